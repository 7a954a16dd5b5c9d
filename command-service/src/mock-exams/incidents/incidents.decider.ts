import { accept, decider, refuse, type Decision } from 'platform/decider';
import type { IncidentEvent } from 'schemas/mock-exams/incidents/incident.events';
import { incidentsAfter, isOfIncident, noIncidents, type Incidents } from 'schemas/mock-exams/incidents/incident.rules';
import { isRoomOver } from 'schemas/mock-exams/room/room-over.rules';
import { closesAtOf, examSessionAfter, type ExamSession } from 'schemas/mock-exams/sessions/exam-session';
import { papersFrom } from 'schemas/mock-exams/sessions/opens.rules';
import type { ExamSessionEvent } from 'schemas/mock-exams/sessions/exam-session.events';
import { emptyRoom, roomAfter, type Room } from 'schemas/mock-exams/sessions/room.rules';
import type { SessionRoomEvent } from 'schemas/mock-exams/sessions/session-room.events';
import type { SessionClock } from 'schemas/mock-exams/sittings/time-facts';
import { decideIncident, type DecideIncident, type DecideRefusal } from './deciding.rules';

type Event = ExamSessionEvent | SessionRoomEvent | IncidentEvent;
type DataOf<T extends IncidentEvent['type']> = Extract<IncidentEvent, { type: T }>['data'];

type IncidentCommand =
  | { readonly type: 'Mark'; readonly data: DataOf<'MockIncidentMarked'> }
  | { readonly type: 'Withdraw'; readonly data: DataOf<'MockIncidentWithdrawn'> }
  | DecideIncident;

type Refusal =
  | DecideRefusal
  | 'SessionNotFound'
  | 'SessionCancelled'
  | 'RoomNotOpenYet'
  | 'IncidentEndsFirst'
  | 'IncidentTooLong'
  | 'IncidentNotOver'
  | 'IncidentOutsideSession'
  | 'IncidentsFull'
  | 'IncidentDecidedAlready';
type Decided = Decision<IncidentEvent | SessionRoomEvent, Refusal>;

/** A session with what was done in its room and what disturbed it. */
export interface Disturbed {
  readonly session: ExamSession | null;
  readonly room: Room;
  readonly incidents: Incidents;
  /** Of those events that move what anybody lost: whoever reckons by an older number reckons by an older room. */
  readonly changes: number;
  /** What was written for incidents in the room itself: each answer of everybody reads it. */
  readonly given: number;
}

const initial: Disturbed = { session: null, room: emptyRoom, incidents: noIncidents, changes: 0, given: 0 };

/** What disturbed a session and what was decided about it: it stands in the session's own stream, with what follows from it. */
export const examIncidents = decider({ category: 'examsession', initial, decide, evolve });

function evolve(known: Disturbed, event: Event): Disturbed {
  const changes = known.changes + (event.type === 'ExamRoomMessaged' ? 0 : 1);
  if (isOfIncident(event)) return { ...known, changes, incidents: incidentsAfter(known.incidents, event) };
  if (!isOfRoom(event)) return { ...known, changes, session: examSessionAfter(known.session, event) };
  const isGiven = 'incidentId' in event.data;
  return {
    session: known.session,
    changes,
    room: roomAfter(known.room, event),
    incidents: incidentsAfter(known.incidents, event),
    given: known.given + (isGiven ? 1 : 0),
  };
}

const isOfRoom = (event: Event): event is SessionRoomEvent => event.type.startsWith('ExamRoom');

/** What the times of those who sit a session follow from; null before it has papers. */
export function sessionClockOf(session: ExamSession): SessionClock {
  const { startsAt, set } = session;
  return {
    startsAt,
    closesAt: closesAtOf(session),
    breakSeconds: (set?.breakMinutes ?? 0) * 60,
    papers: set?.papers ?? [],
  };
}

const momentOf = (command: IncidentCommand): string => {
  if (command.type === 'Mark') return command.data.markedAt;
  return command.type === 'Withdraw' ? command.data.withdrawnAt : command.data.decidedAt;
};

function decide(command: IncidentCommand, known: Disturbed): Decided {
  const { session } = known;
  if (session === null) return refuse('SessionNotFound');
  if (session.cancelledAt !== null) return refuse('SessionCancelled');
  const now = momentOf(command);
  if (session.set === null || now < papersFrom(session.startsAt)) return refuse('RoomNotOpenYet');
  switch (command.type) {
    case 'Mark':
      return mark(command.data, known, session);
    case 'Withdraw':
      return withdraw(command.data, known);
    case 'Decide':
      return decideIncident(command, { ...known, isOver: isRoomOver(sessionClockOf(session), known.room, now) });
  }
}

/** Each is a row on a screen. */
const MOST_INCIDENTS = 60;
/** Those that were withdrawn are folded with the room as well. */
const MOST_MARKED = 1_000;
const LONGEST_MS = 12 * 3_600_000;
/** Who marks names whole minutes: the one that goes on, too. */
const SOON_MS = 60_000;

function mark(data: DataOf<'MockIncidentMarked'>, { incidents, room }: Disturbed, session: ExamSession): Decided {
  const standing = incidents.incidents.filter(({ withdrawn }) => withdrawn === null).length;
  if (standing >= MOST_INCIDENTS || incidents.incidents.length >= MOST_MARKED) return refuse('IncidentsFull');
  const [from, until] = [Date.parse(data.fromAt), Date.parse(data.untilAt)];
  if (until <= from) return refuse('IncidentEndsFirst');
  if (until - from > LONGEST_MS) return refuse('IncidentTooLong');
  if (until > Date.parse(data.markedAt) + SOON_MS) return refuse('IncidentNotOver');
  const isDuring = until > Date.parse(session.startsAt) && !isRoomOver(sessionClockOf(session), room, data.fromAt);
  return isDuring ? accept({ type: 'MockIncidentMarked', data }) : refuse('IncidentOutsideSession');
}

function withdraw(data: DataOf<'MockIncidentWithdrawn'>, { incidents }: Disturbed): Decided {
  const incident = incidents.incidents.find(({ incidentId }) => incidentId === data.incidentId);
  if (!incident) return refuse('IncidentNotFound');
  if (incident.decisions.length > 0) return refuse('IncidentDecidedAlready');
  return incident.withdrawn === null ? accept({ type: 'MockIncidentWithdrawn', data }) : accept();
}
