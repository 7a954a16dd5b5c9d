import { streamOf, type EventStore, type Position } from 'platform/event-store';
import type { CohortSummary } from 'schemas/mock-exams/marks/cohort';
import { cohortOf } from 'schemas/mock-exams/marks/cohort.rules';
import type { SittingMarks } from 'schemas/mock-exams/marks/facts';
import { MARKING_RULE } from 'schemas/mock-exams/marks/marking.rules';
import type { PinnedPaper } from 'schemas/mock-exams/paper';
import { isMovedOut } from 'schemas/mock-exams/sessions/room.rules';
import type { SittingEvent } from 'schemas/mock-exams/sittings/sitting.events';
import { logAt, type Store } from './log-reading';
import { markerOf } from './markers';
import { factsIn, satSession, type SatSession, type Sitter } from './sat-session';

export interface CountedCohort {
  readonly cohort: CohortSummary;
  readonly keyVersions: { paperHash: string; keyVersion: number }[];
  readonly markingRule: number;
}

interface Counting {
  /** Of the set, in the order in which they are sat. */
  readonly papers: readonly PinnedPaper[];
  /** Everybody who has sat any of them to the end, in whatever session; who had not by the position does not count. */
  readonly sitters: readonly Sitter[];
  /** Nothing that was written later counts. */
  readonly position: Position;
  /** By which they are marked; the one in force unless told. */
  readonly markingRule?: number;
}

/** Read at once: more would hold more sittings in memory than they gain time. */
const AT_ONCE = 8;

/**
 * The anonymous summary of all who sat the same papers, from the log as it stood at a place. Sittings are read one after the
 * other and kept as their marks alone, a few kilobytes each.
 */
export async function countCohort(store: Store, counting: Omit<Counting, 'markingRule'>): Promise<CountedCohort> {
  const { marked, papers } = await marksOfAll(store, counting);
  return {
    cohort: cohortOf(marked, papers),
    keyVersions: papers.map(({ paperHash, keyVersion }) => ({ paperHash, keyVersion })),
    markingRule: MARKING_RULE,
  };
}

/** The marks of each, with the papers and the keys that they were made by. */
export async function marksOfAll(
  store: Store,
  { papers: pinned, sitters, position, markingRule = MARKING_RULE }: Counting,
) {
  const log = logAt(store, position);
  const papers = await Promise.all(pinned.map((paper) => log.paper(paper)));
  const mark = markerOf(markingRule)(papers);
  const marked: SittingMarks[] = [];
  for (let from = 0; from < sitters.length; from += AT_ONCE) {
    const some = sitters.slice(from, from + AT_ONCE);
    const found = await Promise.all(some.map(async (sitter) => ({ sitter, sat: await satSession(log, sitter) })));
    for (const { sitter, sat } of found) if (isCounted(sat, sitter)) marked.push(mark(factsIn(sat, papers, sitter)));
  }
  return { marked, papers };
}

/**
 * By the log as it stood: a table that was read later knows who has come to the end since, and half of that is not a mark. Nor
 * is what a child left behind who was moved to another session.
 */
const isCounted = (sat: SatSession | null, { learnerId }: Sitter): sat is SatSession =>
  sat !== null && sat.record.sitting.clock.completedAt !== null && !isMovedOut(sat.kept.room, learnerId);

type Searched = Store & Pick<EventStore, 'readAll'>;
type Begun = Extract<SittingEvent, { type: 'MockSittingBegun' }>['data'];

/**
 * Who has begun to sit any of these papers, in whatever session, by a place in the log: read from where the first of the
 * papers was kept, since nobody can have sat it before.
 */
export async function sittingsOf(
  store: Searched,
  papers: readonly Pick<PinnedPaper, 'paperHash'>[],
  position: Position,
): Promise<{ sessionId: string; learnerId: string }[]> {
  const hashes = new Set(papers.map(({ paperHash }) => paperHash));
  const kept = await Promise.all([...hashes].map((hash) => store.readStream(streamOf('exampaper', hash), 0, 1)));
  const first = kept.flatMap(([event]) => event?.position ?? []).toSorted()[0];
  if (first === undefined) return [];
  const found: { sessionId: string; learnerId: string }[] = [];
  for await (const batch of store.readAll(first, { types: ['MockSittingBegun'] }))
    for (const event of batch) {
      if (event.position > position) return found;
      const { sessionId, learnerId, papers: sat } = event.data as Begun;
      if (sat.some(({ paperHash }) => hashes.has(paperHash))) found.push({ sessionId, learnerId });
    }
  return found;
}
