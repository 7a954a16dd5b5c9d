import type { Reads } from 'platform/database/reads';
import { children } from 'schemas/accounts/children.table';
import { bookings } from 'schemas/rights/bookings.table';

/** More than any session has places for. */
const MOST = 5_000;

/** Who has a place in a session, in the order of their ids. */
export async function bookedIn(sessionId: string, db: Reads<typeof bookings.name>): Promise<readonly string[]> {
  const rows = await db
    .from(bookings)
    .select('learnerId')
    .where('sessionId', '=', sessionId)
    .where('state', '=', 'booked')
    .orderBy('learnerId')
    .limit(MOST)
    .execute();
  return rows.map(({ learnerId }) => learnerId);
}

/** What children are called; null where no name was given, or is there any more. */
export async function namedOf(
  learnerIds: readonly string[],
  db: Reads<typeof children.name>,
): Promise<(learnerId: string) => string | null> {
  if (learnerIds.length === 0) return () => null;
  const rows = await db
    .from(children)
    .select(['learnerId', 'name'])
    .where('learnerId', 'in', [...learnerIds])
    .execute();
  const names = new Map(rows.map(({ learnerId, name }) => [learnerId, name]));
  return (learnerId) => names.get(learnerId) ?? null;
}
