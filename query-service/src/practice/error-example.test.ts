import { expect, it } from '@jest/globals';
import { exampleOf } from './error-example';

const solution = 'Run has a short vowel and one consonant at the end, so the n doubles before -ing: running.';
const spelling = { ruleTag: 'double-consonant', solution, key: 'running' };
const key = '5/6';
const wrote = '@@1/2 + @@1/3 = @@2/5';
const slips = [{ key: 'adds-denominators', answer: '2/5', wrote, tells: 'Pieces of one size can be counted.' }];

it('is what a slip came to', () => {
  expect(exampleOf({ slips, solution, key }, { errorTag: 'adds-denominators', topic: 'fractions' })).toBe(wrote);
});

it('is how a written item of the rule is explained', () => {
  expect(exampleOf(spelling, { errorTag: 'double-consonant', topic: 'spelling' })).toBe(solution);
});

it('says the words of the choice beside its letter', () => {
  const chosen = {
    ruleTag: 'double-consonant',
    solution: '• The n doubles before -ing.\n• Answer: B',
    key: 'B',
    options: ['runing', 'running', 'runnning'],
  };
  expect(exampleOf(chosen, { errorTag: 'double-consonant', topic: 'spelling' })).toBe(
    '• The n doubles before -ing.\n• Answer: B (“running”)',
  );
});

it('is nothing where the question says nothing of what went wrong', () => {
  expect(exampleOf({ slips, solution, key }, { errorTag: 'number', topic: 'fractions' })).toBeNull();
  expect(exampleOf(spelling, { errorTag: 'silent-letter', topic: 'spelling' })).toBeNull();
  expect(exampleOf(undefined, { errorTag: 'number', topic: 'fractions' })).toBeNull();
});

it('is nothing for a passage, whose explanations need it beside them', () => {
  const question = { ruleTag: 'inference', solution: 'Line 12 says that she was late.', key: 'A' };
  expect(exampleOf(question, { errorTag: 'inference', topic: 'comprehension' })).toBeNull();
});
