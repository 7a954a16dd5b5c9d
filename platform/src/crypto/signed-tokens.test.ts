import { expect, it } from '@jest/globals';
import { masterKeys, signedTokens } from './crypto';

const tokens = signedTokens(masterKeys('k'.repeat(44)).deriveEach('links'));
const now = new Date('2026-11-21T14:00:00Z');
const expiresAt = new Date('2026-11-21T15:00:00Z');
const purpose = 'reset-password';
const token = tokens.signToken({ purpose, parts: ['account-1', 'reset-1'], expiresAt });

it('opens what it signed', () => {
  expect(tokens.openToken(token, { purpose, now })).toEqual(['account-1', 'reset-1']);
  expect(token).toMatch(/^[A-Za-z0-9_.-]{1,120}$/);
});

it('opens for its purpose only', () => {
  expect(tokens.openToken(token, { purpose: 'confirm-subscription', now })).toBeUndefined();
});

it('opens until it expires', () => {
  expect(tokens.openToken(token, { purpose, now: new Date(expiresAt.getTime() - 1) })).toBeDefined();
  expect(tokens.openToken(token, { purpose, now: expiresAt })).toBeUndefined();
});

it('refuses any changed character, cut or addition', () => {
  for (let index = 0; index < token.length; index += 1) {
    // The last character of base64 may hold spare bits: a change there can stand for the same bytes.
    if (index === token.length - 1) continue;
    const changed = `${token.slice(0, index)}${token[index] === 'x' ? 'y' : 'x'}${token.slice(index + 1)}`;
    expect(tokens.openToken(changed, { purpose, now })).toBeUndefined();
  }
  for (const broken of ['', '.', 'a.b', token.slice(0, -4), `${token}.x`, token.split('.')[0] ?? '']) {
    expect(tokens.openToken(broken, { purpose, now })).toBeUndefined();
  }
});

it('opens the tokens of an older key after a rotation, and not those of a stranger', () => {
  const rotated = signedTokens(masterKeys(`${'n'.repeat(44)},${'k'.repeat(44)}`).deriveEach('links'));
  expect(rotated.openToken(token, { purpose, now })).toBeDefined();
  expect(
    signedTokens(masterKeys('n'.repeat(44)).deriveEach('links')).openToken(token, { purpose, now }),
  ).toBeUndefined();
});
