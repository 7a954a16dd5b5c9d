import { readsOf } from 'platform/database/reads';
import { NotYet } from 'platform/jobs';
import type { PinnedPaper } from 'schemas/mock-exams/paper';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import type { Readable } from '../../../people';

/** The papers that are sat in a session. @throws NotYet where the read tables do not know it */
export async function sessionPapers(db: Readable, sessionId: string): Promise<readonly PinnedPaper[]> {
  const session = await readsOf(db, mockSessions)
    .from(mockSessions)
    .select('papers')
    .where('sessionId', '=', sessionId)
    .executeTakeFirst();
  if (!session) throw new NotYet(`the read tables do not know the session ${sessionId} yet`);
  return session.papers;
}
