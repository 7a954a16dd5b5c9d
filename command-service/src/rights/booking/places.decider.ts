import { acceptUnless, decider, refuse, type Decision } from 'platform/decider';
import type { PlaceEvent } from 'schemas/rights/booking.events';

type DataOf<T extends PlaceEvent['type']> = Extract<PlaceEvent, { type: T }>['data'];

type PlacesCommand =
  | { readonly type: 'TakePlace'; readonly data: DataOf<'PlaceTaken'>; readonly capacity: number }
  | { readonly type: 'ReturnPlace'; readonly data: DataOf<'PlaceReturned'> };

/** Until when each child's seat is held; null: for good. */
type Taken = ReadonlyMap<string, string | null>;

const initial: Taken = new Map();

/** The seats of one session that has only so many. Seats that were held for a payment that never came are free again. */
export const places = decider({ category: 'places', initial, decide, evolve });

function decide(command: PlacesCommand, taken: Taken): Decision<PlaceEvent, 'SessionSoldOut'> {
  const { learnerId } = command.data;
  if (command.type === 'ReturnPlace')
    return acceptUnless(!taken.has(learnerId), { type: 'PlaceReturned', data: command.data });
  const { takenAt, heldUntil } = command.data;
  const own = taken.get(learnerId);
  const isHeld = own === null || (own !== undefined && heldUntil !== undefined && heldUntil <= own);
  const others = [...taken].filter(([id, until]) => id !== learnerId && (until === null || takenAt < until));
  if (!isHeld && others.length >= command.capacity) return refuse('SessionSoldOut');
  return acceptUnless(isHeld, { type: 'PlaceTaken', data: command.data });
}

function evolve(taken: Taken, { type, data }: PlaceEvent): Taken {
  if (type === 'PlaceTaken') return new Map(taken).set(data.learnerId, data.heldUntil ?? null);
  return new Map([...taken].filter(([id]) => id !== data.learnerId));
}
