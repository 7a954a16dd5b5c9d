import type { CommandTools } from 'platform/http';
import { runBeside } from 'schemas/mock-exams/sessions/beside.rules';
import { ownOpeningOf } from './own-openings';
import { scheduledSessions } from './scheduled-sessions';
import type { BookingsPort, Seat } from './sessions-parts';

interface Wanted extends Pick<Seat, 'learnerId'> {
  readonly session: Pick<Seat['session'], 'sessionId'>;
}

/**
 * Refuses a place in a session that is open while another is in which this child has one: nobody sits two at once. Both by their
 * own close, with all that is arranged for them.
 */
export async function mustRunApart(
  { session, learnerId }: Wanted,
  bookings: Pick<BookingsPort, 'isBooked' | 'arrangedFor'>,
  tools: CommandTools,
): Promise<void> {
  const wanted = await scheduledSessions.find(session.sessionId, tools);
  if (wanted === undefined) return;
  const near = await scheduledSessions.near(wanted, tools);
  const booked = await Promise.all(near.map(({ sessionId }) => bookings.isBooked(sessionId, learnerId, tools)));
  const theirs = near.filter((_, index) => booked[index]);
  if (theirs.length === 0) return;
  const openingOf = (one: typeof wanted) => ownOpeningOf(one, learnerId, { bookings, tools });
  const [opening, others] = await Promise.all([openingOf(wanted), Promise.all(theirs.map(openingOf))]);
  if (others.some((other) => runBeside(other, opening))) tools.refuse('RunsBesideYours');
}
