import { readsOf } from 'platform/database/reads';
import { streamOf, type EventStore } from 'platform/event-store';
import { NotYet } from 'platform/jobs';
import { PASSES } from 'platform/logging';
import { checkpointWatch, type CheckpointWatch } from 'platform/projections/checkpoint-watch';
import { accounts } from 'schemas/accounts/accounts.table';
import { children } from 'schemas/accounts/children.table';
import { mockSessionRooms } from 'schemas/mock-exams/after/after.tables';
import { mockReports, mockReportVersions } from 'schemas/mock-exams/reports/reports.tables';
import type { SessionReportsEvent } from 'schemas/mock-exams/reports/reports.events';
import { resultsDue } from 'schemas/mock-exams/reports/due.rules';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { bookings } from 'schemas/rights/bookings.table';
import { grants } from 'schemas/rights/grants.table';
import type { Readable } from '../../people';
import { activeAdmins } from './active-admins';
import { keyProposalIn } from '../keys/key-proposal';
import type { Reports, ReportsStanding } from './report-port';
import type { ReportPress } from './press/report-press';
import { namedChild, reportedChild } from './press/reported-child';

interface Parts {
  readonly db: Readable;
  readonly store: Pick<EventStore, 'readStream' | 'head'>;
  readonly press: ReportPress;
  /** How read tables stand to the log; by the database unless told. */
  readonly watch?: CheckpointWatch;
}

/** So many times as long as an answer waits: while others write much, the tables are some seconds behind. */
const PATIENCE = 15;

/** What a request is answered from: behind the log they would leave somebody out, or a birthday. */
const asked = [bookings, mockSittings, mockSessions, mockSessionRooms, grants, mockReports, children, accounts].map(
  ({ name }) => name,
);

/** A fault has stopped a table, and somebody has to mend it: until then it is waited for, as for anything that is away. */
class TableStopped extends Error {
  override readonly name = 'TableStopped';
  readonly [PASSES] = true;
}

/** What the jobs about reports need, from the log and the read tables. */
export function reportsIn({ db, store, press, watch = checkpointWatch(db) }: Parts): Reports {
  const looked = async () => {
    // Of a log that grows all the time its end is never met: it is waited for the one that was seen first.
    const position = await store.head();
    let standing = await watch(position, asked);
    for (let waits = 1; standing === 'behind' && waits < PATIENCE; waits += 1) standing = await watch(position, asked);
    if (standing === 'behind') throw new NotYet('the read tables are behind the log');
    return { position, isStopped: standing === 'stopped' };
  };
  return {
    caughtUp: async () => {
      const { position, isStopped } = await looked();
      if (isStopped) throw new TableStopped('a read table is stopped: whoever came since would be left out');
      return position;
    },
    request: (sessionId, requestId) => requestIn(store, sessionId, requestId),
    unsettled: (sessionId) => unsettledIn(db, sessionId),
    addressed: (sessionId) => addressedIn(db, sessionId),
    child: (sessionId, learnerId) => reportedChild(db, sessionId, learnerId),
    named: (learnerId) => namedChild(db, learnerId),
    standing: async (sessionId) => standingOf(db, sessionId, (await looked()).isStopped),
    startsAt: async (sessionId) => (await sessionIn(db, sessionId)).startsAt,
    isToldOfOverall: (told) => isToldOfOverall(store, told),
    keyProposal: (paperHash, proposalId) => keyProposalIn({ store, db }, { paperHash, proposalId }),
    adminIds: () => activeAdmins(db),
    prepare: press.prepare,
    make: press.make,
    changed: async (which) => press.changed(which, await agePrinted(db, which)),
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

/** Of a table that is stopped nobody knows whom it leaves out: then it is never said that nobody waits. */
async function standingOf(db: Readable, sessionId: string, isStopped: boolean): Promise<ReportsStanding> {
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
  return {
    startsAt,
    dueAt: resultsDue(closesAt),
    isCancelled: cancelledAt !== null,
    waiting: isStopped ? Math.max(1, waiting) : waiting,
  };
}

/** As the report was made with; the table may not have it yet, just after it was made: then it is as it was looked up for it. */
async function agePrinted(db: Readable, { sessionId, learnerId, version }: WhichReport): Promise<number | null> {
  const printed = await readsOf(db, mockReportVersions)
    .from(mockReportVersions)
    .select('ageMonths')
    .where('sessionId', '=', sessionId)
    .where('learnerId', '=', learnerId)
    .where('version', '=', version)
    .executeTakeFirst();
  return printed === undefined ? (await reportedChild(db, sessionId, learnerId)).ageMonths : printed.ageMonths;
}

type WhichReport = Parameters<Reports['changed']>[0];
type ToldOfOverall = Extract<SessionReportsEvent, { type: 'MockOverallReportSent' }>['data'];

async function isToldOfOverall(
  store: Parts['store'],
  { sessionId, version, accountId }: Omit<ToldOfOverall, 'sentAt'>,
): Promise<boolean> {
  const events = await store.readStream(streamOf('examsession', sessionId));
  return events.some(
    ({ type, data }) =>
      type === 'MockOverallReportSent' && data['version'] === version && data['accountId'] === accountId,
  );
}
