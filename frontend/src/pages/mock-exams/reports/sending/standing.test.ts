import { describe, expect, it } from '@jest/globals';
import type { ShownState } from 'schemas/mock-exams/reports/progress.contract';
import { DUE_AT as dueAt, knownReports, reportsRequest as request } from '../../../../../testing/office/known-reports';
import type { Report, Reports } from './known';
import {
  countsOf,
  dueIn,
  dueWords,
  headline,
  isOverallUnderWay,
  isUnderWay,
  noteOf,
  tally,
  thoseToGetOne,
  withoutWords,
} from './standing';

const report = (state: ShownState, nth: number): Report => ({
  mockExamUserId: `child-${nth}`,
  childName: `Child ${nth}`,
  hasSat: true,
  state,
  why: null,
  version: state === 'sent' || state === 'failed' ? 1 : 0,
  sending: 1,
  changedAt: null,
});
const known = (states: readonly ShownState[], more: Partial<Reports> = {}): Reports =>
  knownReports({
    users: states.length,
    requests: states.every((state) => state === 'not asked') ? [] : [request],
    reports: states.map(report),
    ...more,
  });

describe('the heading', () => {
  it.each([
    [
      'before they can be made',
      known(['not asked'], { awaitedUntil: '2026-11-21T17:12:00.000Z' }),
      'Reports can be made from 5:12\u00a0pm',
    ],
    ['before they are asked for', known(['not asked', 'not asked']), '2\u00a0reports to send'],
    ['of one', known(['not asked']), '1\u00a0report to send'],
    ['of nobody', known([]), 'Nobody booked this session'],
    ['while they are sent', known(['sent', 'queued', 'rendering']), 'Sending: 1 of 3 sent'],
    [
      'without who was absent',
      known(['queued', 'skipped'], { reports: [report('queued', 1), { ...report('skipped', 2), hasSat: false }] }),
      'Sending: 0 of 1 sent',
    ],
    ['where some failed', known(['sent', 'failed', 'skipped']), '1\u00a0report could not be sent'],
    ['where some were not made', known(['sent', 'failed', 'not made']), '1\u00a0report could not be made'],
    ['when all is done', known(['sent', 'sent', 'skipped']), '2\u00a0reports sent'],
    ['where nobody sat', known(['skipped']), 'There was nobody to send a report to'],
    ['of one that was called off', known([], { cancelledAt: dueAt }), 'This session was cancelled: it has no reports'],
  ])('says it %s', (_, reports, words) => expect(headline(reports)).toBe(words));
});

it('counts what became of them, without what nothing became of', () => {
  const { reports } = known(['sent', 'sent', 'failed', 'skipped', 'queued']);
  expect(tally(countsOf(reports))).toBe('2 sent, 1 failed');
  expect(tally(countsOf(known(['not asked']).reports))).toBe('');
});

it('counts no child who gets none, and says how many there are and why', () => {
  const sent = Array.from({ length: 39 }, (_, nth) => report('sent', nth));
  const all = known([], { reports: [...sent, { ...report('skipped', 39), why: 'did not sit' }] });
  expect(thoseToGetOne(all)).toHaveLength(39);
  expect(withoutWords(all)).toBe('1\u00a0child gets none: did not sit the exam.');
  expect(withoutWords({ reports: sent })).toBe('');
  const moved = [1, 2].map((nth) => ({ ...report('skipped', nth), why: 'moved' }));
  expect(withoutWords({ reports: [...all.reports, ...moved] })).toBe(
    '1\u00a0child gets none: did not sit the exam. 2\u00a0children get none: moved to another session, to sit that one.',
  );
});

describe('when they are due', () => {
  const at = (hoursBefore: number) => Date.parse(dueAt) - hoursBefore * 3_600_000;

  it.each([
    [2.5, 'Due by Sat 21 Nov 2026, 7:00\u00a0pm: in 2\u00a0hours 30\u00a0minutes.', 'well'],
    [0.5, 'Due by Sat 21 Nov 2026, 7:00\u00a0pm: in 30\u00a0minutes.', 'soon'],
    [-1, 'Due by Sat 21 Nov 2026, 7:00\u00a0pm: 1\u00a0hour ago.', 'late'],
    [-72, 'Due by Sat 21 Nov 2026, 7:00\u00a0pm: 3\u00a0days ago.', 'late'],
  ])('is told %s hours before', (hours, words, urgency) => {
    const reports = known(['not asked']);
    expect([dueWords(reports, at(hours)), dueIn(reports, at(hours))]).toEqual([words, urgency]);
  });

  it('is over once each is sent or skipped, however late it is', () => {
    const reports = known(['sent', 'skipped']);
    expect([dueWords(reports, at(-5)), dueIn(reports, at(-5))]).toEqual([
      'They were due by Sat 21 Nov 2026, 7:00\u00a0pm.',
      'done',
    ]);
  });
});

it('is asked for again soon only while something changes by itself', () => {
  expect(isUnderWay(known(['sent', 'sending']))).toBe(true);
  expect(isUnderWay(known(['not asked'], { requests: [{ ...request, preparedAt: null }] }))).toBe(true);
  expect(isUnderWay(known(['sent', 'failed', 'skipped', 'not made']))).toBe(false);
});

describe('the report over all', () => {
  const overall = { version: 1, issuedAt: dueAt, addressed: 3, sent: 2, lastSentAt: dueAt };
  const asked = { ...request, kind: 'overall' as const };

  it('is under way until it is made, however few admins could be written to', () => {
    expect(isOverallUnderWay(known([], { requests: [asked] }))).toBe(true);
    expect(isOverallUnderWay(known([], { requests: [asked], overall }))).toBe(false);
    expect(isOverallUnderWay(known([], { requests: [asked, asked], overall }))).toBe(true);
  });

  it('is not under way once it was given up', () =>
    expect(isOverallUnderWay(known([], { requests: [asked], overallStuck: 'Error: no room' }))).toBe(false));
});

it('says of a corrected report that was not made what families were to read, and nothing of a first one', () => {
  const { reports } = known(['not made']);
  const [first] = reports;
  const requests = [{ ...request, note: 'A key was put right.' }, request];
  expect(noteOf({ requests }, reports)).toBeUndefined();
  expect(first && noteOf({ requests }, [{ ...first, version: 1 }])).toBe('A key was put right.');
});
