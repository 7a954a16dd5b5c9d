import type { ReplyOf } from 'schemas/describe/contract';
import type { getMockExamReports } from 'schemas/mock-exams/reports/progress.contract';
import { knownReports, reportsRequest, unaskedReport } from '../office/known-reports';

type Reports = ReplyOf<typeof getMockExamReports>;
type Report = Reports['reports'][number];

const at = (minute: string) => `2026-11-21T17:${minute}.000Z`;
const made = { version: 1, sending: 1, changedAt: at('01:00') } as const;

/** One of each state that a report can be in. */
const states: readonly Partial<Report>[] = [
  { ...made, state: 'not made', why: 'Error: no room left on the device' },
  { ...made, state: 'failed', why: '550 no such mailbox' },
  { state: 'queued' },
  { state: 'rendering' },
  { ...made, state: 'sending' },
  { ...made, state: 'sent' },
  { ...made, state: 'sent', version: 2, sending: 2 },
  { state: 'skipped', why: 'did not sit' },
];

/** The reports of a session half way, with a correction behind them and a report over all. */
export const sentReports = (name: string): Reports =>
  knownReports({
    serverNow: at('02:00'),
    mockExamSessionId: 'november',
    users: states.length,
    requests: [
      {
        requestId: 'key',
        kind: 'individual',
        reason: 'key changed',
        note: 'Question 16 was marked with the wrong answer.',
        named: 1,
        askedAt: at('01:30'),
        by: null,
        preparedAt: at('01:35'),
      },
      { ...reportsRequest, requestId: 'all' },
    ],
    reports: states.map((state, place) =>
      unaskedReport(`${name} ${place + 1}`, { mockExamUserId: `child-${place}`, ...state }),
    ),
    heldUp: { count: 2, why: 'The mail server does not answer.', since: at('01:10'), nextAt: at('02:10') },
    overall: { version: 1, issuedAt: at('00:30'), addressed: 3, sent: 3, lastSentAt: at('00:40') },
  });
