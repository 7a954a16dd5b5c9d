import type { CommandTools } from 'platform/http';
import { arrangementsOf, type Arrangements } from 'schemas/mock-exams/sessions/arrangements';
import type { BookingsPort } from '../sessions/sessions-parts';
import { standingArrangements } from '../sessions/standing-arrangements.decider';

export interface ArrangedParts {
  readonly bookings: Pick<BookingsPort, 'arrangedFor'>;
}

interface Whose {
  readonly sessionId: string;
  readonly learnerId: string;
}

/** What a child has in a session, as they are given it if they begin now: whatever became of their seat and their rights. */
export async function arrangementsFor(
  { sessionId, learnerId }: Whose,
  tools: Pick<CommandTools, 'read' | 'now'>,
  { bookings }: ArrangedParts,
): Promise<Arrangements> {
  const [own, always] = await Promise.all([
    bookings.arrangedFor(sessionId, learnerId, tools),
    tools.read(standingArrangements, learnerId),
  ]);
  return arrangementsOf(own, always);
}
