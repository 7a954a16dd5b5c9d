import type { Reads } from 'platform/database/reads';
import { streamOf, type EventStore } from 'platform/event-store';
import { answer, type Caller } from 'platform/http';
import { children } from 'schemas/accounts/children.table';
import type { RowOf } from 'schemas/describe/table';
import type { Paper } from 'schemas/mock-exams/paper';
import { getMockExamRoomReplay, ROOM_REPLAY_PAGE } from 'schemas/mock-exams/replay/replay.contract';
import { trackOf } from 'schemas/mock-exams/replay/track.rules';
import { mockRoomActs } from 'schemas/mock-exams/room/room.tables';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockPapers } from 'schemas/mock-exams/sets/sets.tables';
import { mockSittingOpenings, mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import type { Recorded } from 'schemas/mock-exams/timeline/standing.rules';
import { byName } from '../by-name';
import { roomEvent, type RoomAct } from '../room/room-event';
import { roomActsOf } from '../room/room-over';
import { clockOf } from '../session-clock';
import { shortEvents } from '../timeline/recorded';

const tables = [mockSessions, mockSittings, mockSittingOpenings, mockRoomActs, mockPapers, children] as const;
/** More children than any session has places for. */
const MOST_SITTERS = 5_000;

type Db = Reads<(typeof tables)[number]['name']>;

/** Has it noted that somebody looks at how everybody sat, before they are shown anything. */
export type NoteRoomReplayLook = (
  caller: Caller,
  look: { readonly stream: string; readonly shown: 'room replay' },
) => Promise<void>;

export const roomReplayQuery = (note: NoteRoomReplayLook) =>
  answer(
    getMockExamRoomReplay,
    { reads: tables },
    async (
      { mockExamSessionId: sessionId, after, limit = ROOM_REPLAY_PAGE },
      { db, store, now, caller, refuse, pageOf },
    ) => {
      const session = await db.from(mockSessions).selectAll().where('sessionId', '=', sessionId).executeTakeFirst();
      if (!session) return refuse('SessionNotFound');
      await note(caller, { stream: streamOf('examsession', sessionId), shown: 'room replay' });
      const [papers, acts, begun, found] = await Promise.all([
        papersOf(session, db),
        roomActsOf(sessionId, db),
        countOf(sessionId, db),
        sittersAfter(after, sessionId, db),
      ]);
      const page = pageOf(found, limit, ({ mockExamUserId }) => mockExamUserId);
      const { startsAt, closesAt } = session;
      return {
        serverNow: now,
        startsAt,
        closesAt,
        papers: papers.map(({ name, sections }) => ({ name, questions: sections.flatMap(questionsOf).length })),
        room: after === undefined ? acts.filter(({ learnerId }) => learnerId === null).map(roomEvent) : [],
        begun,
        sitters: await sittersOf(page, { session, acts, papers }, { db, store }),
      };
    },
  );

const questionsOf = ({ questions }: Paper['sections'][number]) => questions;

/** In the order in which they are sat. */
async function papersOf({ papers }: RowOf<typeof mockSessions>, db: Db): Promise<readonly Paper[]> {
  const hashes = papers.map(({ paperHash }) => paperHash);
  const found = await db
    .from(mockPapers)
    .select(['paperHash', 'paper'])
    .where('paperHash', 'in', [...hashes, ''])
    .execute();
  return hashes.flatMap((hash) => found.filter(({ paperHash }) => paperHash === hash).map(({ paper }) => paper));
}

async function countOf(sessionId: string, db: Db): Promise<number> {
  const row = await db
    .from(mockSittings)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('sessionId', '=', sessionId)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

interface Named {
  readonly mockExamUserId: string;
  readonly childName: string | null;
}

/** Those who come after one of them, in the order of the live board. Whoever begins meanwhile shifts nobody: the place is told by a child. */
async function sittersAfter(after: string | undefined, sessionId: string, db: Db): Promise<readonly Named[]> {
  const sat = await db
    .from(mockSittings)
    .select('learnerId')
    .where('sessionId', '=', sessionId)
    .limit(MOST_SITTERS)
    .execute();
  const ids = [...sat.map(({ learnerId }) => learnerId), ''];
  const known = await db.from(children).select(['learnerId', 'name']).where('learnerId', 'in', ids).execute();
  const names = new Map(known.map(({ learnerId, name }) => [learnerId, name]));
  const sitters = sat
    .map(({ learnerId }) => ({ mockExamUserId: learnerId, childName: names.get(learnerId) ?? null }))
    .toSorted(byName);
  if (after === undefined) return sitters;
  const place = sitters.findIndex(({ mockExamUserId }) => mockExamUserId === after);
  // Of one who is not there nobody knows where they stood: to begin anew would show everybody twice.
  return place === -1 ? [] : sitters.slice(place + 1);
}

interface About {
  readonly session: RowOf<typeof mockSessions>;
  readonly acts: readonly RoomAct[];
  readonly papers: readonly Paper[];
}

interface Sources {
  readonly db: Db;
  readonly store: Pick<EventStore, 'readStream'>;
}

async function sittersOf(page: readonly Named[], about: About, { db, store }: Sources) {
  const { session, acts, papers } = about;
  const openings = await db
    .from(mockSittingOpenings)
    .select(['learnerId', 'paper', 'arrangements'])
    .where('sessionId', '=', session.sessionId)
    .where('learnerId', 'in', [...page.map(({ mockExamUserId }) => mockExamUserId), ''])
    .execute();
  const numbers = new Map(
    papers.flatMap(({ sections }) =>
      sections.flatMap(questionsOf).map(({ questionId, number }) => [questionId, number] as const),
    ),
  );
  const sitters = [];
  // One after the other: others are answered in between.
  for (const { mockExamUserId: learnerId, childName } of page) {
    const stream = await store.readStream(streamOf('sitting', `${session.sessionId}.${learnerId}`));
    const own = openings.filter((one) => one.learnerId === learnerId);
    const events = shortEvents(stream, { openings: own, acts: [] });
    const recorded: Recorded = { session: clockOf(session), events, room: roomOf(acts, learnerId) };
    sitters.push({
      mockExamUserId: learnerId,
      childName,
      track: trackOf(recorded, (questionId) => numbers.get(questionId) ?? 0),
    });
  }
  return sitters;
}

const roomOf = (acts: readonly RoomAct[], learnerId: string): Recorded['room'] =>
  acts
    .filter((act) => act.learnerId === null || act.learnerId === learnerId)
    .map((act) => ({
      position: act.position,
      savedAt: act.at,
      by: { kind: 'staff', name: null },
      event: roomEvent(act),
    }));
