import { expect, it } from '@jest/globals';
import type { OpenJob } from 'platform/jobs';
import type { RowOf } from 'schemas/describe/table';
import type { mockReports } from 'schemas/mock-exams/reports/reports.tables';
import { givenUpFor, reportsShown } from './reports-shown';

const AT = '2026-11-21T12:00:00.000Z';
const amara = { learnerId: 'amara', childName: 'Amara', hasSat: true };
const row = (state: RowOf<typeof mockReports>['state'], version = 0): RowOf<typeof mockReports> => ({
  sessionId: 's',
  learnerId: 'amara',
  familyId: 'okafor',
  requestId: 'r',
  state,
  stood: null,
  why: null,
  refused: null,
  version,
  sending: version === 0 ? 0 : 1,
  changedAt: AT,
  firstSentAt: null,
});
const why = 'Error: no such template';
const job = (task: string, once: string, state: OpenJob['state']): OpenJob => ({
  task: `mock-exams.${task}`,
  once,
  state,
  why: state === 'failed' ? why : null,
  heldSince: null,
  dueAt: AT,
});

const mailed = job('report-mail', 's amara 1', 'failed');
const given = job('issue-report', 's amara r', 'failed');

it.each([
  { what: 'a report that the workers gave up', rows: [row('queued')], failed: given, state: 'not made' },
  { what: 'a corrected one', rows: [row('queued', 1)], failed: given, state: 'not made' },
  { what: 'a mail that they gave up', rows: [row('issued', 1)], failed: mailed, state: 'failed' },
  { what: 'a request', rows: [], failed: job('prepare-reports', 's r', 'failed'), state: 'not made' },
])('tells apart what could not be made and what could not be sent: $what', ({ rows, failed, state }) => {
  const [shown] = reportsShown({ addressed: [amara], rows, jobs: [failed], running: 'r' });
  expect(shown).toMatchObject({ state, why });
});

it('takes no failed mail of an issue before for one that is being made', () => {
  const jobs = [job('report-mail', 's amara 1', 'failed'), job('issue-report', 's amara r', 'claimed')];
  const shown = (some: readonly OpenJob[]) =>
    reportsShown({ addressed: [amara], rows: [row('queued', 1)], jobs: some, running: null })[0]?.state;
  expect([shown(jobs), shown(jobs.slice(0, 1)), shown(jobs.toReversed())]).toEqual([
    'rendering',
    'queued',
    'rendering',
  ]);
});

it('waits while a request is counted, and not for one that nobody made', () => {
  const shown = (running: string | null) =>
    reportsShown({ addressed: [amara], rows: [], jobs: [], running }).map(({ state }) => state);
  expect([shown('r'), shown(null)]).toEqual([['waiting'], ['not asked']]);
});

it('says what the last request for a report over all was given up for, and nothing of one before', () => {
  const jobs = [job('issue-overall-report', 's first', 'failed'), job('issue-overall-report', 's last', 'asked')];
  expect([givenUpFor(jobs, 'first'), givenUpFor(jobs, 'last'), givenUpFor(jobs, undefined)]).toEqual([why, null, null]);
});
