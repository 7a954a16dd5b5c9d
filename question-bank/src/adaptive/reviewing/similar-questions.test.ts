import { expect, it } from '@jest/globals';
import { similarQuestions } from './similar-questions';

const due = (questionType: string, level = 2, dueOn = '2026-03-02') => ({ questionType, level, dueOn });

it('asks for nothing when nothing is due', () => {
  expect(similarQuestions([])).toEqual([]);
});

it('asks for a question of the same type and level, for what has been due the longest first', () => {
  expect(similarQuestions([due('b', 3, '2026-03-05'), due('a', 1, '2026-03-04')])).toEqual([
    { questionType: 'a', level: 1, count: 1 },
    { questionType: 'b', level: 3, count: 1 },
  ]);
});

it('asks for two of a kind at most', () => {
  expect(similarQuestions([due('a'), due('a'), due('a'), due('a', 4)])).toEqual([
    { questionType: 'a', level: 2, count: 2 },
    { questionType: 'a', level: 4, count: 1 },
  ]);
});

it('asks for ten in all at most', () => {
  const many = Array.from({ length: 40 }, (_, n) => due(`type-${n % 19}`));
  const counts = similarQuestions(many).map(({ count }) => count);
  expect(counts).toEqual([2, 2, 2, 2, 2]);
  expect(similarQuestions([due('z', 1, '2026-01-01'), ...many]).map(({ count }) => count)).toEqual([1, 2, 2, 2, 2, 1]);
});
