import { describe, expect, it } from '@jest/globals';
import { ratingOf } from './review-rating';

const marks = (right: number, of: number, secondsSpent?: number) =>
  Array.from({ length: of }, (_, n) => ({ correct: n < right, secondsSpent, targetSeconds: 30 }));

it.each([
  [0, 1, 'again'],
  [2, 5, 'again'],
  [1, 2, 'hard'],
  [3, 4, 'hard'],
  [79, 100, 'hard'],
  [4, 5, 'good'],
  [9, 10, 'good'],
] as const)('%d right of %d was %s', (right, of, rating) => {
  expect(ratingOf(marks(right, of, 1))).toBe(rating);
});

describe('all right', () => {
  it('was easy within the target time, to the second', () => {
    expect(ratingOf(marks(3, 3, 30))).toBe('easy');
    expect(ratingOf(marks(3, 3, 31))).toBe('good');
  });

  it('is easy by the time of all of them together', () => {
    expect(ratingOf([...marks(1, 1, 50), ...marks(1, 1, 10)])).toBe('easy');
  });

  it('is good where the time of one is not known', () => {
    expect(ratingOf([...marks(1, 1, 1), ...marks(1, 1)])).toBe('good');
  });
});
