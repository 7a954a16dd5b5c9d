import { endOfLondonDay, londonDay } from 'platform/clock';
import type { CommandTools } from 'platform/http';
import type { Arrangements } from 'schemas/mock-exams/sessions/arrangements';
import { oneOffLastDay } from 'schemas/rights/one-off-last-day';
import { maySit, rightsAt } from 'schemas/rights/rights-at';
import { grants } from '../granting';
import type { ChangedSession, MockSession, MockSessions } from '../mock-sessions';
import { booking } from './booking.decider';
import { places } from './places.decider';

type Tools = Pick<CommandTools, 'handle' | 'read' | 'now' | 'refuse'>;

interface Seat {
  readonly session: MockSession;
  readonly learnerId: string;
  readonly familyId: string;
}

const keyOf = ({ session: { sessionId }, learnerId }: Omit<Seat, 'familyId'>): string => `${sessionId}.${learnerId}`;
const named = ({ session: { sessionId }, learnerId, familyId }: Seat) => ({ sessionId, learnerId, familyId });

/**
 * Seats in mock sessions. The session's places decide first, and the child's booking is written after that: where a service
 * dies between the two, the same call again finishes it.
 */
export const bookings = {
  /** Holds a seat while it is paid for. */
  request: async (seat: Seat, heldUntil: string, tools: Tools): Promise<void> => {
    mustBeToCome(seat, tools);
    await take(seat, { heldUntil }, tools);
    const data = { ...named(seat), heldUntil, requestedAt: tools.now };
    await tools.handle(booking, keyOf(seat), { type: 'RequestBooking', data });
  },

  /** The same for whoever has no account yet. */
  hold: async (seat: Omit<Seat, 'familyId'>, heldUntil: string, tools: Tools): Promise<void> => {
    mustBeToCome(seat, tools);
    await take(seat, { heldUntil }, tools);
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
  cancelToCome: async (mockSessions: MockSessions, learnerIds: readonly string[], tools: Tools): Promise<void> => {
    for (const session of await mockSessions.toCome(tools)) {
      const taken = await tools.read(places, session.sessionId);
      for (const learnerId of learnerIds.filter((id) => taken.has(id))) await cancelOne({ session, learnerId }, tools);
    }
  },

  isAnyTaken: async (sessionId: string, { read, now }: Tools): Promise<boolean> =>
    [...(await read(places, sessionId)).values()].some((until) => until === null || now < until),

  /** Whether there is a seat for one more. */
  hasRoom: async (
    { sessionId, capacity }: MockSession,
    { read, now }: Pick<Tools, 'read' | 'now'>,
  ): Promise<boolean> => {
    if (capacity === null) return true;
    const taken = [...(await read(places, sessionId)).values()].filter((until) => until === null || now < until);
    return taken.length < capacity;
  },

  isBooked: async (sessionId: string, learnerId: string, { read }: Pick<Tools, 'read'>): Promise<boolean> =>
    (await read(booking, `${sessionId}.${learnerId}`)).state === 'booked',

  /** Whether a session that is only for some is for this child: they have a place in it, or the right to it by its name. */
  isGiven: async (seat: Seat, tools: Tools): Promise<boolean> => {
    if ((await tools.read(booking, keyOf(seat))).state === 'booked') return true;
    const rights = rightsAt(await grants.of(seat.familyId, tools), seat.learnerId, tools.now);
    return rights.sessions.has(seat.session.sessionId);
  },

  /** Whose seats they are, held for a payment or booked. */
  seats: async (sessionId: string, { read, now }: Pick<Tools, 'read' | 'now'>): Promise<readonly string[]> =>
    [...(await read(places, sessionId))]
      .filter(([, until]) => until === null || now < until)
      .map(([learnerId]) => learnerId),

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

async function cancelOne(place: Omit<Seat, 'familyId'>, tools: Tools): Promise<void> {
  const { familyId } = await tools.read(booking, keyOf(place));
  // Held for whoever has no account yet, and nothing was written after that.
  if (familyId === null) await giveBack(place, tools);
  else await bookings.cancel({ ...place, familyId }, undefined, tools);
}

async function write(seat: Seat, tools: Tools): Promise<void> {
  const data = { ...named(seat), bookedAt: tools.now, startsAt: seat.session.startsAt };
  await tools.handle(booking, keyOf(seat), { type: 'MakeBooking', data });
}

async function giveBack({ session: { sessionId }, learnerId }: Omit<Seat, 'familyId'>, tools: Tools): Promise<void> {
  const data = { sessionId, learnerId, returnedAt: tools.now };
  await tools.handle(places, sessionId, { type: 'ReturnPlace', data });
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

interface Taking {
  readonly heldUntil?: string;
  readonly isPaid?: true;
}

/** Also where there are as many as like: who has a seat is asked there, and one day there may be a number. */
async function take(
  { session, learnerId }: Omit<Seat, 'familyId'>,
  { heldUntil, isPaid }: Taking,
  tools: Tools,
): Promise<void> {
  const { sessionId } = session;
  const capacity = isPaid === true ? Infinity : (session.capacity ?? Infinity);
  const data = { sessionId, learnerId, takenAt: tools.now, ...(heldUntil !== undefined && { heldUntil }) };
  await tools.handle(places, sessionId, { type: 'TakePlace', data, capacity });
}
