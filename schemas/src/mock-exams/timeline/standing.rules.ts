import type { SessionRoomEvent } from '../sessions/session-room.events';
import {
  emptyRoom,
  messagesFor,
  roomAfter,
  roomClockOf,
  saidAfter,
  type RoomMessage,
  type Said,
} from '../sessions/room.rules';
import type { ActEvent } from '../sittings/question.rules';
import type { SittingEvent } from '../sittings/sitting.events';
import { noSitting, sittingAfter, type Sitting } from '../sittings/sitting.rules';
import type { SessionClock, TimeFacts } from '../sittings/time-facts';

/** Who wrote something down. */
export interface Writer {
  readonly kind: 'child' | 'staff' | 'clock';
  readonly name: string | null;
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

/** What stood at one moment. */
export interface Standing {
  /** By the same fold that decides, and that the child's page draws. */
  readonly sitting: Sitting;
  readonly facts: TimeFacts;
  readonly messages: readonly RoomMessage[];
  /** Acts that were done by then and had not reached us, and when the first of them was done. */
  readonly onDevice: number;
  readonly unsavedSince: string | null;
  /** When something was saved last. */
  readonly savedAt: string | null;
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
      return data.heardAt;
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

/** What a child had before them at a moment: what was dated by then, also what reached us only afterwards. */
export function standingAt({ session, events, room }: Recorded, now: string): Standing {
  const instant = Date.parse(now);
  const isBy = (at: string) => Date.parse(at) <= instant;
  const happened = events.filter(({ event, savedAt }) => isBy(timeOf(event) ?? savedAt));
  const sitting = happened.reduce((state, { event }) => sittingAfter(state, event), noSitting);
  const done = room.filter(({ event }) => isBy(timeOfRoom(event)));
  const inRoom = done.reduce((state, { event }) => roomAfter(state, event), emptyRoom);
  const said = done.reduce<Said>((state, { event }) => saidAfter(state, event), []);
  const learnerId = sitting.learnerId ?? '';
  const facts: TimeFacts = {
    session,
    room: roomClockOf(inRoom, learnerId),
    arrangements: sitting.arrangements,
    sitting: sitting.clock,
  };
  const acts = happened.filter(({ event }) => isAct(event));
  const unsaved = acts.filter(({ savedAt }) => !isBy(savedAt));
  return {
    sitting,
    facts,
    messages: messagesFor(said, learnerId),
    onDevice: unsaved.length,
    unsavedSince: unsaved[0] ? timeOf(unsaved[0].event) : null,
    savedAt: acts.findLast(({ savedAt }) => isBy(savedAt))?.savedAt ?? null,
  };
}
