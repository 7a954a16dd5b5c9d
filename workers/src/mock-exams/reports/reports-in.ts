import { readsOf } from 'platform/database/reads';
import { streamOf, type EventStore } from 'platform/event-store';
import { NotYet } from 'platform/jobs';
import { checkpointWatch } from 'platform/projections/checkpoint-watch';
import { mockReports } from 'schemas/mock-exams/reports/reports.tables';
import type { SessionReportsEvent } from 'schemas/mock-exams/reports/reports.events';
import { resultsDue } from 'schemas/mock-exams/reports/due.rules';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { bookings } from 'schemas/rights/bookings.table';
import { grants } from 'schemas/rights/grants.table';
import type { Readable } from '../../people';
import { activeAdmins } from './active-admins';
import type { Reports, ReportsStanding } from './report-port';
import type { ReportPress } from './report-press';
import { reportedChild } from './reported-child';

interface Parts {
  readonly db: Readable;
  readonly store: Pick<EventStore, 'readStream' | 'head'>;
  readonly press: ReportPress;
}

/** What a request is answered from: behind the log they would leave somebody out. */
const asked = [bookings, mockSittings, mockSessions, grants, mockReports].map(({ name }) => name);

/** What the jobs about reports need, from the log and the read tables. */
export function reportsIn({ db, store, press }: Parts): Reports {
  const watch = checkpointWatch(db);
  return {
    caughtUp: async () => {
      const position = await store.head();
      if ((await watch(position, asked)) === 'behind') throw new NotYet('the read tables are behind the log');
      return position;
    },
    request: (sessionId, requestId) => requestIn(store, sessionId, requestId),
    unsettled: (sessionId) => unsettledIn(db, sessionId),
    addressed: (sessionId) => addressedIn(db, sessionId),
    child: (sessionId, learnerId) => reportedChild(db, sessionId, learnerId),
    standing: (sessionId) => standingOf(db, sessionId),
    startsAt: async (sessionId) => (await sessionIn(db, sessionId)).startsAt,
    adminIds: () => activeAdmins(db),
    prepare: press.prepare,
    make: press.make,
    makeOverall: press.makeOverall,
  };
}

async function requestIn(store: Parts['store'], sessionId: string, requestId: string) {
  const events = await store.readStream(streamOf('examsession', sessionId));
  const data = events.flatMap(askedFor).find((one) => one.requestId === requestId);
  if (!data) throw new Error(`nobody asked for ${requestId}`);
  return { kind: data.kind, learnerIds: data.learnerIds };
}

type Asked = Extract<SessionReportsEvent, { type: 'MockReportsAskedFor' }>['data'];
// What stands in the log was checked against its schema as it was written.
const askedFor = ({ type, data }: { readonly type: string; readonly data: object }): Asked[] =>
  type === 'MockReportsAskedFor' ? [data as Asked] : [];

async function sessionIn(db: Readable, sessionId: string) {
  const session = await readsOf(db, mockSessions)
    .from(mockSessions)
    .select(['startsAt', 'closesAt', 'cancelledAt'])
    .where('sessionId', '=', sessionId)
    .executeTakeFirst();
  if (!session) throw new NotYet(`the read tables do not know the session ${sessionId} yet`);
  return session;
}

async function unsettledIn(db: Readable, sessionId: string): Promise<string[]> {
  const rows = await readsOf(db, mockSittings)
    .from(mockSittings)
    .select('learnerId')
    .where('sessionId', '=', sessionId)
    .where('stage', '!=', 'complete')
    .execute();
  return rows.map(({ learnerId }) => learnerId);
}

async function addressedIn(db: Readable, sessionId: string): Promise<string[]> {
  const reads = readsOf(db, bookings, mockSittings);
  const [booked, sat] = await Promise.all([
    reads.from(bookings).select('learnerId').where('sessionId', '=', sessionId).where('state', '=', 'booked').execute(),
    reads.from(mockSittings).select('learnerId').where('sessionId', '=', sessionId).execute(),
  ]);
  return [...new Set([...booked, ...sat].map(({ learnerId }) => learnerId))].toSorted();
}

async function standingOf(db: Readable, sessionId: string): Promise<ReportsStanding> {
  const { startsAt, closesAt, cancelledAt } = await sessionIn(db, sessionId);
  const reads = readsOf(db, mockReports, mockSittings);
  const [sat, done] = await Promise.all([
    reads.from(mockSittings).select('learnerId').where('sessionId', '=', sessionId).execute(),
    reads
      .from(mockReports)
      .select('learnerId')
      .where('sessionId', '=', sessionId)
      .where('state', 'in', ['sent', 'skipped'])
      .execute(),
  ]);
  const isDone = new Set(done.map(({ learnerId }) => learnerId));
  const waiting = sat.filter(({ learnerId }) => !isDone.has(learnerId)).length;
  return { startsAt, dueAt: resultsDue(closesAt), isCancelled: cancelledAt !== null, waiting };
}
