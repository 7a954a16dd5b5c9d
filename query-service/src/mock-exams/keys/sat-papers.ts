import type { Reads } from 'platform/database/reads';
import { children } from 'schemas/accounts/children.table';
import type { RowOf } from 'schemas/describe/table';
import type { ExamKeys } from 'schemas/mock-exams/keys/exam-keys.rules';
import { examKeysFrom } from 'schemas/mock-exams/keys/kept-keys.rules';
import type { SatPapers } from 'schemas/mock-exams/keys/key-preview.rules';
import type { SatFacts } from 'schemas/mock-exams/marks/facts';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockKeys, mockPapers } from 'schemas/mock-exams/sets/sets.tables';
import { cohortTables, satCohort } from '../results/sat-cohort';
import { knownPapers, type KnownPaper } from '../results/sat-papers';

export const satTables = [...cohortTables, mockPapers, mockKeys] as const;
export type SatDb = Reads<(typeof satTables)[number]['name']>;

type Session = RowOf<typeof mockSessions>;

/** Everybody who has sat one of some papers of a set, and who of them has sat just these. */
export interface SatGroup extends SatPapers {
  readonly papers: readonly KnownPaper[];
  readonly isOwn: (sat: SatFacts) => boolean;
}

export interface Found {
  /** That have this paper and have begun, by their start. */
  readonly sessions: readonly Session[];
  /** One for each list of papers that this one was sat with: a set that was changed has others beside it. */
  readonly groups: readonly SatGroup[];
  /** Of each of their papers, with what was decided of them. */
  readonly keysOf: ReadonlyMap<string, ExamKeys>;
  /** Child → name; null of whoever was erased. */
  readonly names: ReadonlyMap<string, string | null>;
}

interface Which {
  readonly paperHash: string;
  readonly setId: string;
}

interface At {
  readonly db: SatDb;
  readonly now: string;
}

/** Everybody who has sat this paper to the end, in whatever session of its set, as results and reports count them. */
export async function satWith(which: Which, { db, now }: At): Promise<Found> {
  const sessions = await begunSessions(which, { db, now });
  const lists = new Map(sessions.map(({ papers }) => [listOf(papers), papers.map(({ paperHash }) => paperHash)]));
  const groups = await Promise.all(
    [...lists].map(async ([list, hashes]): Promise<SatGroup> => {
      const papers = await knownPapers(hashes, db);
      const sat = await satCohort(papers, { db, withSeconds: false });
      return { papers, sat, isOwn: (one) => listOf(one.papers) === list };
    }),
  );
  const [keysOf, names] = await Promise.all([keysIn(groups, db), namesIn(groups, db)]);
  return { sessions, groups, keysOf, names };
}

const listOf = (papers: readonly { readonly paperHash: string }[]): string =>
  papers.map(({ paperHash }) => paperHash).join(' ');

async function begunSessions({ paperHash, setId }: Which, { db, now }: At): Promise<readonly Session[]> {
  const rows = await db
    .from(mockSessions)
    .selectAll()
    .where('setId', '=', setId)
    .where('startsAt', '<=', now)
    .where('cancelledAt', 'is', null)
    .orderBy('startsAt')
    .orderBy('sessionId')
    .execute();
  return rows.filter(({ papers }) => papers.some((one) => one.paperHash === paperHash));
}

async function keysIn(groups: readonly SatGroup[], db: SatDb): Promise<Found['keysOf']> {
  const hashes = groups.flatMap(({ papers }) => papers.map(({ paperHash }) => paperHash));
  const rows = await db
    .from(mockKeys)
    .selectAll()
    .where('paperHash', 'in', [...new Set(hashes), ''])
    .execute();
  return new Map(rows.map((row) => [row.paperHash, examKeysFrom(row)]));
}

async function namesIn(groups: readonly SatGroup[], db: SatDb) {
  const ids = groups.flatMap(({ sat }) => sat.map(({ learnerId }) => learnerId));
  const rows = await db
    .from(children)
    .select(['learnerId', 'name'])
    .where('learnerId', 'in', [...new Set(ids), ''])
    .execute();
  return new Map(rows.map(({ learnerId, name }) => [learnerId, name]));
}

interface OfChild {
  readonly sessionId: string;
  readonly learnerId: string;
}
export const nameOf = ({ sessionId, learnerId }: OfChild) => `${sessionId} ${learnerId}`;
