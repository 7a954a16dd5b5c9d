import type { Reads } from 'platform/database/reads';
import { streamOf } from 'platform/event-store';
import { answer } from 'platform/http';
import { accounts } from 'schemas/accounts/accounts.table';
import { children } from 'schemas/accounts/children.table';
import type { RowOf } from 'schemas/describe/table';
import { resultsDue } from 'schemas/mock-exams/reports/due.rules';
import { getMockExamReports } from 'schemas/mock-exams/reports/progress.contract';
import { MOST_ADDRESSED } from 'schemas/mock-exams/reports/reports.events';
import { mockOverallReports, mockReportRequests, mockReports } from 'schemas/mock-exams/reports/reports.tables';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { namesOf } from '../../names-of';
import { clockOf, releaseTables } from '../after/releases';
import { addressedIn } from './addressed-in';
import { awaitedIn } from './awaited-in';
import type { ReportsParts } from './reports-parts';
import { givenUpFor, heldUpAmong, reportsShown } from './reports-shown';

const tables = [...releaseTables, mockReports, mockReportRequests, mockOverallReports, children, accounts] as const;
type Db = Reads<(typeof tables)[number]['name']>;
type Session = RowOf<typeof mockSessions>;

const tasks = ['prepare-reports', 'issue-report', 'report-mail', 'issue-overall-report'].map(
  (name) => `mock-exams.${name}`,
);

/** How the reports of a session stand. */
export const reportsQuery = ({ note, openJobs }: Pick<ReportsParts, 'note' | 'openJobs'>) =>
  answer(
    getMockExamReports,
    { reads: tables },
    async ({ mockExamSessionId: sessionId }, { db, now, caller, refuse }) => {
      const session = await db.from(mockSessions).selectAll().where('sessionId', '=', sessionId).executeTakeFirst();
      if (!session) return refuse('SessionNotFound');
      await note(caller, { stream: streamOf('examsession', sessionId), shown: 'reports' });
      const [awaited, requests, addressed, rows, jobs, overall] = await Promise.all([
        awaitedIn(session, clockOf(session), { db, now }),
        requestsOf(sessionId, db),
        addressedIn(sessionId, db),
        db.from(mockReports).selectAll().where('sessionId', '=', sessionId).limit(MOST_ADDRESSED).execute(),
        openJobs(tasks, sessionId),
        overallOf(sessionId, db),
      ]);
      return {
        serverNow: now,
        ...shown(session),
        dueAt: resultsDue(session.closesAt),
        ...awaited,
        users: addressed.length,
        requests,
        reports: reportsShown({ addressed, rows, jobs, running: runningAmong(requests) }),
        heldUp: heldUpAmong(jobs),
        overall,
        overallStuck: givenUpFor(jobs, requests.find(({ kind }) => kind === 'overall')?.requestId),
      };
    },
  );

const shown = (session: Session) => ({
  mockExamSessionId: session.sessionId,
  mockExamDate: session.startsOn,
  mockExamTime: session.wallTime,
  mockExamType: session.setType ?? session.announcedType,
  startsAt: session.startsAt,
  closesAt: session.closesAt,
  papers: session.papers,
  cancelledAt: session.cancelledAt,
});

type Requests = Awaited<ReturnType<typeof requestsOf>>;

/** The request for everybody of which nothing is counted yet. */
const runningAmong = (requests: Requests): string | null =>
  requests.find(({ kind, named, preparedAt }) => kind === 'individual' && named === null && preparedAt === null)
    ?.requestId ?? null;

async function requestsOf(sessionId: string, db: Db) {
  const rows = await db
    .from(mockReportRequests)
    .select(['requestId', 'kind', 'reason', 'note', 'named', 'askedAt', 'askedBy', 'preparedAt'])
    .where('sessionId', '=', sessionId)
    .orderBy('askedAt', 'desc')
    .orderBy('requestId')
    .execute();
  const names = await namesOf(
    db,
    rows.map(({ askedBy }) => askedBy),
  );
  return rows.map(({ askedBy, requestId, kind, reason, note, named, askedAt, preparedAt }) => {
    const by = names.get(askedBy) ?? null;
    return { requestId, kind, reason, note, named, askedAt, by, preparedAt };
  });
}

async function overallOf(sessionId: string, db: Db) {
  const last = await db
    .from(mockOverallReports)
    .select(['version', 'issuedAt', 'addressed', 'sent', 'lastSentAt'])
    .where('sessionId', '=', sessionId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ?? null;
}
