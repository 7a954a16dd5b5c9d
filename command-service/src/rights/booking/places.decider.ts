import { accept, acceptUnless, decider, refuse, type Decision } from 'platform/decider';
import type { PlaceEvent } from 'schemas/rights/booking.events';

type DataOf<T extends PlaceEvent['type']> = Extract<PlaceEvent, { type: T }>['data'];

type PlacesCommand =
  | {
      readonly type: 'TakePlace';
      readonly data: DataOf<'PlaceTaken'>;
      readonly capacity: number;
      /** Nothing is taken where it would be one more than before. */
      readonly isNoMore?: boolean;
      /** It would be held for somebody who has not shown who they are. */
      readonly isStrangers?: boolean;
    }
  | { readonly type: 'ReturnPlace'; readonly data: DataOf<'PlaceReturned'> }
  /** Only where it is held for a payment, and not for good. */
  | { readonly type: 'LetPlaceGo'; readonly data: DataOf<'PlaceReturned'> };

type TakePlace = Extract<PlacesCommand, { type: 'TakePlace' }>;

/** `until`: null for good. */
export interface Place {
  readonly until: string | null;
  readonly holder: string | undefined;
}

/** Each child's seat. */
type Taken = ReadonlyMap<string, Place>;

const initial: Taken = new Map();

/** The seats of one session that has only so many. Seats that were held for a payment that never came are free again. */
export const places = decider({ category: 'places', initial, decide, evolve });

/** Whether it is somebody's at an instant. */
const isTaken = ({ until }: Place, at: string): boolean => until === null || at < until;

/** Those that are somebody's at an instant. */
export const standingAt = (taken: Taken, at: string): Taken =>
  new Map([...taken].filter(([, place]) => isTaken(place, at)));

/**
 * Whether one more may be held for somebody who has not shown who they are, beside those that stand: by half of the seats that are
 * not booked at most. Addresses cost nothing, and whoever is known finds a seat, however many are held for strangers; the last one
 * alone is held for whoever comes first, since it is sold once.
 */
export function isRoomForStrangers(standing: readonly Place[], capacity: number): boolean {
  const held = standing.filter(({ until }) => until !== null).length;
  return held < Math.ceil((capacity - (standing.length - held)) / 2);
}

function decide(command: PlacesCommand, taken: Taken): Decision<PlaceEvent, 'SessionSoldOut'> {
  if (command.type === 'TakePlace') return take(command, taken);
  const own = taken.get(command.data.learnerId);
  const isKept = command.type === 'LetPlaceGo' && own?.until === null;
  return acceptUnless(own === undefined || isKept, { type: 'PlaceReturned', data: command.data });
}

/** Whoever holds a seat by their address and comes once more has the new one instead: nobody is kept out by themselves. */
function take(command: TakePlace, taken: Taken): Decision<PlaceEvent, 'SessionSoldOut'> {
  const { data, capacity } = command;
  const { sessionId, learnerId, takenAt, heldUntil } = data;
  const own = taken.get(learnerId);
  if (own !== undefined && lasts(own, heldUntil)) return accept();
  const older = [...taken].filter(([id, place]) => id !== learnerId && isOlder(place, data));
  const instead = new Set([learnerId, ...older.map(([id]) => id)]);
  const standing = [...standingAt(taken, takenAt)];
  const others = standing.flatMap(([id, place]) => (instead.has(id) ? [] : [place]));
  if (others.length >= capacity) return refuse('SessionSoldOut');
  const isOneMore = others.length === standing.length;
  if (isOneMore && !mayBeOneMore(command, others)) return accept();
  const returned = older.map(([id]): PlaceEvent => ({
    type: 'PlaceReturned',
    data: { sessionId, learnerId: id, returnedAt: takenAt },
  }));
  return accept<PlaceEvent>(...returned, { type: 'PlaceTaken', data });
}

const mayBeOneMore = ({ isNoMore, isStrangers, capacity }: TakePlace, others: readonly Place[]): boolean =>
  isNoMore !== true && (isStrangers !== true || isRoomForStrangers(others, capacity));

const lasts = ({ until }: Place, heldUntil: string | undefined): boolean =>
  until === null || (heldUntil !== undefined && heldUntil <= until);

const isOlder = (place: Place, { holder }: DataOf<'PlaceTaken'>): boolean =>
  holder !== undefined && place.holder === holder && place.until !== null;

function evolve(taken: Taken, { type, data }: PlaceEvent): Taken {
  if (type === 'PlaceTaken')
    return new Map(taken).set(data.learnerId, { until: data.heldUntil ?? null, holder: data.holder });
  return new Map([...taken].filter(([id]) => id !== data.learnerId));
}
