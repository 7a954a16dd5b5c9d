import { accept, decider, type Decision } from 'platform/decider';
import type { CommandTools } from 'platform/http';
import {
  closesAtOf,
  examSessionAfter,
  type AssignedSet,
  type ExamSession,
} from 'schemas/mock-exams/sessions/exam-session';
import type { ExamSessionEvent } from 'schemas/mock-exams/sessions/exam-session.events';
import { byPutAway } from 'schemas/mock-exams/sittings/heard-of-staff.rules';
import type { Sitting } from 'schemas/mock-exams/sittings/sitting.rules';
import {
  doneAfter,
  doneFor,
  emptyRoom,
  messagesFor,
  roomAfter,
  roomClockOf,
  saidAfter,
  type Done,
  type Room,
  type Said,
} from 'schemas/mock-exams/sessions/room.rules';
import type { SessionRoomEvent } from 'schemas/mock-exams/sessions/session-room.events';
import type { Now } from './settling.rules';
import { sitting } from './sitting.decider';

type Event = ExamSessionEvent | SessionRoomEvent;

interface Watched {
  readonly session: ExamSession | null;
  readonly room: Room;
  readonly said: Said;
  readonly done: Done;
}

/**
 * A session with what was done in its room: both stand in its one stream. Whoever sits only looks at it. What is read on of a stream is
 * kept by the stream's name: of the aggregates of this category this one alone may read on.
 */
const watchedSession = decider({
  category: 'examsession',
  initial: { session: null, room: emptyRoom, said: [], done: [] },
  readOn: true,
  decide: (_: never): Decision<Event> => accept(),
  evolve: ({ session, room, said, done }: Watched, event: Event): Watched =>
    isOfRoom(event)
      ? { session, room: roomAfter(room, event), said: saidAfter(said, event), done: doneAfter(done, event) }
      : { session: examSessionAfter(session, event), room, said, done },
});

const isOfRoom = (event: Event): event is SessionRoomEvent => event.type.startsWith('ExamRoom');

/** A session that has papers and was not called off. */
export interface SatSession {
  readonly sessionId: string;
  readonly startsAt: string;
  readonly set: AssignedSet;
  readonly room: Room;
  readonly said: Said;
  readonly done: Done;
  readonly closesAt: string;
}

/** Of whoever says nothing of devices: the calls of the product alone. */
export const UNNAMED_DEVICE = 'browser';

type Reading = Pick<CommandTools, 'read'>;

/** Null where there is none to sit. */
export async function satSession(sessionId: string, { read }: Reading): Promise<SatSession | null> {
  const { session, room, said, done } = await read(watchedSession, sessionId);
  if (session === null || session.set === null || session.cancelledAt !== null) return null;
  return { sessionId, startsAt: session.startsAt, set: session.set, room, said, done, closesAt: closesAtOf(session) };
}

/**
 * A session as this child sits it: by the papers that they have begun. One that was given another set in the very moment
 * that it began is sat on by whoever was in it.
 */
export function asBegun(session: SatSession, { papers }: Sitting): SatSession {
  return papers.length === 0 ? session : { ...session, set: { ...session.set, papers: [...papers] } };
}

export const hasBegun = ({ learnerId }: Sitting): boolean => learnerId !== null;

type Knowing = Pick<CommandTools, 'read' | 'last'>;

/** As this process left it where that answers what is asked, and the log is not read; else as it stands there. */
export async function knownSitting(
  id: string,
  { read, last }: Knowing,
  isEnough: (left: Sitting) => boolean,
): Promise<Sitting> {
  const left = last(sitting, id);
  return left && isEnough(left) ? left : read(sitting, id);
}

/** The session that the caller sits; null where they have not begun it, whether or not there is such a one. */
export async function satByCaller(
  sessionId: string,
  tools: Knowing & Pick<CommandTools, 'caller'>,
): Promise<SatSession | null> {
  const session = await satSession(sessionId, tools);
  if (session === null) return null;
  // Whoever has begun has begun for good.
  const known = await knownSitting(`${sessionId}.${tools.caller.learnerId}`, tools, hasBegun);
  return hasBegun(known) ? asBegun(session, known) : null;
}

/** What a child's sitting of it is decided by at a moment. */
export function momentOf({ startsAt, closesAt, set, room }: SatSession, learnerId: string, now: string): Now {
  const session = { startsAt, closesAt, breakSeconds: set.breakMinutes * 60, papers: set.papers };
  return { now, session, room: roomClockOf(room, learnerId) };
}

/** What staff have done in the room, as far as one child is told of it: of what was said all that they have not put away. */
export function roomTold({ room, said, done }: SatSession, learnerId: string, { ofStaff }: Pick<Sitting, 'ofStaff'>) {
  return {
    roomThrough: doneFor(done, learnerId).length,
    room: roomClockOf(room, learnerId),
    messages: byPutAway(messagesFor(said, learnerId), ofStaff).messages,
  };
}

/** What was said to a child and they have put away: told as they come, and not with each beat. */
export const readBy = ({ said }: SatSession, learnerId: string, { ofStaff }: Pick<Sitting, 'ofStaff'>) =>
  byPutAway(messagesFor(said, learnerId), ofStaff).messagesRead;
