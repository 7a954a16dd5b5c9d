import type { Reads } from 'platform/database/reads';
import { streamOf } from 'platform/event-store';
import { answer, type Caller } from 'platform/http';
import { children } from 'schemas/accounts/children.table';
import type { RowOf } from 'schemas/describe/table';
import type { CohortSummary } from 'schemas/mock-exams/marks/cohort';
import type { SittingMarks } from 'schemas/mock-exams/marks/facts';
import { partsOf, topicsOf, type Part } from 'schemas/mock-exams/marks/parts.rules';
import { figuresOf, standingIn, type PartStanding } from 'schemas/mock-exams/marks/standing.rules';
import { getMockExamResults, type ChildResult } from 'schemas/mock-exams/results/results.contract';
import { emptyRoom, isMovedOut } from 'schemas/mock-exams/sessions/room.rules';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { bookings } from 'schemas/rights/bookings.table';
import { roomsOf } from '../after/releases';
import { resultsOf, resultsTables, sessionWords, type ResultsDb, type SessionResults } from './results-of';

/** Has it noted that somebody looks at a session's results, before they are shown any. */
export type NoteResultsLook = (
  caller: Caller,
  look: { readonly stream: string; readonly shown: 'results' | 'results file' },
) => Promise<void>;

export const childrenTables = [...resultsTables, bookings] as const;
type Db = ResultsDb & Reads<typeof bookings.name>;

export const resultsQuery = (note: NoteResultsLook) =>
  answer(
    getMockExamResults,
    { reads: childrenTables },
    async ({ mockExamSessionId: sessionId }, { db, now, caller, refuse }) => {
      const results = await resultsOf(sessionId, { db, now, refuse, withSeconds: false });
      await note(caller, { stream: streamOf('examsession', sessionId), shown: 'results' });
      const { cohort, papers, marked } = results;
      return {
        serverNow: now,
        session: sessionWords(results),
        markingRule: cohort.markingRule,
        n: cohort.n,
        parts: partFigures(cohort, partsOf(papers)),
        topics: topicsOf(papers).map((topic) => ({ ...nameOf(topic), ...marksIn(topic, marked) })),
        children: await childrenOf(results, db),
      };
    },
  );

const nameOf = ({ partId, kind, name, subject, topic }: Part) => ({ partId, kind, name, subject, topic });

function partFigures({ parts }: CohortSummary, named: readonly Part[]) {
  const known = new Map(parts.map((part) => [part.partId, part]));
  return named.flatMap((part) => {
    const cohort = known.get(part.partId);
    if (!cohort) return [];
    const { n, of, counts, reliability } = cohort;
    return [{ ...nameOf(part), n, of, counts, reliability, ...figuresOf(cohort) }];
  });
}

/** Of everybody together. */
function marksIn({ partId }: Part, marked: readonly SittingMarks[]) {
  const marks = marked.flatMap(({ topics }) => topics.filter((topic) => topic.partId === partId));
  return {
    right: marks.reduce((sum, { right }) => sum + right, 0),
    of: marks.reduce((sum, { of }) => sum + of, 0),
  };
}

/** Everybody of the session: who sat it, with where they stand, and who had a place. */
export async function childrenOf(results: SessionResults, db: Db): Promise<ChildResult[]> {
  const { session, marked, cohort, papers, isOver } = results;
  const { sessionId } = session;
  const [begun, booked, rooms] = await Promise.all([
    db.from(mockSittings).select(['learnerId', 'stage']).where('sessionId', '=', sessionId).execute(),
    db.from(bookings).select(['learnerId', 'state']).where('sessionId', '=', sessionId).execute(),
    roomsOf([sessionId], db),
  ]);
  const { room = emptyRoom } = rooms.get(sessionId) ?? {};
  const own = new Map(
    marked.flatMap((marks) => (marks.sessionId === sessionId ? [[marks.learnerId, marks] as const] : [])),
  );
  const stages = new Map(begun.map(({ learnerId, stage }) => [learnerId, stage]));
  const seated = booked.filter(({ state }) => state === 'booked').map(({ learnerId }) => learnerId);
  const ids = [...new Set([...stages.keys(), ...seated])].toSorted();
  const names = await namesOf(ids, db);
  return ids.map((learnerId) => {
    const marks = own.get(learnerId);
    const missed = marks && papers.filter(({ paperHash }) => !marks.opened.includes(paperHash));
    return {
      mockExamUserId: learnerId,
      childName: names.get(learnerId) ?? null,
      state: isMovedOut(room, learnerId) ? 'moved' : stateOf(stages.get(learnerId), isOver),
      missed: missed?.map(({ name }) => name) ?? [],
      parts: marks ? standingIn(cohort, marks).parts.map(shownPart) : [],
    };
  });
}

function stateOf(stage: RowOf<typeof mockSittings>['stage'] | undefined, isOver: boolean): ChildResult['state'] {
  if (stage === undefined) return isOver ? 'absent' : 'to come';
  return stage === 'complete' ? 'completed' : 'sitting';
}

async function namesOf(ids: readonly string[], db: Db): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db
    .from(children)
    .select(['learnerId', 'name'])
    .where('learnerId', 'in', [...ids, ''])
    .execute();
  return new Map(rows.map(({ learnerId, name }) => [learnerId, name]));
}

const shownPart = ({ partId, right, of, rank, percentile, third, standard, whyNone }: PartStanding) => ({
  partId,
  right,
  of,
  rank,
  percentile,
  third,
  standard: standard && { ...standard },
  whyNone,
});
