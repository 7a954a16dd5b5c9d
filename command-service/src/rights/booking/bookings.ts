import { endOfLondonDay, londonDay } from 'platform/clock';
import type { CommandTools } from 'platform/http';
import type { Arrangements } from 'schemas/mock-exams/sessions/arrangements';
import { oneOffLastDay } from 'schemas/rights/one-off-last-day';
import { maySit, rightsAt } from 'schemas/rights/rights-at';
import { grants } from '../granting';
import type { ChangedSession, MockSessions } from '../mock-sessions';
import { booking } from './booking.decider';
import { places } from './places.decider';
import {
  giveBack,
  hasRoom,
  hasRoomForStrangers,
  standing,
  take,
  type Held,
  type Holding,
  type SeatIn,
} from './taking-places';

type Tools = Pick<CommandTools, 'handle' | 'read' | 'now' | 'refuse'>;

interface Seat extends SeatIn {
  readonly familyId: string;
}

const keyOf = ({ session: { sessionId }, learnerId }: SeatIn): string => `${sessionId}.${learnerId}`;
const named = ({ session: { sessionId }, learnerId, familyId }: Seat) => ({ sessionId, learnerId, familyId });

/** Somebody who has no account yet, by their address. */
interface Holder {
  /** The name by which it stands; undefined where it has none. */
  known(): Promise<string | undefined>;
  make(): Promise<string>;
}

interface HeldSeat extends SeatIn {
  readonly holder: Holder;
}

/**
 * Seats in mock sessions. The session's places decide first, and the child's booking is written after that: where a service
 * dies between the two, the same call again finishes it.
 */
export const bookings = {
  /** Holds a seat while it is paid for. */
  request: async (seat: Seat, holding: Holding, tools: Tools): Promise<Held> => {
    mustBeToCome(seat, tools);
    const held = await take(seat, holding, tools);
    if (!held.isHeld) return held;
    const data = { ...named(seat), heldUntil: holding.heldUntil, requestedAt: tools.now };
    await tools.handle(booking, keyOf(seat), { type: 'RequestBooking', data });
    return held;
  },

  /** The same for whoever has no account yet; instead of another that they hold. */
  hold: async ({ holder, ...seat }: HeldSeat, holding: Holding, tools: Tools): Promise<Held> => {
    mustBeToCome(seat, tools);
    const known = await holder.known();
    // Nothing is kept of an address for which no seat is held.
    if (known === undefined && !(await hasRoom(seat.session, tools))) return tools.refuse('SessionSoldOut');
    const isNoMore = holding.isNoMore === true || !(await hasRoomForStrangers(seat.session, tools));
    const name = known ?? (isNoMore ? undefined : await holder.make());
    return take(seat, { ...holding, isNoMore, isStrangers: true, ...(name !== undefined && { holder: name }) }, tools);
  },

  /** What was held for a payment that does not come is free again; what is booked stays. @returns whether it was held */
  letGo: async (sessionId: string, learnerId: string, tools: Tools): Promise<boolean> => {
    const data = { sessionId, learnerId, returnedAt: tools.now };
    return (await tools.handle(places, sessionId, { type: 'LetPlaceGo', data })).events.length > 0;
  },

  /** For whoever has the right to sit it; once. */
  make: async (seat: Seat, tools: Tools): Promise<void> => {
    mustBeToCome(seat, tools);
    const rights = rightsAt(await grants.of(seat.familyId, tools), seat.learnerId, tools.now);
    if (!maySit(rights, seat.session)) return tools.refuse('SessionNotIncluded');
    await take(seat, {}, tools);
    await write(seat, tools);
  },

  /** What was paid for is always given, be it one more than there are places; nothing where the session has begun. */
  makePaid: async (seat: Seat, tools: Tools): Promise<void> => {
    if (seat.session.startsAt <= tools.now) return;
    await take(seat, { isPaid: true }, tools);
    await write(seat, tools);
  },

  cancel: async (seat: Seat, reason: string | undefined, tools: Tools): Promise<void> => {
    const data = { ...named(seat), cancelledAt: tools.now, ...(reason !== undefined && { reason }) };
    await tools.handle(booking, keyOf(seat), { type: 'CancelBooking', data });
    await giveBack(seat, tools);
  },

  /** Every place of these children in the sessions that are still to come. Done again it changes nothing. */
  cancelToCome: async (
    mockSessions: Pick<MockSessions, 'toCome'>,
    learnerIds: readonly string[],
    tools: Tools,
  ): Promise<void> => {
    for (const session of await mockSessions.toCome(tools)) {
      const taken = await tools.read(places, session.sessionId);
      for (const learnerId of learnerIds.filter((id) => taken.has(id))) await cancelOne({ session, learnerId }, tools);
    }
  },

  isAnyTaken: async (sessionId: string, tools: Tools): Promise<boolean> => (await standing(sessionId, tools)).size > 0,

  hasRoom,

  isBooked: async (sessionId: string, learnerId: string, { read }: Pick<Tools, 'read'>): Promise<boolean> =>
    (await read(booking, `${sessionId}.${learnerId}`)).state === 'booked',

  /** Whether a session that is only for some is for this child: they have a place in it, or the right to it by its name. */
  isGiven: async (seat: Seat, tools: Tools): Promise<boolean> => {
    if ((await tools.read(booking, keyOf(seat))).state === 'booked') return true;
    const rights = rightsAt(await grants.of(seat.familyId, tools), seat.learnerId, tools.now);
    return rights.sessions.has(seat.session.sessionId);
  },

  /** Whose seats they are, held for a payment or booked. */
  seats: async (sessionId: string, tools: Pick<Tools, 'read' | 'now'>): Promise<readonly string[]> => [
    ...(await standing(sessionId, tools)).keys(),
  ],

  /** Of whoever has a seat in it, or had one; null where there was none. */
  familyIn: async (sessionId: string, learnerId: string, { read }: Pick<Tools, 'read'>): Promise<string | null> =>
    (await read(booking, `${sessionId}.${learnerId}`)).familyId,

  /** What a child has in this session instead of what they always have; null: nothing of its own. */
  arrangedFor: async (
    sessionId: string,
    learnerId: string,
    { read }: Pick<Tools, 'read'>,
  ): Promise<Arrangements | null> => (await read(booking, `${sessionId}.${learnerId}`)).arrangements,

  /** Gives a child that, or takes it back. */
  arrange: async (seat: Seat, arrangements: Arrangements | null, tools: Tools): Promise<void> => {
    const key = keyOf(seat);
    if (arrangements === null) {
      const data = { ...named(seat), clearedAt: tools.now };
      await tools.handle(booking, key, { type: 'ClearBookingArrangements', data });
      return;
    }
    const data = { ...named(seat), arrangements, setAt: tools.now };
    await tools.handle(booking, key, { type: 'SetBookingArrangements', data });
  },

  /** Each booking of a session that was moved or cancelled goes with it. Done again it changes nothing. */
  follow: async (session: ChangedSession, tools: Tools): Promise<void> => {
    if (session.movedAt === null && session.cancelledAt === null) return;
    for (const learnerId of (await tools.read(places, session.sessionId)).keys()) {
      const { familyId } = await tools.read(booking, `${session.sessionId}.${learnerId}`);
      if (familyId !== null) await followOne({ session, learnerId, familyId }, session, tools);
    }
  },
};

/** Bookings with how long what is for one exam lasts. @param lastDay month and day, `09-30` unless told */
export function bookingsWith(lastDay: string | undefined) {
  /** When what is for an exam on that day in London ends: ISO 8601 UTC. */
  const until = (day: string): string => endOfLondonDay(oneOffLastDay(day, lastDay)).toISOString();
  return {
    ...bookings,
    until,
    /** Gives a child the right to one session for nothing, for as long as one that is paid for lasts; once. */
    giveFree: async ({ session, learnerId, familyId }: Seat, tools: Tools): Promise<void> => {
      const { sessionId, startsAt } = session;
      await grants.give(
        {
          familyId,
          learnerId,
          grantId: `${sessionId}.${learnerId}`,
          gives: ['mock-sessions'],
          sessionIds: [sessionId],
          beginsAt: tools.now,
          endsAt: until(londonDay(startsAt)),
          source: 'trial',
        },
        tools,
      );
    },
  };
}

async function cancelOne(place: SeatIn, tools: Tools): Promise<void> {
  const { familyId } = await tools.read(booking, keyOf(place));
  // Held for whoever has no account yet, and nothing was written after that.
  if (familyId === null) await giveBack(place, tools);
  else await bookings.cancel({ ...place, familyId }, undefined, tools);
}

async function write(seat: Seat, tools: Tools): Promise<void> {
  const data = { ...named(seat), bookedAt: tools.now, startsAt: seat.session.startsAt };
  await tools.handle(booking, keyOf(seat), { type: 'MakeBooking', data });
}

async function followOne(seat: Seat, { startsAt, movedAt, cancelledAt }: ChangedSession, tools: Tools): Promise<void> {
  if (cancelledAt !== null) {
    const data = { ...named(seat), calledOffAt: tools.now };
    await tools.handle(booking, keyOf(seat), { type: 'CallBookingOff', data });
    return giveBack(seat, tools);
  }
  if (movedAt === null) return;
  const data = { ...named(seat), startsAt, movedAt: tools.now };
  await tools.handle(booking, keyOf(seat), { type: 'MoveBooking', data, sessionMovedAt: movedAt });
}

function mustBeToCome({ session }: Pick<Seat, 'session'>, { now, refuse }: Tools): void {
  if (session.startsAt <= now) refuse('SessionHasBegun');
}
