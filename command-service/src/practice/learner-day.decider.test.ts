import { expect, it } from '@jest/globals';
import { londonDay } from 'platform/clock';
import { stories } from 'platform/testing';
import type { LearnerDayEvent } from 'schemas/practice/worksheets/learner-day.events';
import { allowanceOf } from './allowance.rules';
import { learnerDay, type AllotQuestions } from './learner-day.decider';

const given = stories(learnerDay);
const base = { learnerId: 'amara', day: '2026-11-21' };
const allot = (worksheetId: string, wanted: number, limit: number | null): AllotQuestions => ({
  type: 'AllotQuestions',
  data: { ...base, worksheetId, wanted, limit },
});
const allotted = (worksheetId: string, count: number): LearnerDayEvent => ({
  type: 'QuestionsAllotted',
  data: { ...base, worksheetId, count },
});

it('gives what is wanted while the day has it', () =>
  given()
    .when(allot('a', 10, 50))
    .then(allotted('a', 10)));
it('gives what is left', () =>
  given(allotted('a', 45))
    .when(allot('b', 10, 50))
    .then(allotted('b', 5)));
it('gives nothing when nothing is left', () =>
  given(allotted('a', 50))
    .when(allot('b', 1, 50))
    .thenNothing());
it('has no limit without one', () =>
  given(allotted('a', 500))
    .when(allot('b', 20, null))
    .then(allotted('b', 20)));
it('gives nothing after the trial', () =>
  given()
    .when(allot('a', 5, 0))
    .thenNothing());
it('knows what each worksheet was given', () => {
  expect(given(allotted('a', 5), allotted('b', 3)).state().byWorksheet.get('b')).toBe(3);
});

const plan = { questionsADay: 50, trialDays: 30 };
it.each([
  ['before the last day', '2026-12-20', { kind: 'daily', limit: 50 }],
  ['on the last day, until midnight', '2026-12-21', { kind: 'daily', limit: 50 }],
  ['the day after', '2026-12-22', { kind: 'expired' }],
])('reckons the trial %s', (_, today, expected) => {
  expect(
    allowanceOf({ roles: ['ROLE_FREE_USER'], trialEndsOn: '2026-12-21', unconfirmedSinceDay: null }, today, plan),
  ).toEqual(expected);
});
it('has no limit for the standard plan, trial or not', () => {
  expect(
    allowanceOf(
      {
        roles: ['ROLE_FREE_USER', 'ROLE_USER'],
        trialEndsOn: '2026-01-01',
        unconfirmedSinceDay: '2025-01-01',
      },
      '2026-12-22',
      plan,
    ),
  ).toEqual({ kind: 'unlimited' });
});

const signedUp = (asked: string | null, now: string, trialEndsOn = '2099-01-01') =>
  allowanceOf(
    { roles: ['ROLE_FREE_USER'], trialEndsOn, unconfirmedSinceDay: asked === null ? null : londonDay(asked) },
    londonDay(now),
    plan,
  ).kind;
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
  expect(signedUp(asked, now, '2026-01-01')).toBe('expired');
});
