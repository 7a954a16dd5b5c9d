import type { Reads } from 'platform/database/reads';
import type { EventStore, StoredEvent } from 'platform/event-store';
import { streamOf } from 'platform/event-store';
import { accounts } from 'schemas/accounts/accounts.table';
import { children } from 'schemas/accounts/children.table';
import { isOf } from 'schemas/describe/events';
import type { RowOf } from 'schemas/describe/table';
import type { PinnedPaper } from 'schemas/mock-exams/paper';
import { mockIncidents } from 'schemas/mock-exams/incidents/incidents.tables';
import { mockRoomActs } from 'schemas/mock-exams/room/room.tables';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockKeys, mockPapers } from 'schemas/mock-exams/sets/sets.tables';
import { sittingEvents as eventsOfSitting, type SittingEvent } from 'schemas/mock-exams/sittings/sitting.events';
import { mockSittingOpenings, mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { writerKind, type Writer } from 'schemas/mock-exams/timeline/standing.rules';
import { incidentRows } from '../incidents/known-incidents';
import { roomEvent, type RoomAct } from '../room/room-event';
import { namesOf } from '../../names-of';

export const tablesOfTimeline = [
  accounts,
  children,
  mockSessions,
  mockSittings,
  mockSittingOpenings,
  mockRoomActs,
  mockIncidents,
  mockPapers,
  mockKeys,
] as const;
export type TimelineReads = Reads<(typeof tablesOfTimeline)[number]['name']>;

export interface Whose {
  readonly sessionId: string;
  readonly learnerId: string;
}

/** Who wrote something down, by the role that they had in it. */
function writers(names: ReadonlyMap<string, string>) {
  return (id: string, role: string): Writer => {
    const kind = writerKind(role);
    return { kind, name: kind === 'staff' ? (names.get(id) ?? null) : null };
  };
}

export interface Beside {
  readonly openings: readonly Pick<RowOf<typeof mockSittingOpenings>, 'paper' | 'arrangements'>[];
  readonly acts: readonly RoomAct[];
}

/** What of a sitting is sealed in the log stands open in these tables, as long as there is somebody whose it is. */
export async function besides({ sessionId, learnerId }: Whose, db: TimelineReads): Promise<Beside> {
  const [openings, acts] = await Promise.all([
    db
      .from(mockSittingOpenings)
      .select(['paper', 'arrangements'])
      .where('sessionId', '=', sessionId)
      .where('learnerId', '=', learnerId)
      .execute(),
    db
      .from(mockRoomActs)
      .selectAll()
      .where('sessionId', '=', sessionId)
      .where((eb) => eb.or([eb('learnerId', 'is', null), eb('learnerId', '=', learnerId)]))
      .orderBy('position')
      .execute(),
  ]);
  return { openings, acts };
}

/** Events of the child's sitting as they stand in the log, with what is sealed there opened. */
export async function sittingEvents(found: readonly StoredEvent[], beside: Beside, db: TimelineReads) {
  const staff = found.filter(({ meta }) => meta.actor.role === 'ROLE_ADMIN').map(({ meta }) => meta.actor.id);
  return writtenEvents(found, beside, await namesOf(db, staff));
}

/** The same, and nobody of the office is named. */
export const shortEvents = (found: readonly StoredEvent[], beside: Beside) => writtenEvents(found, beside, new Map());

function writtenEvents(found: readonly StoredEvent[], beside: Beside, names: ReadonlyMap<string, string>) {
  const writerOf = writers(names);
  return found.map((stored) => ({
    revision: stored.revision,
    position: stored.position,
    savedAt: stored.meta.at,
    by: writerOf(stored.meta.actor.id, stored.meta.actor.role),
    event: opened(stored, beside),
  }));
}

const isSittingEvent = isOf(eventsOfSitting);

function opened({ type, data, position }: StoredEvent, { openings, acts }: Beside): SittingEvent {
  const event = { type, data };
  if (!isSittingEvent(event)) throw new Error(`${type} at ${position} is no event of a sitting`);
  if (event.type === 'MockPaperOpened') {
    const known = openings.find(({ paper }) => paper === event.data.paper);
    return { type: event.type, data: { ...event.data, arrangements: known?.arrangements ?? null } } as SittingEvent;
  }
  if (event.type !== 'MockLateAnswerDecided') return event;
  const reason = acts.find((act) => act.position === position)?.ownReason ?? null;
  return { type: event.type, data: { ...event.data, reason } } as SittingEvent;
}

/** What staff did about this child's clock, or everybody's. */
export async function roomEvents({ acts }: Beside, db: TimelineReads) {
  const inRoom = acts.filter(({ kind }) => kind !== 'decided');
  const names = await namesOf(
    db,
    inRoom.map(({ actorId }) => actorId),
  );
  return inRoom.map((act) => ({
    position: act.position,
    savedAt: act.at,
    by: { kind: 'staff' as const, name: names.get(act.actorId) ?? null },
    event: roomEvent(act),
  }));
}

/** When the child's arrangements for this session were changed: what they were stands where each paper was opened. */
export async function arrangedEvents({ sessionId, learnerId }: Whose, store: EventStore, db: TimelineReads) {
  const found = await store.readStream(streamOf('booking', `${sessionId}.${learnerId}`));
  const arranged = found.filter(
    ({ type }) => type === 'BookingArrangementsSet' || type === 'BookingArrangementsCleared',
  );
  const names = await namesOf(
    db,
    arranged.map(({ meta }) => meta.actor.id),
  );
  return arranged.map(({ position, type, meta }) => ({
    position,
    savedAt: meta.at,
    by: { kind: 'staff' as const, name: names.get(meta.actor.id) ?? null },
    cleared: type === 'BookingArrangementsCleared',
  }));
}

/** What was decided for the child about something that disturbed the session. */
export async function decidedFor({ sessionId, learnerId }: Whose, db: TimelineReads) {
  const found = (await incidentRows(sessionId, db)).flatMap(({ what, decisions }) =>
    decisions.map((decision) => ({
      what,
      decision,
      own: decision.children.filter((one) => one.learnerId === learnerId),
    })),
  );
  const theirs = found.filter(({ own }) => own.length > 0);
  const names = await namesOf(
    db,
    theirs.map(({ decision }) => decision.by),
  );
  return theirs.map(({ what: incident, decision: { position, by, how, reason, note, decidedAt: savedAt }, own }) => ({
    position,
    savedAt,
    by: { kind: 'staff' as const, name: names.get(by) ?? null },
    incident,
    how,
    papers: own.map(({ paper, seconds, lostSeconds }) => ({ paper, seconds, lostSeconds })),
    reason,
    note,
  }));
}

/** The papers that were sat, by their content, and the letter of each key as it stands now. */
export async function satPapers(pinned: readonly PinnedPaper[], db: TimelineReads) {
  const hashes = pinned.map(({ paperHash }) => paperHash);
  if (hashes.length === 0) return [];
  const [papers, keys] = await Promise.all([
    db
      .from(mockPapers)
      .select(['paperHash', 'paper'])
      .where('paperHash', 'in', [...hashes])
      .execute(),
    db
      .from(mockKeys)
      .select(['paperHash', 'keys'])
      .where('paperHash', 'in', [...hashes])
      .execute(),
  ]);
  return hashes.flatMap((paperHash) => {
    const paper = papers.find((one) => one.paperHash === paperHash)?.paper;
    const known = keys.find((one) => one.paperHash === paperHash)?.keys ?? [];
    // Of what counts for nobody no letter is right.
    const counted = known.filter(({ isVoided }) => !isVoided);
    const letters = Object.fromEntries(counted.map(({ questionId, answer }) => [questionId, answer]));
    return paper ? [{ paperHash, paper, letters }] : [];
  });
}
