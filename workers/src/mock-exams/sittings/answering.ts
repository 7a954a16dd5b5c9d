import { readsOf } from 'platform/database/reads';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import type { Readable } from '../../people';

/** In a room of many somebody does something within so many ms; where nobody does, nobody waits for an answer to be kept. */
const LATELY_MS = 120_000;
/** Whatever began longer ago is over for whoever has most time: no look goes through the sittings of all years. */
const LONGEST_MS = 36 * 3_600_000;

/** Whether somebody is at a paper of a mock exam, as far as the read tables know. */
export async function isAnybodyAnswering(db: Readable, now: Date): Promise<boolean> {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const reads = readsOf(db, mockSessions, mockSittings);
  const sessions = reads.from(mockSessions).select('sessionId').where('startsAt', '>', ago(LONGEST_MS));
  const found = await reads
    .from(mockSittings)
    .select('sessionId')
    .where('sessionId', 'in', sessions)
    .where('stage', '=', 'paper')
    .where('lastActAt', '>', ago(LATELY_MS))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
