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
    ['begins', 0, 0, 1],
    ['goes on the next day', 4, 1, 5],
    ['counts a day once', 4, 0, 4],
    ['begins again after a day without', 4, 2, 1],
    ['does not mind a worksheet that was marked late', 4, -1, 4],
  ])('%s', (_, streak, daysSince, after) => {
    expect(streakAfter(streak, daysSince)).toBe(after);
  });

  it('lives through the day after, and no longer', () => {
    expect([0, 1, 2].map((daysSince) => streakNow(4, daysSince))).toEqual([4, 4, 0]);
  });
});
