import type { Reads } from 'platform/database/reads';
import { arrangementsOf, type Arrangements } from 'schemas/mock-exams/sessions/arrangements';
import { ALWAYS, mockArrangements } from 'schemas/mock-exams/sessions/sessions.tables';

/** What a child has in a session, as they are given it if they begin now. */
export async function arrangedFor(
  learnerId: string,
  db: Reads<typeof mockArrangements.name>,
): Promise<(sessionId: string) => Arrangements> {
  const rows = await db
    .from(mockArrangements)
    .select(['sessionId', 'arrangements'])
    .where('learnerId', '=', learnerId)
    .execute();
  const known = new Map(rows.map(({ sessionId, arrangements }) => [sessionId, arrangements]));
  return (sessionId) => arrangementsOf(known.get(sessionId), known.get(ALWAYS));
}
