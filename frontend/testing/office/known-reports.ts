import type { ReplyOf } from 'schemas/describe/contract';
import type { getMockExamReports } from 'schemas/mock-exams/reports/progress.contract';

type Reports = ReplyOf<typeof getMockExamReports>;

export const DUE_AT = '2026-11-21T19:00:00.000Z';

/** What Ravi has asked for, and what was prepared at once. */
export const reportsRequest: Reports['requests'][number] = {
  requestId: 'r',
  kind: 'individual',
  reason: 'results',
  note: null,
  named: null,
  askedAt: '2026-11-21T17:00:00.000Z',
  by: 'Ravi Menon',
  preparedAt: '2026-11-21T17:00:05.000Z',
};

/** Of a child who sat, before anybody has asked for their report. */
export const unaskedReport = (
  name: string,
  more: Partial<Reports['reports'][number]> = {},
): Reports['reports'][number] => ({
  mockExamUserId: name.toLowerCase(),
  childName: name,
  hasSat: true,
  state: 'not asked',
  why: null,
  version: 0,
  sending: 0,
  changedAt: null,
  ...more,
});

/** What is known of the reports of a session that is over, before anybody has asked for them. */
export const knownReports = (more: Partial<Reports>): Reports => ({
  serverNow: '2026-11-21T17:00:00.000Z',
  mockExamSessionId: 's',
  mockExamDate: '2026-11-21',
  mockExamTime: '10:00:00',
  mockExamType: 'GL',
  startsAt: '2026-11-21T10:00:00.000Z',
  closesAt: '2026-11-21T12:05:00.000Z',
  papers: [],
  cancelledAt: null,
  dueAt: DUE_AT,
  awaitedUntil: null,
  awaited: 0,
  users: 0,
  requests: [],
  reports: [],
  heldUp: null,
  overall: null,
  overallStuck: null,
  ...more,
});
