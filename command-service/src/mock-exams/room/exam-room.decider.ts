import { accept, acceptUnless, decider, refuse, type Decision } from 'platform/decider';
import { isTooMuchMore } from 'schemas/mock-exams/room/more-time.rules';
import { longestArrangements } from 'schemas/mock-exams/room/room-over.rules';
import { closesAtOf, examSessionAfter, type ExamSession } from 'schemas/mock-exams/sessions/exam-session';
import { papersFrom } from 'schemas/mock-exams/sessions/opens.rules';
import type { ExamSessionEvent } from 'schemas/mock-exams/sessions/exam-session.events';
import {
  emptyRoom,
  roomAfter,
  roomClockOf,
  saidAfter,
  type Room,
  type Said,
} from 'schemas/mock-exams/sessions/room.rules';
import type { SessionRoomEvent } from 'schemas/mock-exams/sessions/session-room.events';
import { notBegun, type SittingClock, type TimeArrangements } from 'schemas/mock-exams/sittings/time-facts';
import { timesOf, type SittingTimes } from 'schemas/mock-exams/sittings/times.rules';

type Event = ExamSessionEvent | SessionRoomEvent;
type DataOf<T extends SessionRoomEvent['type']> = Extract<SessionRoomEvent, { type: T }>['data'];

/** Whose clock it is: of a child who sits, by what is written of them; of anybody else, by the longest that there can be. */
export interface Sitter {
  readonly arrangements: TimeArrangements;
  readonly sitting: SittingClock;
}

export type RoomCommand = { readonly now: string; readonly sitter: Sitter } & (
  | { readonly type: 'Pause'; readonly data: DataOf<'ExamRoomPaused'> }
  | { readonly type: 'Resume'; readonly data: DataOf<'ExamRoomResumed'> }
  /** `seenSeconds`: how much had been given to the same, as whoever gives it saw. */
  | { readonly type: 'Extend'; readonly data: DataOf<'ExamRoomExtended'>; readonly seenSeconds: number }
  | { readonly type: 'Message'; readonly data: DataOf<'ExamRoomMessaged'> }
  | { readonly type: 'Close'; readonly data: DataOf<'ExamRoomClosed'> }
);

export type RoomRefusal =
  | 'SessionNotFound'
  | 'SessionCancelled'
  | 'RoomNotOpenYet'
  | 'RoomOver'
  | 'RoomPausedForAll'
  | 'RoomPaperNotFound'
  | 'RoomPaperOver'
  | 'RoomChangedMeanwhile'
  | 'RoomTooMuchTime'
  | 'RoomBookFull';
type Decided = Decision<SessionRoomEvent, RoomRefusal>;

interface Watched {
  readonly session: ExamSession | null;
  readonly room: Room;
  readonly said: Said;
  /** Of what was written down, as much as was given back for an incident: it has a limit of its own. */
  readonly forIncidents: number;
}

/** What staff do in the room of a session, which stands in the session's own stream. */
export const examRoom = decider({
  category: 'examsession',
  initial: { session: null, room: emptyRoom, said: [], forIncidents: 0 },
  decide,
  evolve,
});

function evolve({ session, room, said, forIncidents }: Watched, event: Event): Watched {
  if (!isOfRoom(event)) return { session: examSessionAfter(session, event), room, said, forIncidents };
  const isForOne = 'incidentId' in event.data;
  return {
    session,
    room: roomAfter(room, event),
    said: saidAfter(said, event),
    forIncidents: forIncidents + (isForOne ? 1 : 0),
  };
}

const isOfRoom = (event: Event): event is SessionRoomEvent => event.type.startsWith('ExamRoom');

/** A child who has not begun, and all together. */
export const anySitter: Sitter = { arrangements: longestArrangements, sitting: notBegun };

function decide(command: RoomCommand, { session, room, said, forIncidents }: Watched): Decided {
  if (session === null) return refuse('SessionNotFound');
  if (session.cancelledAt !== null) return refuse('SessionCancelled');
  if (session.set === null || command.now < papersFrom(session.startsAt)) return refuse('RoomNotOpenYet');
  const times = timesFor(command, session, room);
  if (times.stage === 'complete') return refuse('RoomOver');
  return next(command, { room, said, forIncidents, times });
}

/** As of this moment, by what has been done in the room so far. */
function timesFor({ data: { learnerId }, now, sitter }: RoomCommand, session: ExamSession, room: Room): SittingTimes {
  const { startsAt, set } = session;
  const facts = {
    session: {
      startsAt,
      closesAt: closesAtOf(session),
      breakSeconds: (set?.breakMinutes ?? 0) * 60,
      papers: set?.papers ?? [],
    },
    room: roomClockOf(room, learnerId ?? ''),
    arrangements: sitter.arrangements,
    sitting: sitter.sitting,
  };
  return timesOf(facts, now);
}

interface Open extends Pick<Watched, 'room' | 'said' | 'forIncidents'> {
  readonly times: SittingTimes;
}

/** A room's stream is read by each answer of everybody who sits in it. */
export const MOST_ROOM_ACTS = 400;
const isFull = ({ room: { pauses, extensions }, said, forIncidents }: Open): boolean =>
  pauses.length + extensions.length + said.length - forIncidents >= MOST_ROOM_ACTS;

function next(command: RoomCommand, open: Open): Decided {
  const { data } = command;
  const isPaused = isPausedFor(open.room, data.learnerId ?? null);
  if (command.type === 'Resume') return resume(command.data, open.room);
  // Once of all and once of each child at most: however full the book is.
  if (command.type === 'Close') return close(command.data, open.room);
  if (isFull(open)) return refuse('RoomBookFull');
  switch (command.type) {
    case 'Pause':
      return acceptUnless(isPaused, { type: 'ExamRoomPaused', data: command.data });
    case 'Extend':
      return extend(command, open);
    case 'Message':
      return accept({ type: 'ExamRoomMessaged', data: command.data });
  }
}

/** Of calls that come together one may be dated before what another has closed: that it is closed is so all the same. */
function close(data: DataOf<'ExamRoomClosed'>, { closed }: Room): Decided {
  const { learnerId = null } = data;
  const isSo = closed.some((one) => one.learnerId === null || one.learnerId === learnerId);
  return isSo ? refuse('RoomOver') : accept({ type: 'ExamRoomClosed', data });
}

const isPausedFor = ({ pauses }: Room, learnerId: string | null): boolean =>
  pauses.some((pause) => pause.learnerId === learnerId && pause.until === null);

function resume(data: DataOf<'ExamRoomResumed'>, room: Room): Decided {
  const { learnerId = null } = data;
  if (isPausedFor(room, learnerId)) return accept({ type: 'ExamRoomResumed', data });
  return learnerId !== null && isPausedFor(room, null) ? refuse('RoomPausedForAll') : accept();
}

function extend({ data, seenSeconds }: Extract<RoomCommand, { type: 'Extend' }>, { room, times }: Open): Decided {
  const { learnerId = null, paper, seconds } = data;
  const known = times.papers[paper - 1];
  if (!known) return refuse('RoomPaperNotFound');
  if (known.endedAt !== null) return refuse('RoomPaperOver');
  const before = room.extensions.filter((one) => one.paper === paper && one.learnerId === learnerId);
  const given = before.reduce((sum, one) => sum + one.seconds, 0);
  if (given !== seenSeconds) return refuse('RoomChangedMeanwhile');
  if (isTooMuchMore(room, { learnerId, paper, seconds })) return refuse('RoomTooMuchTime');
  return accept({ type: 'ExamRoomExtended', data });
}
