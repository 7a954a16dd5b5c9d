import type { Reads } from 'platform/database/reads';
import type { Caller } from 'platform/http';
import type { RowOf } from 'schemas/describe/table';
import type { ReviewStanding } from 'schemas/mock-exams/after/after.contract';
import { mockSatPapers } from 'schemas/mock-exams/after/after.tables';
import { emptyRoom, roomClockOf } from 'schemas/mock-exams/sessions/room.rules';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { timeArrangementsOf } from 'schemas/mock-exams/sittings/sitting.rules';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import type { TimeFacts } from 'schemas/mock-exams/sittings/time-facts';
import { timesOf, type SittingTimes } from 'schemas/mock-exams/sittings/times.rules';
import { clockOf, releaseTables, releasesOf, roomsOf } from './releases';
import { grants } from 'schemas/rights/grants.table';
import { rightsAt } from 'schemas/rights/rights-at';
import { standingOf } from './standing';

export const ownTables = [...releaseTables, mockSatPapers, grants] as const;
export type OwnDb = Reads<(typeof ownTables)[number]['name']>;

type Pinned = RowOf<typeof mockSatPapers>['papers'][number];

/** A mock exam that a child has sat to its end, as its clock stands. */
export interface OwnSitting {
  readonly session: RowOf<typeof mockSessions>;
  /** In the order in which they are sat. */
  readonly papers: readonly Pinned[];
  readonly facts: TimeFacts;
  readonly times: SittingTimes;
  readonly review: ReviewStanding;
}

interface Asking {
  readonly db: OwnDb;
  readonly now: string;
  readonly caller: Caller;
}

/** More nobody has sat. */
const MOST = 200;

/** What the child who is signed in has sat, the last one first; of one that goes on nothing. `sessionId`: that one alone. */
export async function ownSittings({ db, now, caller }: Asking, sessionId?: string): Promise<readonly OwnSitting[]> {
  const { learnerId, accountId, familyId = accountId } = caller;
  const begun = await satBy(learnerId, sessionId, db);
  if (begun.length === 0) return [];
  const ids = begun.map((one) => one.sessionId);
  const [sessions, rooms, papers, given] = await Promise.all([
    db.from(mockSessions).selectAll().where('sessionId', 'in', ids).orderBy('startsAt', 'desc').execute(),
    roomsOf(ids, db),
    db.from(mockSatPapers).selectAll().where('learnerId', '=', learnerId).where('sessionId', 'in', ids).execute(),
    db.from(grants).selectAll().where('familyId', '=', familyId).execute(),
  ]);
  const rights = rightsAt(given, learnerId, now);
  const over = sessions.flatMap((session) => {
    const row = begun.find((one) => one.sessionId === session.sessionId);
    const own = papers.find((one) => one.sessionId === session.sessionId);
    if (!row || !own) return [];
    const room = roomClockOf(rooms.get(session.sessionId)?.room ?? emptyRoom, learnerId);
    const arrangements = timeArrangementsOf(row.arrangements);
    const { startsAt, closesAt, breakSeconds } = clockOf(session);
    // The papers that were begun, though the session was given others in that moment.
    const sat = { startsAt, closesAt, breakSeconds, papers: own.papers };
    const facts: TimeFacts = { session: sat, room, arrangements, sitting: row.clock };
    const times = timesOf(facts, now);
    return times.stage === 'complete' ? [{ session, facts, times, papers: own.papers }] : [];
  });
  const seen = over.map(({ session, papers: its }) => ({
    sessionId: session.sessionId,
    paperHashes: its.map(({ paperHash }) => paperHash),
  }));
  const releases = await releasesOf(seen, { db, now });
  return over.flatMap((one) => {
    const { sessionId: id } = one.session;
    const release = releases.get(id);
    if (!release) return [];
    const { session, facts, times, papers: its } = one;
    return [{ session, facts, times, papers: its, review: standingOf(id, release, rights) }];
  });
}

function satBy(learnerId: string, sessionId: string | undefined, db: OwnDb) {
  const all = db
    .from(mockSittings)
    .select(['sessionId', 'arrangements', 'clock'])
    .where('learnerId', '=', learnerId)
    .orderBy('begunAt', 'desc')
    .limit(MOST);
  return (sessionId === undefined ? all : all.where('sessionId', '=', sessionId)).execute();
}

/** The papers that the child opened: of another there is nothing to tell. */
export const openedPapers = ({ papers, times }: OwnSitting) =>
  papers.flatMap((paper, index) => {
    const { openedAt = null, endedAt = null, seconds = 0 } = times.papers[index] ?? {};
    return openedAt === null ? [] : [{ paper, index, openedAt, endedAt: endedAt ?? times.closesAt, seconds }];
  });

export const sessionWords = ({ session }: OwnSitting) => ({
  mockExamSessionId: session.sessionId,
  mockExamDate: session.startsOn,
  mockExamTime: session.wallTime,
  startsAt: session.startsAt,
  mockExamType: session.setType ?? session.announcedType,
});

export const paperWords = ({ paperId, name, minutes }: Pinned) => ({
  mockExamId: paperId,
  examName: name,
  examDurationInMinutes: minutes,
});
