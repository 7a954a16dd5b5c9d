import { answer } from 'platform/http';
import { comparedIn, explained } from 'schemas/mock-exams/marks/explained.rules';
import { explainMockOverallFigure } from 'schemas/mock-exams/results/explain.contract';
import { issuedOverall, overallMadeOf, overallTables } from '../reports/overall-basis';

/** A figure of an issued report over all: from the cohort that was counted for it, and the papers as the log stood then. */
export const explainOverallFigureQuery = answer(
  explainMockOverallFigure,
  { reads: overallTables },
  async ({ figure, of, ...asked }, { db, store, now, refuse }) => {
    const { papers: pinned, row } = await issuedOverall(asked, { db, refuse });
    const made = (await overallMadeOf(row, pinned, { db, store })) ?? refuse('MockFigureNotThere');
    const steps = explained({ figure, of }, { ...made, marks: null }) ?? refuse('MockFigureNotThere');
    return {
      serverNow: now,
      steps: steps.map(({ says, sum }) => ({ says, sum })),
      rule: row.markingRule,
      n: comparedIn(made.cohort, of),
      papers: made.papers.map(({ name, keyVersion }) => ({ name, keyVersion })),
      position: row.position,
      answers: [],
    };
  },
);
