import { expect, it } from '@jest/globals';
import type { OpenJob } from 'platform/jobs';
import type { RowOf } from 'schemas/describe/table';
import type { mockReports } from 'schemas/mock-exams/reports/reports.tables';
import { givenUpFor, reportsShown } from './reports-shown';

const AT = '2026-11-21T12:00:00.000Z';
const amara = { learnerId: 'amara', childName: 'Amara' };
const row = (state: RowOf<typeof mockReports>['state'], version = 0): RowOf<typeof mockReports> => ({
  sessionId: 's',
  learnerId: 'amara',
  familyId: 'okafor',
  requestId: 'r',
  state,
  why: null,
  refused: null,
  version,
  sending: version === 0 ? 0 : 1,
  changedAt: AT,
  firstSentAt: null,
});
const job = (task: string, once: string, state: OpenJob['state'], why: string | null = null): OpenJob => ({
  task: `mock-exams.${task}`,
  once,
  state,
  outages: 0,
  why,
  askedAt: AT,
  dueAt: AT,
});
const why = 'Error: no such template';

it.each([
  ['a report that the workers gave up', [row('queued')], job('issue-report', 's amara r', 'failed', why), 'not made'],
  ['a corrected one', [row('queued', 1)], job('issue-report', 's amara r', 'failed', why), 'not made'],
  ['a mail that they gave up', [row('issued', 1)], job('report-mail', 's amara 1', 'failed', why), 'failed'],
  ['a request that could not be counted', [], job('prepare-reports', 's r', 'failed', why), 'not made'],
] as const)('tells apart what could not be made and what could not be sent: %s', (_, rows, failed, state) => {
  const [shown] = reportsShown({ addressed: [amara], rows, jobs: [failed], running: 'r' });
  expect(shown).toMatchObject({ state, why });
});

it('takes no failed mail of an issue before for one that is being made', () => {
  const jobs = [job('report-mail', 's amara 1', 'failed', why), job('issue-report', 's amara r', 'claimed')];
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
  const jobs = [job('issue-overall-report', 's first', 'failed', why), job('issue-overall-report', 's last', 'asked')];
  expect([givenUpFor(jobs, 'first'), givenUpFor(jobs, 'last'), givenUpFor(jobs, undefined)]).toEqual([why, null, null]);
});
