import { expect, it } from '@jest/globals';
import { sign } from 'jsonwebtoken';
import Type from 'typebox';
import { Id } from 'schemas/describe/schema';
import { manualClock } from '../clock/clock';
import { accessTokens, masterKeys } from './crypto';

const clock = manualClock('2026-11-21T14:00:00Z');
const master = masterKeys('k'.repeat(44));
const options = {
  master,
  issuer: 'https://fieldfare.example',
  claims: { accountId: Id, roles: Type.Array(Type.String()) },
  clock,
};
const tokens = accessTokens(options);
const claims = { accountId: 'a-1', roles: ['ROLE_USER'] };
const [key = Buffer.alloc(0)] = master.deriveEach('access-tokens');

it('verifies what it signed, for ten minutes', () => {
  const token = tokens.sign(claims);
  expect(tokens.verify(token)).toEqual(claims);
  clock.advance(599);
  expect(tokens.verify(token)).toEqual(claims);
  clock.advance(1);
  expect(tokens.verify(token)).toBeUndefined();
});

it('refuses another algorithm, even with the right key', () => {
  const forged = sign({ holder: claims }, key, { algorithm: 'HS512', issuer: options.issuer });
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${tokens.sign(claims).split('.')[1] ?? ''}.`;
  expect(tokens.verify(forged)).toBeUndefined();
  expect(tokens.verify(unsigned)).toBeUndefined();
});

it('refuses another issuer, another key, other claims and nonsense', () => {
  expect(tokens.verify(accessTokens({ ...options, issuer: 'https://else.example' }).sign(claims))).toBeUndefined();
  expect(tokens.verify(accessTokens({ ...options, master: masterKeys('z'.repeat(44)) }).sign(claims))).toBeUndefined();
  const iat = Math.floor(clock.now().getTime() / 1000);
  expect(
    tokens.verify(sign({ holder: { accountId: 7 }, iat }, key, { algorithm: 'HS256', issuer: options.issuer })),
  ).toBeUndefined();
  expect(tokens.verify('nonsense')).toBeUndefined();
});

it('verifies tokens of the older key after a rotation', () => {
  const rotated = accessTokens({ ...options, master: masterKeys(`${'n'.repeat(44)},${'k'.repeat(44)}`) });
  expect(rotated.verify(tokens.sign(claims))).toEqual(claims);
});
