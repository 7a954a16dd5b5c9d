import { marksOfAll } from 'exam-reports/basis/count-cohort';
import { agelessSitters } from 'exam-reports/basis/sitters';
import type { Reads } from 'platform/database/reads';
import type { EventStore } from 'platform/event-store';
import { answer } from 'platform/http';
import { isOfAnswers } from 'schemas/mock-exams/marks/explained/explained-answers.rules';
import { comparedIn, explained, type Wanted } from 'schemas/mock-exams/marks/explained/explained.rules';
import type { ExplainedStep } from 'schemas/mock-exams/marks/explained/explained-words.rules';
import type { SittingMarks } from 'schemas/mock-exams/marks/facts';
import type { PinnedPaper } from 'schemas/mock-exams/paper';
import { explainMockOverallFigure } from 'schemas/mock-exams/results/explain.contract';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { keptFor } from '../reports/kept-for';
import { issuedOverall, overallMadeOf, overallTables, type OverallMadeOf } from '../reports/overall-basis';

/** Who looks at one figure of a question looks at the next: the answers of all are read once for both, a few megabytes of hundreds. */
const KEPT = { ms: 60_000, most: 2 };

type Row = Awaited<ReturnType<typeof issuedOverall>>['row'];

/** A figure of an issued report over all: from the cohort that was counted for it, and the papers and answers as the log stood then. */
export function explainingOverall() {
  const kept = keptFor<readonly SittingMarks[]>(KEPT);
  return answer(
    explainMockOverallFigure,
    { reads: [...overallTables, mockSittings] },
    async ({ figure, of, ...asked }, { db, store, now, refuse }) => {
      const { papers: pinned, row } = await issuedOverall(asked, { db, refuse });
      const made = (await overallMadeOf(row, pinned, { db, store })) ?? refuse('MockFigureNotThere');
      const name = `${row.sessionId} ${row.version}`;
      const all = isOfAnswers(figure) ? await kept(name, now, () => marksThen(row, pinned, { db, store })) : null;
      const steps = stepsOf({ figure, of }, made, all) ?? refuse('MockFigureNotThere');
      return {
        serverNow: now,
        steps: steps.map(({ says, sum }) => ({ says, sum })),
        rule: row.markingRule,
        n: comparedIn(made.cohort, of),
        papers: made.papers.map(({ name: paper, keyVersion }) => ({ name: paper, keyVersion })),
        position: row.position,
        answers: [],
      };
    },
  );
}

export const explainOverallFigureQuery = explainingOverall();

interface Sources {
  readonly db: Reads<typeof mockSittings.name>;
  readonly store: Pick<EventStore, 'readStream' | 'readAll'>;
}

/** Everybody's marks as the log stood when it was issued, by the rule of then. */
async function marksThen({ position, markingRule }: Row, papers: readonly PinnedPaper[], { db, store }: Sources) {
  const sitters = await agelessSitters({ db, store }, papers, position);
  const { marked } = await marksOfAll(store, { papers, sitters, position, markingRule });
  return marked;
}

/** @param all everybody's marks, of a figure that is made of them */
function stepsOf(
  wanted: Wanted,
  made: OverallMadeOf,
  all: readonly SittingMarks[] | null,
): readonly ExplainedStep[] | null {
  const { cohort, papers } = made;
  if (!all) return explained(wanted, { cohort, papers, marks: null });
  return gone(wanted.of, made, all) ?? explained(wanted, { cohort, papers, marks: null, marked: all });
}

/** Where not all answers that were counted then can be read, a sum of the others would not be the figure: it is said that it cannot be told. */
function gone(questionId: string, { cohort, papers }: OverallMadeOf, all: readonly SittingMarks[]) {
  const paper = papers.find(({ keys }) => keys.some((key) => key.questionId === questionId));
  const counted = cohort.papers.find(({ paperHash }) => paperHash === paper?.paperHash)?.n;
  const left = all.filter(({ opened }) => paper !== undefined && opened.includes(paper.paperHash)).length;
  if (counted === undefined || counted === left) return null;
  return [
    {
      says: `It was counted from the answers of ${counted} children. Those of ${left} can be read still, so how it came about cannot be told any more.`,
      sum: null,
    },
  ];
}
