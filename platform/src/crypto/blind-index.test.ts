import { expect, it } from '@jest/globals';
import { blindIndex, fingerprints, masterKeys } from './crypto';

const hashed = blindIndex(masterKeys('k'.repeat(44)));

it('finds an address whatever its case, space and Unicode form', () => {
  const plain = hashed('ada@example.org');
  expect(hashed('  ADA@Example.ORG ')).toBe(plain);
  expect(hashed('ａｄａ@example.org')).toBe(plain);
  expect(hashed('e\u0301@example.org')).toBe(hashed('É@example.org'));
  // The Kelvin sign is a K.
  expect(hashed('\u212A@example.org')).toBe(hashed('k@example.org'));
  expect(hashed('eda@example.org')).not.toBe(plain);
});

it('gives an id of 43 harmless characters', () => {
  expect(hashed('ada@example.org')).toMatch(/^[A-Za-z0-9_-]{43}$/);
});

it('gives another for another purpose or another key', () => {
  const plain = hashed('ada@example.org');
  expect(hashed('ada@example.org', 'phone')).not.toBe(plain);
  expect(blindIndex(masterKeys('z'.repeat(44)))('ada@example.org')).not.toBe(plain);
});

it('stays the same after a rotation of the master key', () => {
  const rotated = blindIndex(masterKeys(`${'n'.repeat(44)},${'k'.repeat(44)}`));
  expect(rotated('ada@example.org')).toBe(hashed('ada@example.org'));
});

it('as a fingerprint tells apart what differs by one letter’s case, a space or a form', () => {
  const fingerprint = fingerprints(masterKeys('k'.repeat(44)));
  const texts = ['Macdonald', 'MacDonald', 'Macdonald ', 'e\u0301', '\u00e9'];
  expect(new Set(texts.map((text) => fingerprint(text, 'request'))).size).toBe(texts.length);
  expect(fingerprint('Macdonald', 'request')).toBe(fingerprint('Macdonald', 'request'));
  expect(fingerprint('Macdonald', 'another')).not.toBe(fingerprint('Macdonald', 'request'));
});
