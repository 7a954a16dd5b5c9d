import { isAnyIn, type Reads } from 'platform/database/reads';
import type { RowOf } from 'schemas/describe/table';
import { mockPaperQuestions, mockSessionRooms } from 'schemas/mock-exams/after/after.tables';
import { lastCloseOf, releaseOf, type Release, type Sitter, type Use } from 'schemas/mock-exams/after/release.rules';
import { emptyRoom, type Room } from 'schemas/mock-exams/sessions/room.rules';
import { mockArrangements, mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import type { SessionClock } from 'schemas/mock-exams/sittings/time-facts';
import { bookings } from 'schemas/rights/bookings.table';
import { sittersOf } from './sitters';

export const releaseTables = [
  mockPaperQuestions,
  mockSessionRooms,
  mockSessions,
  mockSittings,
  mockArrangements,
  bookings,
] as const;
export type ReleaseDb = Reads<(typeof releaseTables)[number]['name']>;

type Session = RowOf<typeof mockSessions>;

/** What a child has seen of a session. */
export interface Seen {
  readonly sessionId: string;
  readonly paperHashes: readonly string[];
}

/** Of each session whether its answers may be told: every session in which one of its questions is sat, by whatever version of the set, has a say. */
export async function releasesOf(seen: readonly Seen[], at: At): Promise<ReadonlyMap<string, Release>> {
  const uses = await usesOf(seen, at);
  return new Map([...uses].map(([sessionId, its]) => [sessionId, releaseOf(its, at.now)]));
}

/** Until when no answer of a paper may be told, by the same rule, whoever sits it. Null: they are open, or no session has one of its questions. */
export async function answersClosedUntil(paperHash: string, at: At): Promise<string | null> {
  const uses = (await usesOf([{ sessionId: '', paperHashes: [paperHash] }], at)).get('') ?? [];
  const release = uses.length === 0 ? null : releaseOf(uses, at.now);
  return release === null || release.isOpen ? null : release.opensAt;
}

interface At {
  readonly db: ReleaseDb;
  readonly now: string;
}

/** Every session in which one of the same questions is sat, by the session that was seen. */
async function usesOf(seen: readonly Seen[], { db, now }: At): Promise<ReadonlyMap<string, readonly Use[]>> {
  if (seen.length === 0) return new Map();
  const questionsOf = await questionsBy(seen, db);
  const sessions = await sessionsOf(questionsOf.setIds, seen, db);
  const closes = await closesOf(sessions, { db, now });
  const uses = seen.map(({ sessionId, paperHashes }): [string, readonly Use[]] => {
    const own = questionsOf.of(paperHashes);
    const isRelated = (session: Session) =>
      session.sessionId === sessionId ||
      (session.cancelledAt === null &&
        questionsOf.shareOne(
          own,
          session.papers.map(({ paperHash }) => paperHash),
        ));
    return [sessionId, sessions.filter(isRelated).flatMap((session) => closes.get(session.sessionId) ?? [])];
  });
  return new Map(uses);
}

/** Papers by what they ask: those of the same sets, and of others what asks one of the same things. */
async function questionsBy(seen: readonly Seen[], db: ReleaseDb) {
  const hashes = [...new Set(seen.flatMap(({ paperHashes }) => paperHashes)), ''];
  const own = await db.from(mockPaperQuestions).selectAll().where('paperHash', 'in', hashes).execute();
  const asked = own.flatMap(({ contents }) => contents);
  const papers = await db
    .from(mockPaperQuestions)
    .selectAll()
    .where((eb) => eb.or([eb('setId', 'in', [...setIdsOf(own)]), isAnyIn(asked, eb.ref('contents'))]))
    .execute();
  const setIds = setIdsOf(papers);
  const byHash = new Map(papers.map((paper) => [paper.paperHash, [...paper.questionIds, ...paper.contents]]));
  // Of a paper that is not known yet at least the paper itself.
  const of = (some: readonly string[]) => new Set(some.flatMap((hash) => [hash, ...(byHash.get(hash) ?? [])]));
  return {
    setIds,
    of,
    shareOne: (own: ReadonlySet<string>, others: readonly string[]) => [...of(others)].some((one) => own.has(one)),
  };
}

const setIdsOf = (papers: readonly { readonly setId: string }[]) => [...new Set(papers.map(({ setId }) => setId)), ''];

const sessionsOf = (setIds: readonly string[], seen: readonly Seen[], db: ReleaseDb) =>
  db
    .from(mockSessions)
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('setId', 'in', [...setIds]),
        eb(
          'sessionId',
          'in',
          seen.map(({ sessionId }) => sessionId),
        ),
      ]),
    )
    .orderBy('startsAt')
    .execute();

async function closesOf(sessions: readonly Session[], { db, now }: At): Promise<ReadonlyMap<string, Use>> {
  const ids = sessions.map(({ sessionId }) => sessionId);
  const [rooms, sitters] = await Promise.all([roomsOf(ids, db), sittersOf(ids, db)]);
  return new Map(
    sessions.map((session): [string, Use] => {
      const { room = emptyRoom, assignedAt = null } = rooms.get(session.sessionId) ?? {};
      const its: readonly Sitter[] = sitters.get(session.sessionId) ?? [];
      const closesAt = lastCloseOf({ session: clockOf(session), room, sitters: its }, now);
      return [session.sessionId, { assignedAt, closesAt }];
    }),
  );
}

/** What every sitting of a session reckons with. */
export const clockOf = ({ startsAt, closesAt, breakMinutes, papers }: Session): SessionClock => ({
  startsAt,
  closesAt,
  breakSeconds: breakMinutes * 60,
  papers,
});

interface KnownRoom {
  readonly room: Room;
  readonly assignedAt: string | null;
}

export async function roomsOf(
  sessionIds: readonly string[],
  db: Reads<typeof mockSessionRooms.name>,
): Promise<ReadonlyMap<string, KnownRoom>> {
  const rows = await db
    .from(mockSessionRooms)
    .selectAll()
    .where('sessionId', 'in', [...sessionIds, ''])
    .execute();
  return new Map(
    rows.map(({ sessionId, assignedAt, pauses, extensions, closed }) => [
      sessionId,
      { assignedAt, room: { pauses, extensions, closed } },
    ]),
  );
}
