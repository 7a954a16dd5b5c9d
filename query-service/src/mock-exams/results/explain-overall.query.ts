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
      const all = isOfAll(figure) ? await kept(name, now, () => marksThen(row, pinned, { db, store })) : null;
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

/** Whether a figure is made of everybody's answers: the cohort alone does not tell how it came about. */
const isOfAll = (figure: Wanted['figure']): boolean => isOfAnswers(figure) || figure === 'reliability';

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
  const counted = countedFor(wanted, made, all);
  if (counted && counted.then !== counted.left) return gone(counted);
  return explained(wanted, { cohort, papers, marks: null, marked: all });
}

interface Counted {
  /** Children whose answers were counted when it was issued, and those of them whose answers can be read still. */
  readonly then: number;
  readonly left: number;
}

function countedFor({ figure, of }: Wanted, { cohort, papers }: OverallMadeOf, all: readonly SittingMarks[]) {
  if (!isOfAnswers(figure)) {
    const part = cohort.parts.find(({ partId }) => partId === of);
    return part && { then: part.n, left: all.filter(({ parts }) => parts.some(({ partId }) => partId === of)).length };
  }
  const paper = papers.find(({ keys }) => keys.some((key) => key.questionId === of));
  const counted = cohort.papers.find(({ paperHash }) => paperHash === paper?.paperHash);
  return (
    paper && counted && { then: counted.n, left: all.filter(({ opened }) => opened.includes(paper.paperHash)).length }
  );
}

/** Where not all answers that were counted then can be read, a sum of the others would not be the figure: it is said that it cannot be told. */
const gone = ({ then, left }: Counted): readonly ExplainedStep[] => [
  {
    says: `It was counted from the answers of ${then} children. Those of ${left} can be read still, so how it came about cannot be told any more.`,
    sum: null,
  },
];
