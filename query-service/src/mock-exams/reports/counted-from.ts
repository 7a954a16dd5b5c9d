import { createHash } from 'node:crypto';
import type { Reads } from 'platform/database/reads';
import { children } from 'schemas/accounts/children.table';
import type { RowOf } from 'schemas/describe/table';
import { mockRoomActs } from 'schemas/mock-exams/room/room.tables';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockKeys } from 'schemas/mock-exams/sets/sets.tables';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';

export const countedFromTables = [mockSessions, mockKeys, mockSittings, mockRoomActs, children] as const;
type Db = Reads<(typeof countedFromTables)[number]['name']>;

type Session = Pick<RowOf<typeof mockSessions>, 'setId' | 'papers'>;

/**
 * Names all that a cohort is counted from, as far as the tables have come: the keys, where each sitting of the set stands in the log, what
 * staff did last in its rooms (a late answer that counts now is among that), and birthdays. SHA-256 in hex.
 */
export async function countedFrom({ setId, papers }: Session, db: Db): Promise<string> {
  const sessions = await db.from(mockSessions).select('sessionId').where('setId', '=', setId).execute();
  const ids = [...sessions.map(({ sessionId }) => sessionId), ''];
  const hashes = [...papers.map(({ paperHash }) => paperHash), ''];
  const [keys, sittings, acts] = await Promise.all([
    db.from(mockKeys).select(['paperHash', 'keyVersion']).where('paperHash', 'in', hashes).execute(),
    db
      .from(mockSittings)
      .select(['sessionId', 'learnerId', 'changedAt'])
      .where('sessionId', 'in', ids)
      .orderBy('sessionId')
      .orderBy('learnerId')
      .execute(),
    db
      .from(mockRoomActs)
      .select('position')
      .where('sessionId', 'in', ids)
      .orderBy('position', 'desc')
      .limit(1)
      .execute(),
  ]);
  const born = await db
    .from(children)
    .select(['learnerId', 'bornOn'])
    .where('learnerId', 'in', [...sittings.map(({ learnerId }) => learnerId), ''])
    .orderBy('learnerId')
    .execute();
  const all = [
    keys.map(({ paperHash, keyVersion }) => `${paperHash} ${keyVersion}`).toSorted(),
    sittings.map(({ sessionId, learnerId, changedAt }) => [sessionId, learnerId, changedAt]),
    acts.map(({ position }) => position),
    born.map(({ learnerId, bornOn }) => [learnerId, bornOn]),
  ];
  return createHash('sha256').update(JSON.stringify(all)).digest('hex');
}
