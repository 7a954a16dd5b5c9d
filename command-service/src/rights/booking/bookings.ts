import type { CommandTools } from 'platform/http';
import { maySit, rightsAt } from 'schemas/rights/rights-at';
import { grants } from '../granting';
import type { MockSession } from '../mock-sessions';
import { booking } from './booking.decider';
import { places } from './places.decider';

type Tools = Pick<CommandTools, 'handle' | 'read' | 'now' | 'refuse'>;

interface Seat {
  readonly session: MockSession;
  readonly learnerId: string;
  readonly familyId: string;
}

const keyOf = ({ session: { sessionId }, learnerId }: Seat): string => `${sessionId}.${learnerId}`;
const named = ({ session: { sessionId }, learnerId, familyId }: Seat) => ({ sessionId, learnerId, familyId });

/**
 * Seats in mock sessions. The session's places decide first, and the child's booking is written after that: where a service
 * dies between the two, the same call again finishes it.
 */
export const bookings = {
  /** Holds a seat while it is paid for. */
  request: async (seat: Seat, heldUntil: string, tools: Tools): Promise<void> => {
    mustBeToCome(seat, tools);
    await take(seat, heldUntil, tools);
    const data = { ...named(seat), heldUntil, requestedAt: tools.now };
    await tools.handle(booking, keyOf(seat), { type: 'RequestBooking', data });
  },

  /** For whoever has the right to sit it; once. */
  make: async (seat: Seat, tools: Tools): Promise<void> => {
    mustBeToCome(seat, tools);
    const rights = rightsAt(await grants.of(seat.familyId, tools), seat.learnerId, tools.now);
    if (!maySit(rights, seat.session)) return tools.refuse('SessionNotIncluded');
    await take(seat, undefined, tools);
    await tools.handle(booking, keyOf(seat), { type: 'MakeBooking', data: { ...named(seat), bookedAt: tools.now } });
  },

  cancel: async (seat: Seat, reason: string | undefined, tools: Tools): Promise<void> => {
    const data = { ...named(seat), cancelledAt: tools.now, ...(reason !== undefined && { reason }) };
    await tools.handle(booking, keyOf(seat), { type: 'CancelBooking', data });
    const { sessionId, learnerId } = data;
    const returned = { sessionId, learnerId, returnedAt: tools.now };
    await tools.handle(places, sessionId, { type: 'ReturnPlace', data: returned });
  },
};

function mustBeToCome({ session }: Seat, { now, refuse }: Tools): void {
  if (session.startsAt <= now) refuse('SessionHasBegun');
}

async function take({ session, learnerId }: Seat, heldUntil: string | undefined, tools: Tools): Promise<void> {
  const { sessionId, capacity } = session;
  if (capacity === null) return;
  const data = { sessionId, learnerId, takenAt: tools.now, ...(heldUntil !== undefined && { heldUntil }) };
  await tools.handle(places, sessionId, { type: 'TakePlace', data, capacity });
}
