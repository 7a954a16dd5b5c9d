import { describe, expect, it } from '@jest/globals';
import { londonDay } from 'platform/clock';
import { stories } from 'platform/testing';
import type { LearnerDayEvent } from 'schemas/practice/worksheets/learner-day.events';
import { allowanceOf } from './allowance.rules';
import { learnerDay, type LearnerDayCommand } from './learner-day.decider';

const given = stories(learnerDay);
const base = { learnerId: 'amara', day: '2026-11-21' };
const deal = (worksheetId: string, count: number, more = {}): LearnerDayCommand => ({
  type: 'DealWorksheet',
  data: { ...base, worksheetId, count, fewest: count, limit: 50, onPaper: false, ...more },
});
const answer = (worksheetId: string, numbers: number[], limit = 50): LearnerDayCommand => ({
  type: 'CountAnswers',
  data: { ...base, worksheetId, numbers, limit },
});
const dealt = (worksheetId: string, count: number): LearnerDayEvent => ({
  type: 'WorksheetDealt',
  data: { ...base, worksheetId, count },
});
const allotted = (worksheetId: string, count: number): LearnerDayEvent => ({
  type: 'QuestionsAllotted',
  data: { ...base, worksheetId, count },
});
const counted = (worksheetId: string, numbers: number[]): LearnerDayEvent => ({
  type: 'QuestionsCounted',
  data: { ...base, worksheetId, numbers },
});
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

describe('a worksheet that is dealt', () => {
  it('costs nothing yet', () => given(dealt('a', 40)).when(deal('b', 40)).then(dealt('b', 40)));
  it('costs at once when it is on paper', () =>
    given(counted('a', upTo(20)))
      .when(deal('b', 30, { onPaper: true }))
      .then(allotted('b', 30)));
  it('is never given fewer questions unasked', () => given(allotted('a', 46)).when(deal('b', 20)).thenNothing());
  it('is given fewer where that is asked for', () =>
    given(allotted('a', 46))
      .when(deal('b', 8, { fewest: 4 }))
      .then(dealt('b', 4)));
  it('is not given after the trial', () =>
    given()
      .when(deal('a', 5, { limit: 0 }))
      .thenNothing());
  it('is the same when it is asked for again', () => given(dealt('a', 10)).when(deal('a', 10)).thenNothing());
  it('is refused when two hundred questions lie open, and answered ones do not', () => {
    const open = ['a', 'b', 'c', 'd', 'e'].map((id) => dealt(id, 40));
    given(...open)
      .when(deal('f', 1))
      .thenRefused('TooManyQuestionsOpen');
    given(...open, counted('a', [1]))
      .when(deal('f', 1))
      .then(dealt('f', 1));
  });
});

describe('a first answer', () => {
  it('is counted', () =>
    given(dealt('a', 10))
      .when(answer('a', [3]))
      .then(counted('a', [3])));
  it('is counted once', () =>
    given(dealt('a', 10), counted('a', [3]))
      .when(answer('a', [3]))
      .thenNothing());
  it('may be the last of the day', () =>
    given(allotted('a', 49))
      .when(answer('b', [1]))
      .then(counted('b', [1])));
  it('is refused after it', () =>
    given(allotted('a', 49), counted('b', [1]))
      .when(answer('b', [2]))
      .thenRefused('DailyLimitReached'));
  it('of several is refused with all of them where they do not all fit', () =>
    given(allotted('a', 48))
      .when(answer('b', [1, 2, 3]))
      .thenRefused('DailyLimitReached'));
});

const plan = { questionsADay: 50, trialDays: 30 };
it('gives a free account its day, and nothing once its trial is over', () => {
  const allowed = (practice: 'daily' | 'none') =>
    allowanceOf({ practice, unconfirmedSinceDay: null }, '2026-12-21', plan);
  expect(allowed('daily')).toEqual({ kind: 'daily', limit: 50 });
  expect(allowed('none')).toEqual({ kind: 'expired' });
});
it('has no limit for the standard plan, confirmed or not', () => {
  const standing = { practice: 'unlimited', unconfirmedSinceDay: '2025-01-01' } as const;
  expect(allowanceOf(standing, '2026-12-22', plan)).toEqual({ kind: 'unlimited' });
});

const signedUp = (asked: string | null, now: string, practice: 'daily' | 'none' = 'daily') =>
  allowanceOf({ practice, unconfirmedSinceDay: asked === null ? null : londonDay(asked) }, londonDay(now), plan).kind;
it.each([
  { when: 'the first minute', asked: '2026-11-21T09:00:00.000Z', now: '2026-11-21T09:01:00.000Z', kind: 'daily' },
  {
    when: 'the last of the first day in winter',
    asked: '2026-11-21T09:00:00.000Z',
    now: '2026-11-21T23:59:59.000Z',
    kind: 'daily',
  },
  {
    when: 'midnight in winter',
    asked: '2026-11-21T09:00:00.000Z',
    now: '2026-11-22T00:00:00.000Z',
    kind: 'unconfirmed',
  },
  {
    when: 'the last of the first day in summer',
    asked: '2026-07-01T09:00:00.000Z',
    now: '2026-07-01T22:59:59.000Z',
    kind: 'daily',
  },
  {
    when: 'midnight in summer',
    asked: '2026-07-01T09:00:00.000Z',
    now: '2026-07-01T23:00:00.000Z',
    kind: 'unconfirmed',
  },
  {
    when: 'a sign-up in the small hours of summer',
    asked: '2026-06-30T23:30:00.000Z',
    now: '2026-07-01T22:59:59.000Z',
    kind: 'daily',
  },
  {
    when: 'the day on which summer begins',
    asked: '2026-03-29T00:30:00.000Z',
    now: '2026-03-29T22:59:59.000Z',
    kind: 'daily',
  },
  { when: 'its end', asked: '2026-03-29T00:30:00.000Z', now: '2026-03-29T23:00:00.000Z', kind: 'unconfirmed' },
  {
    when: 'the longest day, when summer ends',
    asked: '2026-10-24T23:00:00.000Z',
    now: '2026-10-25T23:59:59.000Z',
    kind: 'daily',
  },
  { when: 'the end of that', asked: '2026-10-24T23:00:00.000Z', now: '2026-10-26T00:00:00.000Z', kind: 'unconfirmed' },
])('waits for the address to be confirmed from the second day on: $when', ({ asked, now, kind }) => {
  expect(signedUp(asked, now)).toBe(kind);
  expect(signedUp(null, now)).toBe('daily');
  expect(signedUp(asked, now, 'none')).toBe('expired');
});
