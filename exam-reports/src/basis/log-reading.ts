import type { DomainEvent } from 'platform/decider';
import { streamOf, type EventStore, type Position } from 'platform/event-store';
import type { IncidentEvent } from 'schemas/mock-exams/incidents/incident.events';
import { incidentsAfter, isOfIncident, noIncidents, type Incidents } from 'schemas/mock-exams/incidents/incident.rules';
import { examKeysAfter, keysThatCount, noKeys, type ExamKeys } from 'schemas/mock-exams/keys/exam-keys.rules';
import type { KeyDecisionEvent } from 'schemas/mock-exams/keys/key-decision.events';
import type { MarkedPaper } from 'schemas/mock-exams/marks/facts';
import { countedKey } from 'schemas/mock-exams/marks/marking.rules';
import type { Paper, PinnedPaper } from 'schemas/mock-exams/paper';
import type { ExamKeyEvent, ExamPaperEvent } from 'schemas/mock-exams/sets/exam-paper.events';
import type { ExamSessionEvent } from 'schemas/mock-exams/sessions/exam-session.events';
import { examSessionAfter, type ExamSession } from 'schemas/mock-exams/sessions/exam-session';
import { emptyRoom, roomAfter, type Room } from 'schemas/mock-exams/sessions/room.rules';
import type { SessionRoomEvent } from 'schemas/mock-exams/sessions/session-room.events';
import type { SittingEvent } from 'schemas/mock-exams/sittings/sitting.events';
import type { CatalogueEvent, CatalogueTopic } from 'schemas/questions/catalogue.events';

export type Store = Pick<EventStore, 'readStream'>;

/** A paper as it was kept and as its keys counted at a place in the log. */
export interface KeptPaper extends MarkedPaper {
  readonly paper: Paper;
}

/** A session with its room. */
export interface KeptSession {
  readonly session: ExamSession;
  readonly room: Room;
  /** What staff decided of the morning itself. */
  readonly incidents: Incidents;
}

/**
 * Reads the log as it stood at a place, each thing once: whatever was written later is not there. Personal data stays sealed.
 */
export function logAt(store: Store, position: Position) {
  const upTo = readUpTo(store, position);
  const papers = kept(
    (pinned: PinnedPaper) => pinned.paperHash,
    (pinned) => paperAt(pinned, upTo),
  );
  const sessions = kept(
    (sessionId: string) => sessionId,
    (sessionId) => sessionAt(sessionId, upTo),
  );
  const catalogue = kept(
    () => '',
    () => catalogueAt(upTo),
  );
  return {
    position,
    paper: papers,
    session: sessions,
    catalogue: () => catalogue(undefined),
    sitting: (sessionId: string, learnerId: string) =>
      upTo<SittingEvent>(streamOf('sitting', `${sessionId}.${learnerId}`)),
  };
}

export type LogAt = ReturnType<typeof logAt>;

type UpTo = <E extends DomainEvent>(stream: string) => Promise<E[]>;

const readUpTo =
  (store: Store, position: Position): UpTo =>
  async <E extends DomainEvent>(stream: string) =>
    (await store.readStream(stream))
      .filter((event) => event.position <= position)
      // What stands in the log was checked against its schema as it was written; a stream holds the events of its own families.
      .map(({ type, data }) => ({ type, data }) as DomainEvent as E);

/** The keys of a paper as they stood at a place in the log. */
export const keysAt = (store: Store, paperHash: string, position: Position): Promise<ExamKeys> =>
  keysOf(paperHash, readUpTo(store, position));

async function keysOf(paperHash: string, upTo: UpTo): Promise<ExamKeys> {
  const events = await upTo<ExamKeyEvent | KeyDecisionEvent>(streamOf('examkey', paperHash));
  return events.reduce(examKeysAfter, noKeys);
}

/** Each is read once; one that could not be read is read again. */
function kept<K, V>(nameOf: (key: K) => string, read: (key: K) => Promise<V>): (key: K) => Promise<V> {
  const known = new Map<string, Promise<V>>();
  return (key) => {
    const name = nameOf(key);
    const before = known.get(name);
    if (before) return before;
    const reading = read(key);
    known.set(name, reading);
    reading.catch(() => known.delete(name));
    return reading;
  };
}

async function paperAt({ paperHash, name }: PinnedPaper, upTo: UpTo): Promise<KeptPaper> {
  const [keptEvents, standing] = await Promise.all([
    upTo<ExamPaperEvent>(streamOf('exampaper', paperHash)),
    keysOf(paperHash, upTo),
  ]);
  const paper = keptEvents[0]?.data.paper;
  const { keyVersion } = standing;
  if (!paper || keyVersion === 0) throw new Error(`the log holds no paper ${paperHash} with its keys by then`);
  const keys = keysThatCount(standing).map((key) => countedKey(key, key.isVoided));
  return { paperHash, name, paper, keyVersion, sections: paper.sections, keys };
}

async function sessionAt(sessionId: string, upTo: UpTo): Promise<KeptSession> {
  const events = await upTo<ExamSessionEvent | SessionRoomEvent | IncidentEvent>(streamOf('examsession', sessionId));
  let session: ExamSession | null = null;
  let room = emptyRoom;
  let incidents = noIncidents;
  for (const event of events) {
    if (isOfIncident(event)) incidents = incidentsAfter(incidents, event);
    else if (isOfRoom(event)) [room, incidents] = [roomAfter(room, event), incidentsAfter(incidents, event)];
    else session = examSessionAfter(session, event);
  }
  if (!session) throw new Error(`the log holds no session ${sessionId} by then`);
  return { session, room, incidents };
}

const isOfRoom = (event: ExamSessionEvent | SessionRoomEvent): event is SessionRoomEvent =>
  event.type.startsWith('ExamRoom');

async function catalogueAt(upTo: UpTo): Promise<readonly CatalogueTopic[]> {
  const releases = await upTo<CatalogueEvent>(streamOf('catalogue', 'house'));
  return releases.at(-1)?.data.topics ?? [];
}
