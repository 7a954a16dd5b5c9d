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

  const half = [...answers(10, true), ...answers(10, false)];

  it.each([
    { what: 'from all wrong to all right', all: [...answers(20, false), ...answers(20, true)], trend: 1 },
    { what: 'from all right to half', all: [...answers(20, true), ...half], trend: -0.5 },
    { what: 'the same', all: answers(40, true), trend: 0 },
  ])('is $what', ({ all, trend }) => {
    expect(trendOf(all)).toBe(trend);
  });
});

describe('the pace', () => {
  it('is not told where nothing was timed', () => {
    expect(paceOf(timed(undefined, undefined))).toEqual({ secondsPerQuestion: null, targetSeconds: null });
  });

  it('is that of the middle answer, of those that were timed', () => {
    expect(paceOf(timed(100, 5, undefined, 7))).toEqual({ secondsPerQuestion: 7, targetSeconds: 20 });
  });

  it('is not made of guesses, which nobody had the time to read the question for', () => {
    expect(paceOf(timed(1, 1, 2, 40, 1, 50))).toEqual({ secondsPerQuestion: 45, targetSeconds: 50 });
    expect(paceOf(timed(1, 2))).toEqual({ secondsPerQuestion: null, targetSeconds: null });
  });

  it('is between the two in the middle, in whole seconds', () => {
    expect(paceOf(timed(4, 9))).toEqual({ secondsPerQuestion: 7, targetSeconds: 15 });
  });
});
