import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { Linter } from 'eslint';

/** As `eslint.config.mjs` has it, which jest cannot load: it is a module of the other kind. */
const rule = /complexity: \['error', \{ max: (\d+), variant: '(modified)' \}\]/.exec(
  readFileSync(join(__dirname, '../../eslint.config.mjs'), 'utf8'),
);

const decide = (ending: string) =>
  `function decide({ type, data }, state) { switch (type) {
    ${Array.from({ length: 20 }, (_, n) => `case 'Do${n}': return ${ending};`).join('\n')}
  } }`;
const faultsOf = (text: string) =>
  new Linter().verify(text, { rules: { complexity: ['error', { max: Number(rule?.[1]), variant: 'modified' }] } });

it('twenty simple commands are one table of contents', () => {
  expect(rule?.[2]).toBe('modified');
  expect(faultsOf(decide("acceptUnless(state.done, { type: 'Done', data })"))).toEqual([]);
});

it('a branch in each would be too much for one function', () => {
  expect(faultsOf(decide("state.done ? accept() : accept({ type: 'Done', data })"))).toHaveLength(1);
});
