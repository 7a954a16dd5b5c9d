import { describe, expect, it } from '@jest/globals';
import { starsFor, streakAfter, streakNow } from './effort';

it.each([
  [0, 0],
  [9, 0],
  [10, 1],
  [199, 19],
])('%d answers are worth %d stars', (answered, stars) => {
  expect(starsFor(answered)).toBe(stars);
});

describe('a streak', () => {
  it.each([
    { what: 'goes on the next day', streak: 4, daysSince: 1, after: 5 },
    { what: 'begins again after a day without', streak: 4, daysSince: 2, after: 1 },
  ])('$what', ({ streak, daysSince, after }) => {
    expect(streakAfter(streak, daysSince)).toBe(after);
  });

  it('lives through the day after, and no longer', () => {
    expect([0, 1, 2].map((daysSince) => streakNow(4, daysSince))).toEqual([4, 4, 0]);
  });
});
