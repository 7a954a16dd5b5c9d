import { describe, expect, it } from '@jest/globals';
import { defineQuestionType, type Draft } from '../generation/question-type';
import { questionFaults } from './question-type-cases';

type Sum = { one: number; two: number };

const sound: Draft<Sum> = {
  params: { one: 27, two: 15 },
  prompt: 'Work out 27 + 15.',
  answer: '42',
  steps: ['27 + 15 = 42'],
  wrong: ['12', '32', '41', '43'],
};

function faultsOf(planted: Partial<Draft<Sum>>): string[] {
  const type = defineQuestionType<Sum>({
    key: 'sum',
    title: 'Sum',
    targetSeconds: [10, 10, 10, 10, 10],
    build: () => ({ ...sound, ...planted }),
    solve: ({ one, two }) => String(one + two),
  });
  return questionFaults(type, type.draw(1, 1));
}

describe('the faults of a question', () => {
  it('are none where it is sound', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it.each<[string, Partial<Draft<Sum>>]>([
    ['the solver says 42, the key says 44: Work out 27 + 15.', { answer: '44', steps: ['27 + 17 = 44'] }],
    ['does not hold: 27 + 15 = 41', { steps: ['27 + 15 = 41', 'So 42.'] }],
    ['the working never comes to the 42 of the answer 42', { steps: ['27 + 10 = 37', 'Then add 5 more.'] }],
    ['41 and 41.0 are the same answer', { wrong: ['12', '41', '41.0', '43'] }],
    [
      'the ratio 12:11 could be read as a time of day',
      { answer: '12:11', answerForm: 'Give a ratio, like 3:2.', steps: ['27 − 15 = 12', '26 − 15 = 11'] },
    ],
    ['a word twice: Work out out 27 + 15.', { prompt: 'Work out out 27 + 15.' }],
  ])('tell that %s', (fault, planted) => {
    expect(faultsOf(planted)).toContain(fault);
  });
});
