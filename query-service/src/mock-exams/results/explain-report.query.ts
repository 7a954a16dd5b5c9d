import { othersIn, othersSteps } from 'exam-reports/content/others';
import type { ReportBasis } from 'exam-reports/content/report-basis';
import { isShown } from 'exam-reports/content/shown';
import { timeSteps } from 'exam-reports/content/time-steps';
import { OTHERS } from 'exam-reports/content/two/topics-two';
import { reportContent } from 'exam-reports/template/render';
import { answer } from 'platform/http';
import { comparedIn, explained, type Wanted } from 'schemas/mock-exams/marks/explained/explained.rules';
import type { ExplainedStep } from 'schemas/mock-exams/marks/explained/explained-words.rules';
import { explainMockReportFigure } from 'schemas/mock-exams/results/explain.contract';
import { releasesOf, releaseTables } from '../after/releases';
import { basisOfIssued, issuedReport, issuedTables } from '../reports/issued-report';
import type { NoteReportsLook } from '../reports/reports-parts';
import { answersIn } from './explain.query';

/** A figure that a report shows, as it was issued: from the log as it stood then, and from the cohort that was counted then. */
export const explainReportFigureQuery = (note: NoteReportsLook) =>
  answer(
    explainMockReportFigure,
    { reads: [...issuedTables, ...releaseTables] },
    async ({ figure, of, ...asked }, { db, store, now, caller, refuse }) => {
      const { row } = await issuedReport(asked, note, { db, caller, refuse });
      const basis = await basisOfIssued(row, { db, store });
      if (!basis) return refuse('ReportNotFound');
      const { cohort, papers, marks, made } = basis;
      const { steps, questionIds } = toldOf({ figure, of }, basis) ?? refuse('MockFigureNotThere');
      const { sessionId } = row;
      const releases = await releasesOf([{ sessionId, paperHashes: marks.opened }], { db, now });
      const isOpen = releases.get(sessionId)?.isOpen ?? false;
      const asking = { of, papers, marks, questionIds };
      const answers = isOpen ? await answersIn(asking, store, made.position) : null;
      return {
        serverNow: now,
        steps: steps.map(({ says, sum }) => ({ says, sum })),
        rule: made.markingRule,
        n: comparedIn(cohort, of),
        papers: papers.map(({ name, keyVersion }) => ({ name, keyVersion })),
        position: made.position,
        answers:
          answers?.map(({ paper, number, seconds, written, chosen, outcome }) => ({
            paper,
            number,
            seconds,
            written,
            chosen,
            outcome,
          })) ?? null,
      };
    },
  );

interface Told {
  readonly steps: readonly ExplainedStep[];
  /** Where no part of the papers has just these. */
  readonly questionIds: readonly string[] | undefined;
}

function toldOf(wanted: Wanted, basis: ReportBasis): Told | null {
  const isOfOthers = wanted.figure === 'raw' && wanted.of.endsWith(OTHERS);
  const others = isOfOthers ? othersIn(wanted.of, reportContent(basis).topics, basis) : null;
  if (others) return { steps: othersSteps(others), questionIds: others.questionIds };
  const steps = stepsShown(wanted, basis);
  return steps && { steps, questionIds: undefined };
}

/** A row tells of the others as well: how their average came about stands below the child's own mark. */
function stepsShown(wanted: Wanted, basis: ReportBasis): readonly ExplainedStep[] | null {
  if (!isShown(wanted, basis)) return null;
  if (wanted.figure === 'time') return timeSteps(basis, wanted.of);
  const steps = explained(wanted, basis);
  if (wanted.figure !== 'raw') return steps;
  return steps && [...steps, ...(stepsShown({ ...wanted, figure: 'average' }, openedIn(basis)) ?? [])];
}

/** What was not opened is in no average that a report tells. */
const openedIn = (basis: ReportBasis): ReportBasis => ({
  ...basis,
  papers: basis.papers.filter(({ paperHash }) => basis.marks.opened.includes(paperHash)),
});
