import type { SessionRoomEvent } from '../sessions/session-room.events';
import type { ActEvent } from '../sittings/question.rules';
import type { SittingEvent } from '../sittings/sitting.events';
import type { SessionClock } from '../sittings/time-facts';

/** Who wrote something down. */
export interface Writer {
  readonly kind: 'child' | 'staff' | 'clock';
  readonly name: string | null;
}

const sitters = ['ROLE_MOCK_EXAM_STUDENT', 'ROLE_USER', 'ROLE_FREE_USER'];

/** By the role that they had in it. */
export function writerKind(role: string): Writer['kind'] {
  if (role === 'ROLE_ADMIN') return 'staff';
  return sitters.includes(role) ? 'child' : 'clock';
}

/** An event with what stands beside it in the log. */
export interface Written<E> {
  readonly position: string;
  /** When it was written, by our clock. */
  readonly savedAt: string;
  readonly by: Writer;
  readonly event: E;
}

/** A sitting as the log has it, each in its own order. */
export interface Recorded {
  readonly session: SessionClock;
  readonly events: readonly Written<SittingEvent>[];
  readonly room: readonly Written<SessionRoomEvent>[];
}

const isAct = (event: SittingEvent): event is ActEvent => 'claim' in event.data;

/** When an event is dated by our clock; null where it only asks for something to come. */
export function timeOf(event: SittingEvent): string | null {
  if (isAct(event)) return event.data.at;
  const { type, data } = event;
  switch (type) {
    case 'MockSittingBegun':
    case 'MockRestBegun':
    case 'MockBreakBegun':
      return data.begunAt;
    case 'MockPaperOpened':
      return data.openedAt;
    case 'MockPaperEnded':
    case 'MockRestEnded':
    case 'MockBreakEnded':
      return data.endedAt;
    case 'MockSilenceBegan':
      return data.lastHeardAt;
    case 'MockSilenceEnded':
    case 'MockRoomHeard':
      return data.heardAt;
    case 'MockMessagePutAway':
      return data.putAwayAt;
    case 'MockDeviceTakenOver':
      return data.takenOverAt;
    case 'MockSittingCompleted':
      return data.completedAt;
    case 'MockLateAnswerDecided':
      return data.decidedAt;
    case 'MockSittingDue':
      return null;
  }
}

/** The same of something that staff did. */
export function timeOfRoom({ type, data }: SessionRoomEvent): string {
  switch (type) {
    case 'ExamRoomPaused':
      return data.pausedAt;
    case 'ExamRoomResumed':
      return data.resumedAt;
    case 'ExamRoomExtended':
      return data.extendedAt;
    case 'ExamRoomMessaged':
      return data.sentAt;
    case 'ExamRoomClosed':
      return data.closedAt;
  }
}
