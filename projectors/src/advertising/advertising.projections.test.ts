import { expect, it } from '@jest/globals';
import type { AnyEvent } from 'schemas/events';
import { rowsOf } from '../../testing/rows-of';
import { advertisedParentsProjection } from './advertised-parents.projection';
import { passedOnProjection } from './passed-on.projection';

const at = '2026-11-21T09:00:00.000Z';
const later = '2026-11-22T09:00:00.000Z';
const agreement = { textVersion: '2026-11.1', receiver: 'Adverts Ltd' };
const registered = (advertising?: typeof agreement): AnyEvent => ({
  type: 'AccountRegistered',
  data: {
    accountId: 'ann',
    learnerId: 'amara',
    email: 'ann@example.org',
    childName: 'Amara',
    passwordHash: '$secret',
    roles: ['ROLE_FREE_USER'],
    ...(advertising && { advertising }),
  },
});
const agreed: AnyEvent = { type: 'AdvertisingAgreed', data: { accountId: 'ann', ...agreement } };
const withdrawn: AnyEvent = { type: 'AdvertisingWithdrawn', data: { accountId: 'ann' } };
const nothing = { textVersion: null, receiver: null, agreedAt: null, withdrawnAt: null };
const row = { accountId: 'ann' };
const parents = (...events: AnyEvent[]) =>
  rowsOf(advertisedParentsProjection, ...events.map((event, index) => ({ ...event, at: index === 0 ? at : later })));

it('keeps nothing of a parent who did not agree, and of one who did neither name nor address', () => {
  expect(parents(registered())).toEqual([]);
  expect(parents(registered(agreement))).toEqual([{ ...row, ...agreement, agreedAt: at, withdrawnAt: null }]);
});
it('knows what was agreed to and taken back since', () => {
  expect(parents(registered(), agreed)).toEqual([{ ...row, ...agreement, agreedAt: later, withdrawnAt: null }]);
  expect(parents(registered(agreement), withdrawn)).toEqual([{ ...row, ...nothing, withdrawnAt: later }]);
  expect(parents(registered(), withdrawn, agreed)).toMatchObject([{ agreedAt: later, withdrawnAt: null }]);
});
it('lists what was passed on, and what became of it', () => {
  const data = { accountId: 'ann', conversionId: 'c' };
  const opened: AnyEvent = {
    type: 'ConversionOpened',
    data: { ...data, ...agreement, conversion: 'Lead', fields: 'e-mail address' },
  };
  const closed: AnyEvent = { type: 'ConversionClosed', data: { ...data, outcome: 'refused' } };
  const rows = (...events: AnyEvent[]) => rowsOf(passedOnProjection, ...events.map((event) => ({ ...event, at })));
  const one = { ...data, conversion: 'Lead', receiver: 'Adverts Ltd', fields: 'e-mail address', at };
  expect(rows(opened)).toEqual([{ ...one, outcome: 'open' }]);
  expect(rows(opened, closed)).toEqual([{ ...one, outcome: 'refused' }]);
});
