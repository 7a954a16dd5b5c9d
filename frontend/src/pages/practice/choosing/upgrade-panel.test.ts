import { describe, expect, it } from '@jest/globals';
import { trialMessage } from '../../../rooms/desk/trial';
import { upgradeWords } from './upgrade-panel';

const said = (words: string | undefined) => words?.replaceAll('\u00a0', ' ').replaceAll('\u2019', "'");

describe('the upgrade prompt', () => {
  it.each([
    [{ daysLeft: 30, remainingToday: 50 }, 'maths', undefined],
    [{ daysLeft: 30, remainingToday: 11 }, 'maths', undefined],
    [{ daysLeft: 30, remainingToday: 10 }, 'maths', 'Only 10 questions left as part of your daily limit!'],
    [{ daysLeft: 30, remainingToday: 1 }, 'maths', 'Only 1 question left as part of your daily limit!'],
    [{ daysLeft: 30, remainingToday: 0 }, 'maths', "You've reached your daily limit!"],
    [{ daysLeft: 30, remainingToday: -1 }, 'english', "You've reached your daily limit!"],
    [{ daysLeft: 30, remainingToday: 50 }, 'english', 'Upgrade for unlimited English Comprehensions!'],
    [{ daysLeft: -1, remainingToday: 50 }, 'maths', 'Your trial has expired.'],
    [{ daysLeft: null, remainingToday: null }, 'maths', undefined],
  ] as const)('of %j, in %s, says %j', (allowance, subject, words) => {
    expect(said(upgradeWords(allowance, subject))).toBe(words);
  });
});

describe('the trial message', () => {
  it.each([
    [30, undefined],
    [8, undefined],
    [7, 'You have 7 days left on your trial.'],
    [1, 'You have 1 day left on your trial.'],
    [0, 'Your trial expires at midnight.'],
    [-1, 'Your trial has expired.'],
    [null, undefined],
    [undefined, undefined],
  ])('with %j days left says %j', (daysLeft, words) => {
    expect(said(trialMessage(daysLeft))).toBe(words);
  });
});
