import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { signers } from 'schemas/accounts/token';
import { secretsIn } from './secrets';

let folder: string;
const file = () => join(folder, 'secrets.json');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fieldfare-secrets-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('makes secrets once, for their owner alone, with a key for each program that signs', () => {
  const made = secretsIn(folder);
  expect(new Set(signers.map((name) => made.signingKeys[name])).size).toBe(signers.length);
  expect(secretsIn(folder)).toEqual(made);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

it('gives keys to a folder of before, and leaves all else in it as it was', () => {
  const { masterKeys, rolePasswords } = secretsIn(folder);
  const before = { masterKeys, rolePasswords };
  writeFileSync(file(), JSON.stringify(before));
  const after = secretsIn(folder);
  expect(after).toEqual({ ...before, signingKeys: after.signingKeys });
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual(after);
  expect(secretsIn(folder)).toEqual(after);
});

it('makes the one key that is missing, and changes no other', () => {
  const whole = secretsIn(folder);
  const { workers, ...others } = whole.signingKeys;
  writeFileSync(file(), JSON.stringify({ ...whole, signingKeys: others }));
  const mended = secretsIn(folder);
  expect(mended.signingKeys).toMatchObject(others);
  expect(mended.signingKeys.workers).not.toBe(workers);
});

it.each(['', '{"masterKeys":'])('says in a sentence that a file is broken, and leaves it: %j', (broken) => {
  writeFileSync(file(), broken);
  expect(() => secretsIn(folder)).toThrow(/secrets\.json cannot be read.*Put the file back from a copy/);
  expect(readFileSync(file(), 'utf8')).toBe(broken);
});
