import type { Reads } from 'platform/database/reads';
import { bookings } from 'schemas/rights/bookings.table';

interface Taken {
  readonly booked: number;
  readonly held: number;
}

/** How many seats of each session are taken, and how many held at this moment. */
export async function seatsTaken(
  sessionIds: readonly string[],
  { db, now }: { readonly db: Reads<typeof bookings.name>; readonly now: string },
): Promise<(sessionId: string) => Taken> {
  if (sessionIds.length === 0) return () => none;
  const rows = await db
    .from(bookings)
    .select(({ fn }) => ['sessionId', 'state', fn.countAll<string>().as('seats')])
    .where('sessionId', 'in', [...sessionIds])
    .where((eb) =>
      eb.or([eb('state', '=', 'booked'), eb.and([eb('state', '=', 'pending'), eb('heldUntil', '>', now)])]),
    )
    .groupBy(['sessionId', 'state'])
    .execute();
  const of = (sessionId: string, state: string) =>
    Number(rows.find((row) => row.sessionId === sessionId && row.state === state)?.seats ?? 0);
  return (sessionId) => ({ booked: of(sessionId, 'booked'), held: of(sessionId, 'pending') });
}

const none: Taken = { booked: 0, held: 0 };
