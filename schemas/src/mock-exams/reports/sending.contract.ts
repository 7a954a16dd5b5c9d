import Type from 'typebox';
import { admins } from '../../accounts/roles';
import { command } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Count, Email, Id, Instant, Own, SeenLines } from '../../describe/schema';
import { MOST_ADDRESSED } from './reports.events';

/** The spec's name of the admin who calls. */
const own = { email: Maybe(Own(Email, 'email')) };
const session = { ...own, mockExamSessionId: Id };

/** Why a session has no reports, or none yet. */
const none = ['SessionNotFound', 'SessionCancelled', 'ReportsNoPapers', 'ReportsAwaited', 'ReportsBookFull'] as const;

const asked = {
  requestId: Id,
  askedAt: Instant,
  /** False: it was asked for before, and nothing was done now. */
  isNew: Type.Boolean(),
};

export const generateAndSendMockExamReports = command({
  call: 'POST /generateAndSendMockExamReports',
  who: admins,
  summary:
    'Has the report of every child who sat a session made and its family written to, once nobody can be sitting it any more. Asked again it changes nothing.',
  request: session,
  reply: asked,
  refusals: [...none],
});

export const makeMockExamReportsAgain = command({
  call: 'POST /mock-exams/makeReportsAgain',
  who: admins,
  summary:
    'Has the reports of some children made anew, as answers and keys count now, and their families written to with what changed and why.',
  request: {
    ...session,
    mockExamUserIds: Type.Array(Id, { minItems: 1, maxItems: MOST_ADDRESSED, uniqueItems: true }),
    /** As families read it; names nobody. Absent where none of them has had a report. */
    note: Maybe(SeenLines(500)),
    /** How many requests for reports of families there were, as whoever asks saw: of two who ask for the same at once the second changes nothing. */
    seenRequests: Count,
  },
  reply: asked,
  refusals: [...none, 'ReportNotFound', 'ReportsAskedMeanwhile'],
  bodyKiB: 512,
});

export const generateAndSendOverallMockExamReport = command({
  call: 'POST /generateAndSendOverallMockExamReport',
  who: admins,
  summary:
    'Has the report over all who sat a session made, and admins written to where it stands. Asked again while it is made it changes nothing.',
  request: {
    ...session,
    /** Also where there is one already. */
    again: Maybe(Type.Boolean()),
  },
  reply: asked,
  refusals: [...none],
});

export const sendMockExamReportAgain = command({
  call: 'POST /mock-exams/sendReportAgain',
  who: admins,
  summary: 'Has the mail about one report sent once more, be it that it failed or that the family has lost it.',
  request: {
    ...session,
    mockExamUserId: Id,
    /** Which, as whoever asks saw: of two who ask at once the second changes nothing. */
    seenVersion: Count,
    seenSending: Count,
  },
  refusals: ['ReportNotFound', 'ReportChangedMeanwhile'],
});
