import { sittingsOf } from 'exam-reports/basis/count-cohort';
import type { Sitter } from 'exam-reports/basis/sat-session';
import { readsOf } from 'platform/database/reads';
import type { EventStore } from 'platform/event-store';
import { NotYet } from 'platform/jobs';
import { children } from 'schemas/accounts/children.table';
import { monthsBetween } from 'schemas/mock-exams/marks/sat-facts.rules';
import type { PinnedPaper } from 'schemas/mock-exams/paper';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { timeArrangementsOf } from 'schemas/mock-exams/sittings/sitting.rules';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import type { TimeArrangements } from 'schemas/mock-exams/sittings/time-facts';
import type { Readable } from '../../people';

interface Parts {
  readonly db: Readable;
  readonly store: Pick<EventStore, 'readStream' | 'readAll'>;
}

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

/** Everybody who has sat any of these papers to the end, in whatever session, in the order in which they began. */
export async function sittersOf(
  { db, store }: Parts,
  papers: readonly PinnedPaper[],
  position: string,
): Promise<Sitter[]> {
  const begun = await sittingsOf(store, papers, position);
  const sessionIds = [...new Set(begun.map(({ sessionId }) => sessionId))];
  const [sat, startsOn] = await Promise.all([completedIn(db, sessionIds), daysOf(db, sessionIds)]);
  const completed = begun.filter((one) => sat.has(nameOf(one)));
  const bornOn = await birthdays(
    db,
    completed.map(({ learnerId }) => learnerId),
  );
  return completed.map(({ sessionId, learnerId }) => {
    const born = bornOn.get(learnerId);
    const day = startsOn.get(sessionId);
    return {
      sessionId,
      learnerId,
      ageMonths: born === undefined || day === undefined ? null : monthsBetween(born, day),
      arrangements: sat.get(nameOf({ sessionId, learnerId })),
    };
  });
}

interface Sat {
  readonly sessionId: string;
  readonly learnerId: string;
}
const nameOf = ({ sessionId, learnerId }: Sat) => `${sessionId}.${learnerId}`;

/** With which more time each was sat. */
async function completedIn(
  db: Readable,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, TimeArrangements>> {
  const rows = await readsOf(db, mockSittings)
    .from(mockSittings)
    .select(['sessionId', 'learnerId', 'arrangements'])
    .where('sessionId', 'in', [...sessionIds, ''])
    .where('stage', '=', 'complete')
    .execute();
  return new Map(rows.map((row) => [nameOf(row), timeArrangementsOf(row.arrangements)]));
}

async function daysOf(db: Readable, sessionIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await readsOf(db, mockSessions)
    .from(mockSessions)
    .select(['sessionId', 'startsOn'])
    .where('sessionId', 'in', [...sessionIds, ''])
    .execute();
  return new Map(rows.map(({ sessionId, startsOn }) => [sessionId, startsOn]));
}

async function birthdays(db: Readable, learnerIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await readsOf(db, children)
    .from(children)
    .select(['learnerId', 'bornOn'])
    .where((eb) => eb('learnerId', '=', eb.fn.any(eb.val([...learnerIds]))))
    .execute();
  return new Map(rows.flatMap(({ learnerId, bornOn }) => (bornOn === null ? [] : [[learnerId, bornOn] as const])));
}

/** With which more time a child sat; nothing is known of one who did not. */
export async function timesArranged(
  db: Readable,
  sessionId: string,
  learnerId: string,
): Promise<TimeArrangements | undefined> {
  const row = await readsOf(db, mockSittings)
    .from(mockSittings)
    .select('arrangements')
    .where('sessionId', '=', sessionId)
    .where('learnerId', '=', learnerId)
    .executeTakeFirst();
  return row && timeArrangementsOf(row.arrangements);
}
