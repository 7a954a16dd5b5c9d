import { readsOf } from 'platform/database/reads';
import { NotYet } from 'platform/jobs';
import { children } from 'schemas/accounts/children.table';
import type { RowOf } from 'schemas/describe/table';
import { arrangementsOf, type Arrangements } from 'schemas/mock-exams/sessions/arrangements';
import { ALWAYS, mockArrangements, mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import type { Readable } from '../people';

/** A child's seat in a mock exam, as far as a mail about it tells. */
export interface ExamSeat extends Pick<
  RowOf<typeof mockSessions>,
  'startsOn' | 'wallTime' | 'startsAt' | 'papers' | 'setType' | 'announcedType' | 'isFree' | 'reason'
> {
  readonly arrangements: Arrangements;
  /** As it was typed; null where none was, and once the child is erased. */
  readonly childName: string | null;
}

/** @throws where the session is not known yet: the read tables may be a moment behind the event that led here */
export async function examSeat(db: Readable, sessionId: string, learnerId: string): Promise<ExamSeat> {
  const reads = readsOf(db, mockSessions, mockArrangements, children);
  const [session, arranged, child] = await Promise.all([
    reads
      .from(mockSessions)
      .select(['startsOn', 'wallTime', 'startsAt', 'papers', 'setType', 'announcedType', 'isFree', 'reason'])
      .where('sessionId', '=', sessionId)
      .executeTakeFirst(),
    reads
      .from(mockArrangements)
      .select(['sessionId', 'arrangements'])
      .where('learnerId', '=', learnerId)
      .where('sessionId', 'in', [sessionId, ALWAYS])
      .execute(),
    reads.from(children).select('name').where('learnerId', '=', learnerId).executeTakeFirst(),
  ]);
  if (session === undefined) throw new NotYet(`the read tables do not know the session ${sessionId} yet`);
  const arrangedFor = (id: string) => arranged.find((one) => one.sessionId === id)?.arrangements;
  const arrangements = arrangementsOf(arrangedFor(sessionId), arrangedFor(ALWAYS));
  return { ...session, arrangements, childName: child?.name ?? null };
}
