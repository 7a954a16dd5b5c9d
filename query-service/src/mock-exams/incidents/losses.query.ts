import type { Reads } from 'platform/database/reads';
import { streamOf, type EventStore, type StoredEvent } from 'platform/event-store';
import { answer } from 'platform/http';
import type { ReplyOf } from 'schemas/describe/contract';
import { isOf } from 'schemas/describe/events';
import { children } from 'schemas/accounts/children.table';
import { lossFactsOf, type SatTogether } from 'schemas/mock-exams/incidents/facts.rules';
import { incidentsAfter, noIncidents } from 'schemas/mock-exams/incidents/incident.rules';
import { getMockLosses } from 'schemas/mock-exams/incidents/incidents.contract';
import { mockIncidents, mockOutages } from 'schemas/mock-exams/incidents/incidents.tables';
import { signsOf, type SavedEvent } from 'schemas/mock-exams/incidents/signs.rules';
import { mockRoomActs } from 'schemas/mock-exams/room/room.tables';
import { emptyRoom, roomAfter } from 'schemas/mock-exams/sessions/room.rules';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { noArrangements, type Arrangements } from 'schemas/mock-exams/sessions/arrangements';
import { sittingEvents, type SittingEvent } from 'schemas/mock-exams/sittings/sitting.events';
import { mockSittingOpenings, mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { writerKind } from 'schemas/mock-exams/timeline/standing.rules';
import { roomEvent } from '../room/room-event';
import { roomActsOf } from '../room/room-over';
import { clockOf } from '../session-clock';
import type { NoteSessionLook } from '../sessions/session-users.query';
import { incidentOf, incidentRows, outagesNear } from './known-incidents';

const reads = [
  mockSessions,
  mockRoomActs,
  mockIncidents,
  mockOutages,
  mockSittings,
  mockSittingOpenings,
  children,
] as const;
type Db = Reads<(typeof reads)[number]['name']>;

/** More streams at once take a connection from whoever else asks. */
const AT_ONCE = 6;
/** More than any session has places for. */
const MOST = 5_000;

export const lossesQuery = (note: NoteSessionLook) =>
  answer(getMockLosses, { reads }, async ({ mockExamSessionId: sessionId }, { db, store, now, caller, refuse }) => {
    const session = await db.from(mockSessions).selectAll().where('sessionId', '=', sessionId).executeTakeFirst();
    if (!session) return refuse('SessionNotFound');
    await note(caller, { stream: `examsession-${sessionId}`, shown: 'users' });
    const together = await togetherIn({ sessionId, startsAt: session.startsAt, clock: clockOf(session) }, db);
    const sat = await whoSat(sessionId, db);
    const counted: Counted[] = [];
    for await (const { learnerId, written } of sittingsOf(sessionId, sat, store)) {
      const facts = lossFactsOf({ learnerId, signs: signsOf(written) }, together, now);
      const childName = sat.names.get(learnerId) ?? null;
      counted.push({ child: { mockExamUserId: learnerId, childName, facts }, last: written.at(-1)?.position ?? '0' });
    }
    const [countedTo = '0'] = counted
      .map(({ last }) => last)
      .toSorted()
      .toReversed();
    return { serverNow: now, countedTo, children: counted.map(({ child }) => child) };
  });

interface Counted {
  readonly child: ReplyOf<typeof getMockLosses>['children'][number];
  /** Where the last event of their sitting stands. */
  readonly last: string;
}

interface Session {
  readonly sessionId: string;
  readonly startsAt: string;
  readonly clock: SatTogether['session'];
}

/** What is the same for all who sit it, by the folds that decide. */
async function togetherIn({ sessionId, startsAt, clock }: Session, db: Db): Promise<SatTogether> {
  const [acts, rows, outages] = await Promise.all([
    roomActsOf(sessionId, db),
    incidentRows(sessionId, db),
    outagesNear(startsAt, db),
  ]);
  const inRoom = acts.map(roomEvent);
  const known = { ...noIncidents, incidents: rows.map(incidentOf) };
  return {
    session: clock,
    room: inRoom.reduce(roomAfter, emptyRoom),
    incidents: inRoom.reduce(incidentsAfter, known),
    outages,
  };
}

interface WhoSat {
  readonly learnerIds: readonly string[];
  readonly names: ReadonlyMap<string, string | null>;
  /** Of each paper of a child: with which arrangements it was opened. */
  readonly openings: ReadonlyMap<string, Arrangements | null>;
}

/** Who has begun. */
async function whoSat(sessionId: string, db: Db): Promise<WhoSat> {
  const sat = await db
    .from(mockSittings)
    .select('learnerId')
    .where('sessionId', '=', sessionId)
    .orderBy('learnerId')
    .limit(MOST)
    .execute();
  const learnerIds = sat.map(({ learnerId }) => learnerId);
  if (learnerIds.length === 0) return { learnerIds, names: new Map(), openings: new Map() };
  const [named, opened] = await Promise.all([
    db.from(children).select(['learnerId', 'name']).where('learnerId', 'in', learnerIds).execute(),
    db
      .from(mockSittingOpenings)
      .select(['learnerId', 'paper', 'arrangements'])
      .where('sessionId', '=', sessionId)
      .execute(),
  ]);
  return {
    learnerIds,
    names: new Map(named.map(({ learnerId, name }) => [learnerId, name])),
    openings: new Map(opened.map((one) => [openingOf(one.learnerId, one.paper), one.arrangements])),
  };
}

const openingOf = (learnerId: string, paper: number): string => `${learnerId} ${paper}`;

async function* sittingsOf(sessionId: string, { learnerIds, openings }: WhoSat, store: EventStore) {
  for (let from = 0; from < learnerIds.length; from += AT_ONCE) {
    const some = learnerIds.slice(from, from + AT_ONCE);
    yield* await Promise.all(
      some.map(async (learnerId) => ({
        learnerId,
        written: await writtenIn(`${sessionId}.${learnerId}`, { store, openings }),
      })),
    );
  }
}

interface From {
  readonly store: EventStore;
  readonly openings: WhoSat['openings'];
}

/** A sitting as it stands in the log, with what is sealed there opened. */
async function writtenIn(sitting: string, { store, openings }: From): Promise<readonly SavedEvent[]> {
  const found = await store.readStream(streamOf('sitting', sitting));
  return found.filter(isOf(sittingEvents)).map((stored) => ({
    position: stored.position,
    savedAt: stored.meta.at,
    by: writerKind(stored.meta.actor.role),
    event: opened(stored, openings),
  }));
}

type Stored = StoredEvent & SittingEvent;

function opened(stored: Stored, openings: WhoSat['openings']): SittingEvent {
  if (stored.type !== 'MockPaperOpened') return stored;
  const { learnerId, paper } = stored.data;
  const arrangements = openings.get(openingOf(learnerId, paper)) ?? noArrangements;
  return { type: stored.type, data: { ...stored.data, arrangements } };
}
