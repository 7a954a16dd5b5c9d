import type { ReplyOf } from 'schemas/describe/contract';
import { isPutAwayIn } from 'schemas/mock-exams/sittings/heard-of-staff.rules';
import type { keepMockExamAnswers } from 'schemas/mock-exams/sittings/sitting.contract';
import { sessionIdOf, type DeskState, type Tracker } from './desk-state';

/** What staff did in the room, as any reply tells it. */
export type RoomTold = NonNullable<ReplyOf<typeof keepMockExamAnswers>['news']>;

type Unread = Pick<DeskState, 'sitting' | 'putAway'> & {
  readonly tracker: Pick<Tracker, 'messages' | 'messagesRead'> | undefined;
};

/** What staff have said and the child has not put away, be it on this page or before, here or on another device; the newest last. */
export function unreadIn({ tracker, sitting, putAway }: Unread): Tracker['messages'] {
  const isRead = (messageId: string): boolean =>
    putAway.includes(messageId) || (sitting !== null && isPutAwayIn(sitting.ofStaff, messageId));
  return (tracker?.messages ?? []).filter(({ messageId }) => !isRead(messageId));
}

/** What staff have said in this sitting and the child has put away, be it on this page or before; the newest last. */
export function readIn(state: Unread): Tracker['messages'] {
  const { messages = [], messagesRead = [] } = state.tracker ?? {};
  const unread = unreadIn(state);
  const read = [...messagesRead, ...messages.filter((message) => !unread.includes(message))];
  return read.toSorted((one, other) => one.sentAt.localeCompare(other.sentAt));
}

/** What a beat was told of the room; undefined where that is as the device has it. */
export function newsIn({ roomThrough, room, messages }: Partial<RoomTold>): RoomTold | undefined {
  return roomThrough !== undefined && room && messages ? { roomThrough, room, messages } : undefined;
}

/** Of two replies that crossed on their way the one that knows more is the newer. */
export const isBehind = (told: Pick<RoomTold, 'roomThrough'>, known: Tracker): boolean =>
  told.roomThrough < known.roomThrough;

/** What was told before and is told no more was put away: it stays among what was read. */
export function withRoom(tracker: Tracker, { roomThrough, room, messages }: RoomTold): Tracker {
  const told = new Set(messages.map(({ messageId }) => messageId));
  const known = [...(tracker.messagesRead ?? []), ...tracker.messages];
  const messagesRead = known.filter(({ messageId }) => !told.has(messageId));
  return { ...tracker, facts: { ...tracker.facts, room }, messages, messagesRead, roomThrough };
}

/** Where the child stands, with what staff did that is known already, if it is of the same session. */
export function withKnownRoom(told: Tracker, known: Tracker | undefined): Tracker {
  if (!known || sessionIdOf(known) !== sessionIdOf(told) || !isBehind(told, known)) return told;
  const { roomThrough, messages, facts } = known;
  return withRoom(told, { roomThrough, messages, room: facts.room });
}
