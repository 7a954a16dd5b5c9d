import { describe, expect, it } from '@jest/globals';
import { paceOf, remembered, trendOf } from './recent-answers';

const answers = (count: number, correct: boolean) =>
  Array.from({ length: count }, () => ({ correct, targetSeconds: 30 }));
const timed = (...seconds: readonly (number | undefined)[]) =>
  seconds.map((secondsSpent, n) => ({ correct: true, secondsSpent, targetSeconds: 10 * (n + 1) }));

it('remembers the newest forty', () => {
  const all = remembered(answers(39, true), answers(5, false));
  expect(all).toHaveLength(40);
  expect(all.slice(-5)).toEqual(answers(5, false));
});

describe('the trend', () => {
  it('is not told of fewer than forty answers', () => {
    expect(trendOf(answers(39, true))).toBeNull();
  });

  it.each([
    ['from all wrong to all right', answers(20, false), answers(20, true), 1],
    ['from all right to half', answers(20, true), [...answers(10, true), ...answers(10, false)], -0.5],
    ['the same', answers(20, true), answers(20, true), 0],
  ])('is %s', (_, before, after, trend) => {
    expect(trendOf([...before, ...after])).toBe(trend);
  });
});

describe('the pace', () => {
  it('is not told where nothing was timed', () => {
    expect(paceOf(timed(undefined, undefined))).toEqual({ secondsPerQuestion: null, targetSeconds: null });
  });

  it('is that of the middle answer, of those that were timed', () => {
    expect(paceOf(timed(100, 5, undefined, 7))).toEqual({ secondsPerQuestion: 7, targetSeconds: 20 });
  });

  it('is between the two in the middle, in whole seconds', () => {
    expect(paceOf(timed(4, 9))).toEqual({ secondsPerQuestion: 7, targetSeconds: 15 });
  });
});
