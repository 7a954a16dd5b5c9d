import { describe, expect, it } from '@jest/globals';
import { defineQuestionType, isPrinted, type Draft } from './question-type';

type Twice = { number: number };

const doubling = (draft: Partial<Draft<Twice>> = {}) =>
  defineQuestionType<Twice>({
    key: 'doubling',
    title: 'Doubling',
    targetSeconds: [10, 10, 10, 10, 10],
    build: (random) => {
      const number = random.integer(5, 40);
      const wrong = [1, 2, 3, 4, 5].map((more) => String(2 * number + more));
      return {
        params: { number },
        prompt: `Double ${number}.`,
        answer: String(2 * number),
        steps: [`${number} × 2 = ${2 * number}`],
        wrong,
        ...draft,
      };
    },
    solve: ({ number }) => String(number + number),
  });

describe('a question type', () => {
  it('completes what it builds', () => {
    const type = doubling();
    const question = type.draw(2, 7);
    const { number } = question.params as Twice;
    expect(question).toMatchObject({
      typeKey: 'doubling',
      level: 2,
      seed: 7,
      genVersion: 1,
      solution: `• ${number} × 2 = ${2 * number}\n• Answer: ${2 * number}`,
      targetSeconds: 10,
    });
    expect(question.distractors).toHaveLength(4);
    expect(type.solve(question.params)).toBe(question.answer);
  });

  it('makes the letter of the right option the key', () => {
    const { answer, solution, distractors } = doubling({ answer: 'cat', options: ['dog', 'cat', 'cow'] }).draw(1, 1);
    expect([answer, distractors]).toEqual(['B', ['dog', 'cow']]);
    expect(solution.endsWith('• Answer: B')).toBe(true);
  });

  it.each<[string, Partial<Draft<Twice>>]>([
    ['the answer stands in the prompt', { prompt: 'Is 12 the double of 6?', answer: '12' }],
    ['fewer than four wrong answers differ', { wrong: ['1', '2', '3', '3'] }],
    ['two options are the same', { answer: 'cat', options: ['cat', 'dog', 'dog'] }],
    ['no option is right', { answer: 'cat', options: ['dog', 'cow'] }],
  ])('gives up after 200 draws where %s', (_, draft) => {
    expect(() => doubling(draft).draw(1, 1)).toThrow('doubling, level 1, seed 1: no question in 200 draws');
  });

  it('sees an answer in a text only where it stands alone', () => {
    expect(isPrinted('12', 'There are 12 eggs.')).toBe(true);
    expect(isPrinted('12', 'There are 120 eggs, 3.12 m and 12:30 and £12.')).toBe(false);
    expect(isPrinted('£4', 'It costs £4.')).toBe(true);
    expect(isPrinted('£4', 'It costs £4.50.')).toBe(false);
  });
});
