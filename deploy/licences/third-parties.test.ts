import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { LICENCES, licencesOf } from './third-parties.mjs';

const root = join(__dirname, '../..');
const made = licencesOf(root);

it('are kept as the installed packages have them', () => {
  // Not compared by jest: the difference would be printed in full.
  if (readFileSync(join(root, LICENCES), 'utf8') !== made)
    throw new Error(`${LICENCES} is not what the installed packages say: renew it with \`npm run licences\`.`);
});

it('name each package that is shipped, the fonts and word lists among them, and none that is not', () => {
  const named = (name: string) => made.split('\n').some((line) => line.startsWith(`  ${name} `));
  const shipped = ['react', 'pg', 'argon2', '@fontsource-variable/lexend', '@fontsource/noto-sans-math'];
  expect([...shipped, 'dictionary-en-gb', 'jest', 'vite', 'oxlint'].filter(named)).toEqual([
    ...shipped,
    'dictionary-en-gb',
  ]);
  expect(made).toContain('SIL OPEN FONT LICENSE');
});

it('are of the kinds that may be shipped', () => {
  const kinds = [...made.matchAll(/^-{80}\n\n(.+)\n {2}\S+ \d+\.\d+\.\d+/gm)].map(([, kind]) => kind ?? '');
  expect(kinds.filter((kind) => /GPL|SSPL|BUSL|UNLICENSED/i.test(kind))).toEqual([]);
  expect(kinds).toContain('MIT');
});
