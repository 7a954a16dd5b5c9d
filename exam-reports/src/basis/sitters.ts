import type { Reads } from 'platform/database/reads';
import type { EventStore } from 'platform/event-store';
import { children } from 'schemas/accounts/children.table';
import { monthsBetween } from 'schemas/mock-exams/marks/sat-facts.rules';
import type { PinnedPaper } from 'schemas/mock-exams/paper';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { timeArrangementsOf } from 'schemas/mock-exams/sittings/sitting.rules';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import type { TimeArrangements } from 'schemas/mock-exams/sittings/time-facts';
import { sittingsOf } from './count-cohort';
import type { Sitter } from './sat-session';

/** What is known of whoever sat beside the log, where it is sealed. */
export const sittersTables = [mockSessions, mockSittings, children] as const;
type Db = Reads<(typeof sittersTables)[number]['name']>;

interface Parts {
  readonly db: Db;
  readonly store: Pick<EventStore, 'readStream' | 'readAll'>;
}

/** Everybody who has sat any of these papers to the end, in whatever session, in the order in which they began. */
export async function sittersOf(
  { db, store }: Parts,
  papers: readonly PinnedPaper[],
  position: string,
): Promise<Sitter[]> {
  const completed = await agelessSitters({ db, store }, papers, position);
  const sessionIds = [...new Set(completed.map(({ sessionId }) => sessionId))];
  const [startsOn, bornOn] = await Promise.all([
    daysOf(db, sessionIds),
    birthdays(
      db,
      completed.map(({ learnerId }) => learnerId),
    ),
  ]);
  return completed.map(({ sessionId, learnerId, arrangements }) => {
    const born = bornOn.get(learnerId);
    const day = startsOn.get(sessionId);
    return {
      sessionId,
      learnerId,
      ageMonths: born === undefined || day === undefined ? null : monthsBetween(born, day),
      arrangements,
    };
  });
}

interface AgelessParts extends Pick<Parts, 'store'> {
  readonly db: Reads<typeof mockSittings.name>;
}

/** The same for figures that ages have nothing to do with: nobody's birthday is read. */
export async function agelessSitters(
  { db, store }: AgelessParts,
  papers: readonly PinnedPaper[],
  position: string,
): Promise<Sitter[]> {
  const begun = await sittingsOf(store, papers, position);
  const sat = await completedIn(db, [...new Set(begun.map(({ sessionId }) => sessionId))]);
  return begun
    .filter((one) => sat.has(nameOf(one)))
    .map(({ sessionId, learnerId }) => ({
      sessionId,
      learnerId,
      ageMonths: null,
      arrangements: sat.get(nameOf({ sessionId, learnerId })),
    }));
}

interface Sat {
  readonly sessionId: string;
  readonly learnerId: string;
}
const nameOf = ({ sessionId, learnerId }: Sat) => `${sessionId}.${learnerId}`;

/** With which more time each was sat. */
async function completedIn(
  db: AgelessParts['db'],
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, TimeArrangements>> {
  const rows = await db
    .from(mockSittings)
    .select(['sessionId', 'learnerId', 'arrangements'])
    .where('sessionId', 'in', [...sessionIds, ''])
    .where('stage', '=', 'complete')
    .execute();
  return new Map(rows.map((row) => [nameOf(row), timeArrangementsOf(row.arrangements)]));
}

async function daysOf(db: Db, sessionIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .from(mockSessions)
    .select(['sessionId', 'startsOn'])
    .where('sessionId', 'in', [...sessionIds, ''])
    .execute();
  return new Map(rows.map(({ sessionId, startsOn }) => [sessionId, startsOn]));
}

async function birthdays(db: Db, learnerIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .from(children)
    .select(['learnerId', 'bornOn'])
    .where((eb) => eb('learnerId', '=', eb.fn.any(eb.val([...learnerIds]))))
    .execute();
  return new Map(rows.flatMap(({ learnerId, bornOn }) => (bornOn === null ? [] : [[learnerId, bornOn] as const])));
}

/** With which more time a child sat; nothing is known of one who did not. */
export async function timesArranged(
  db: Db,
  sessionId: string,
  learnerId: string,
): Promise<TimeArrangements | undefined> {
  const row = await db
    .from(mockSittings)
    .select('arrangements')
    .where('sessionId', '=', sessionId)
    .where('learnerId', '=', learnerId)
    .executeTakeFirst();
  return row && timeArrangementsOf(row.arrangements);
}
