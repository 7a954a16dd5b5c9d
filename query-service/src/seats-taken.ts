import type { Reads } from 'platform/database/reads';
import { places } from 'schemas/rights/places.table';

interface Taken {
  readonly booked: number;
  /** While they are paid for, by families and by whoever has no account yet. */
  readonly held: number;
}

interface Within {
  readonly db: Reads<typeof places.name>;
  readonly now: string;
  /** A child for whom a seat that is held for them is none that is gone. */
  readonly asSeenBy?: string;
}

/** How many seats of each session are taken, and how many held at this moment. */
export async function seatsTaken(
  sessionIds: readonly string[],
  { db, now, asSeenBy = '' }: Within,
): Promise<(sessionId: string) => Taken> {
  if (sessionIds.length === 0) return () => none;
  const rows = await db
    .from(places)
    .select(({ fn, eb }) => [
      'sessionId',
      eb('heldUntil', 'is', null).as('isBooked'),
      fn.countAll<string>().as('seats'),
    ])
    .where('sessionId', 'in', [...sessionIds])
    .where((eb) =>
      eb.or([eb('heldUntil', 'is', null), eb.and([eb('heldUntil', '>', now), eb('learnerId', '!=', asSeenBy)])]),
    )
    .groupBy(['sessionId', 'isBooked'])
    .execute();
  const of = (sessionId: string, isBooked: boolean) =>
    Number(rows.find((row) => row.sessionId === sessionId && row.isBooked === isBooked)?.seats ?? 0);
  return (sessionId) => ({ booked: of(sessionId, true), held: of(sessionId, false) });
}

const none: Taken = { booked: 0, held: 0 };

/** Whether there is a seat for one more. */
export const isFullWith = ({ capacity }: { readonly capacity: number | null }, { booked, held }: Taken): boolean =>
  capacity !== null && booked + held >= capacity;
