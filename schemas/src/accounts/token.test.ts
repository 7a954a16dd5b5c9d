import { expect, it } from '@jest/globals';
import Value from 'typebox/value';
import { Shape } from '../describe/schema';
import { serviceNames } from './roles';
import { lendable, mayClaim, serviceClaims, SIGNS_FOR_PEOPLE, TokenClaims } from './token';

const ann = { ...serviceClaims('workers'), accountId: 'ann', roles: ['ROLE_FREE_USER'] };
const isToken = (claims: object) => Value.Check(Shape(TokenClaims), claims);

it('lends what a plan brings, and no role of the office', () => {
  for (const role of lendable) expect(isToken({ ...ann, lent: [{ role, endsAt: null }] })).toBe(true);
  for (const role of ['ROLE_ADMIN', 'ROLE_CONTENT_ENTRY', 'ROLE_WORKERS', ''])
    expect(isToken({ ...ann, lent: [{ role, endsAt: null }] })).toBe(false);
});

it('lends nothing by the key of a service, which speaks for itself alone', () => {
  const lent = [{ role: 'ROLE_USER', endsAt: null }];
  for (const service of serviceNames) {
    expect(mayClaim(service, serviceClaims(service))).toBe(true);
    expect(mayClaim(service, { ...serviceClaims(service), lent })).toBe(false);
    expect(mayClaim(service, { ...ann, lent })).toBe(false);
  }
  expect(mayClaim(SIGNS_FOR_PEOPLE, { ...ann, lent })).toBe(true);
});
