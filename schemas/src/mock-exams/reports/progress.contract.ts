import Type from 'typebox';
import { admins } from '../../accounts/roles';
import { file, query, streamedFile } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Count, Day, Email, Id, Instant, orNull, Own, Shape } from '../../describe/schema';
import { MockExamType, PinnedPaper } from '../paper';
import { askedBecause, ReportNote, reportKinds } from './reports.events';

const own = { email: Maybe(Own(Email, 'email')) };
const session = { ...own, mockExamSessionId: Id };

/**
 * As staff see it. `not asked`: nobody has asked for any; `waiting`: asked for, and what it is made from is counted first; `rendering`:
 * a worker is at it; `sending`: made, and its mail on its way; `not made`: the workers gave it up; `failed`: its mail was not taken.
 */
export const shownStates = [
  'not asked',
  'waiting',
  'queued',
  'rendering',
  'sending',
  'not made',
  'sent',
  'failed',
  'skipped',
] as const;
export type ShownState = (typeof shownStates)[number];

export const getMockExamReports = query({
  call: 'POST /mock-exams/getReports',
  who: admins,
  summary:
    'How the reports of a session stand: whom they were sent to, who has none and why, what is awaited, and when they are due. Who looked is noted.',
  request: session,
  reply: {
    serverNow: Instant,
    mockExamSessionId: Id,
    mockExamDate: Day,
    mockExamTime: Type.String(),
    mockExamType: orNull(MockExamType),
    startsAt: Instant,
    closesAt: Instant,
    papers: Type.Array(PinnedPaper),
    cancelledAt: orNull(Instant),
    /** By when families have their results. */
    dueAt: Instant,
    /** Until when somebody may be sitting it; null: nobody can any more. */
    awaitedUntil: orNull(Instant),
    /** How many may be. */
    awaited: Count,
    /** How many have booked or sat it. */
    users: Count,
    /** What was asked for, the last first. */
    requests: Type.Array(
      Shape({
        requestId: Id,
        kind: Type.Enum([...reportKinds]),
        reason: Type.Enum([...askedBecause]),
        note: orNull(ReportNote),
        /** How many were named; null: everybody. */
        named: orNull(Count),
        askedAt: Instant,
        by: orNull(Type.String()),
        preparedAt: orNull(Instant),
      }),
    ),
    reports: Type.Array(
      Shape({
        mockExamUserId: Id,
        childName: orNull(Type.String()),
        state: Type.Enum([...shownStates]),
        /** They began the exam: whoever did not gets none. */
        hasSat: Type.Boolean(),
        /** Why there is none, what making it met, or what the mail server said. */
        why: orNull(Type.String()),
        version: Count,
        sending: Count,
        changedAt: orNull(Instant),
      }),
    ),
    /** What waits for something that is away, and is tried again by itself. */
    heldUp: orNull(Shape({ count: Count, why: Type.String(), since: Instant, nextAt: Instant })),
    overall: orNull(
      Shape({ version: Count, issuedAt: Instant, addressed: Count, sent: Count, lastSentAt: orNull(Instant) }),
    ),
    /** What the making of the last report over all was given up for; null: it was not. */
    overallStuck: orNull(Type.String()),
  },
  refusals: ['SessionNotFound'],
});

export const previewMockExamReport = query({
  call: 'POST /mock-exams/previewReport',
  who: admins,
  summary:
    'The report of one child as it would be if it were made now, as a PDF; nothing is kept and nobody is written to. Who looked is noted.',
  request: { ...session, mockExamUserId: Id },
  reply: file('application/pdf'),
  atATime: 2,
  refusals: ['SessionNotFound', 'ReportNotFound', 'ReportsNotYet'],
});

export const takeMockExamReports = query({
  call: 'POST /mock-exams/takeReports',
  who: admins,
  summary: 'The last report of every child of a session that has one, as one ZIP of PDFs. Who took it is noted.',
  request: session,
  reply: streamedFile('application/zip'),
  refusals: ['SessionNotFound', 'ReportNotFound', 'ReportsFileUnderWay'],
});
