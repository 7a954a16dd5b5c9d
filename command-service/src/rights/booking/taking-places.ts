import type { CommandTools } from 'platform/http';
import type { MockSession } from '../mock-sessions';
import { isRoomForStrangers, places, standingAt } from './places.decider';

type Tools = Pick<CommandTools, 'handle' | 'read' | 'now'>;

/** A child's, be it that they have no family yet. */
export interface SeatIn {
  readonly session: MockSession;
  readonly learnerId: string;
}

export interface Holding {
  readonly heldUntil: string;
  /** Where one more would be too many of somebody's: there has to be a seat, and none is held that was not before. */
  readonly isNoMore?: boolean;
  /** For somebody who has not shown who they are. */
  readonly isStrangers?: boolean;
}

/** Whether it is held, and whether that is one seat fewer for others than before. */
export interface Held {
  readonly isHeld: boolean;
  readonly isOneMore: boolean;
}

interface Taking extends Partial<Holding> {
  readonly holder?: string;
  readonly isPaid?: true;
}

/** Also where there are as many as like: who has a seat is asked there, and one day there may be a number. */
export async function take(
  { session, learnerId }: SeatIn,
  { isPaid, isNoMore = false, isStrangers = false, ...held }: Taking,
  tools: Tools,
): Promise<Held> {
  const { sessionId } = session;
  const wasHeld = (await standing(sessionId, tools)).has(learnerId);
  const capacity = isPaid === true ? Infinity : (session.capacity ?? Infinity);
  const data = { sessionId, learnerId, takenAt: tools.now, ...held };
  const order = { type: 'TakePlace', data, capacity, isNoMore, isStrangers } as const;
  const { state, events } = await tools.handle(places, sessionId, order);
  // Where another was returned for it there are as many as before.
  return { isHeld: state.has(learnerId), isOneMore: !wasHeld && events.length === 1 };
}

export async function giveBack({ session: { sessionId }, learnerId }: SeatIn, tools: Tools): Promise<void> {
  const data = { sessionId, learnerId, returnedAt: tools.now };
  await tools.handle(places, sessionId, { type: 'ReturnPlace', data });
}

/** The seats of a session that are somebody's, held for a payment or booked, each by its child. */
export const standing = async (sessionId: string, { read, now }: Pick<Tools, 'read' | 'now'>) =>
  standingAt(await read(places, sessionId), now);

/** Whether there is a seat for one more. */
export async function hasRoom({ sessionId, capacity }: MockSession, tools: Pick<Tools, 'read' | 'now'>) {
  return capacity === null || (await standing(sessionId, tools)).size < capacity;
}

/** Whether one more may be held for somebody who has not shown who they are. */
export async function hasRoomForStrangers({ sessionId, capacity }: MockSession, tools: Pick<Tools, 'read' | 'now'>) {
  return isRoomForStrangers([...(await standing(sessionId, tools)).values()], capacity ?? Infinity);
}
