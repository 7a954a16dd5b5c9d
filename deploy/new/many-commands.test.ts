import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { Linter } from 'eslint';

/** As `.oxlintrc.json` has it; the rule means the same to both. */
const { rules } = JSON.parse(readFileSync(join(__dirname, '../../.oxlintrc.json'), 'utf8')) as {
  rules: { complexity: ['error', { max: number; variant: string }] };
};
const [, limit] = rules.complexity;

const decide = (ending: string) =>
  `function decide({ type, data }, state) { switch (type) {
    ${Array.from({ length: 20 }, (_, n) => `case 'Do${n}': return ${ending};`).join('\n')}
  } }`;
const faultsOf = (text: string) =>
  new Linter().verify(text, { rules: { complexity: ['error', { max: limit.max, variant: 'modified' }] } });

it('twenty simple commands are one table of contents', () => {
  expect(limit.variant).toBe('modified');
  expect(faultsOf(decide("acceptUnless(state.done, { type: 'Done', data })"))).toEqual([]);
});

it('a branch in each would be too much for one function', () => {
  expect(faultsOf(decide("state.done ? accept() : accept({ type: 'Done', data })"))).toHaveLength(1);
});
