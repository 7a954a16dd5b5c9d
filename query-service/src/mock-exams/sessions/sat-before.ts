import type { Reads } from 'platform/database/reads';
import { children } from 'schemas/accounts/children.table';
import { mockPaperQuestions, mockSatPapers } from 'schemas/mock-exams/after/after.tables';
import { bookings } from 'schemas/rights/bookings.table';
import { bookedIn, namedOf } from './booked-children';

export const satBeforeTables = [bookings, children, mockSatPapers, mockPaperQuestions] as const;
type Db = Reads<(typeof satBeforeTables)[number]['name']>;

interface SatBy {
  readonly mockExamUserId: string;
  readonly childName: string | null;
}

/** By set, who of those who have booked a session has begun a paper of it in another one, of whatever version. */
export async function satBefore(sessionId: string, db: Db): Promise<(setId: string) => SatBy[]> {
  const booked = await bookedIn(sessionId, db);
  if (booked.length === 0) return () => [];
  const sat = await db
    .from(mockSatPapers)
    .select(['learnerId', 'papers'])
    .where('learnerId', 'in', [...booked])
    .where('sessionId', '!=', sessionId)
    .orderBy('learnerId')
    .execute();
  const setOf = await setsOf(new Set(sat.flatMap(({ papers }) => papers.map(({ paperHash }) => paperHash))), db);
  const nameOf = await namedOf(
    sat.map(({ learnerId }) => learnerId),
    db,
  );
  return (setId) => {
    const its = sat.filter(({ papers }) => papers.some(({ paperHash }) => setOf.get(paperHash) === setId));
    const learnerIds = new Set(its.map(({ learnerId }) => learnerId));
    return [...learnerIds].map((learnerId) => ({ mockExamUserId: learnerId, childName: nameOf(learnerId) }));
  };
}

/** Which set each paper is of. */
async function setsOf(hashes: ReadonlySet<string>, db: Db): Promise<ReadonlyMap<string, string>> {
  if (hashes.size === 0) return new Map();
  const rows = await db
    .from(mockPaperQuestions)
    .select(['paperHash', 'setId'])
    .where('paperHash', 'in', [...hashes])
    .execute();
  return new Map(rows.map(({ paperHash, setId }) => [paperHash, setId]));
}
