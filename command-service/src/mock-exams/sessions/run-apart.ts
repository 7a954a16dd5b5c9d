import type { CommandTools } from 'platform/http';
import { scheduledSessions } from './scheduled-sessions';
import type { BookingsPort, Seat } from './sessions-parts';

interface Wanted extends Pick<Seat, 'learnerId'> {
  readonly session: Pick<Seat['session'], 'sessionId'>;
}

/** Refuses a place in a session that is open while another is in which this child has one: nobody sits two at once. */
export async function mustRunApart(
  { session, learnerId }: Wanted,
  { isBooked }: Pick<BookingsPort, 'isBooked'>,
  tools: CommandTools,
): Promise<void> {
  const wanted = await scheduledSessions.find(session.sessionId, tools);
  const beside = wanted ? await scheduledSessions.beside(wanted, tools) : [];
  const booked = await Promise.all(beside.map(({ sessionId }) => isBooked(sessionId, learnerId, tools)));
  if (booked.includes(true)) tools.refuse('RunsBesideYours');
}
