import { figureWords, type ExplainedStep } from 'schemas/mock-exams/marks/explained/explained-words.rules';
import { partIn, rowPart } from 'schemas/mock-exams/marks/parts.rules';
import type { ReportRow, ReportSection, ReportTopics } from 'schemas/mock-exams/reports/report-content';
import { askedIn } from './asked';
import { papersIn, underOne } from './papers';
import type { ReportBasis } from './report-basis';
import { namingTwo } from './two/naming';
import { OTHERS } from './two/topics-two';

/** What stands together in one row of a report, and which questions those are. */
export interface Others {
  readonly rows: readonly ReportRow[];
  readonly questionIds: readonly string[];
}

/** The topics of a section that have no row of their own among those that are shown, since two pages do not hold all; null where there is no such row. */
export function othersIn(partId: string, shown: ReportTopics, basis: ReportBasis): Others | null {
  const printed = sectionsOf(shown.papers).find(({ topics }) => topics.some((row) => row.partId === partId));
  if (partId !== `${printed?.partId ?? ''}${OTHERS}` || !printed) return null;
  const named = new Set(printed.topics.map((row) => row.partId));
  const telling = { naming: namingTwo(basis.catalogue), tellsReached: false, under: underOne };
  const whole = sectionsOf(papersIn(basis, askedIn(basis), telling)).find((one) => one.partId === printed.partId);
  const rows = (whole?.topics ?? []).filter((row) => !named.has(row.partId));
  const questionIds = rows.flatMap(
    (row) => partIn(basis.papers, rowPart(printed.partId, row.partId))?.questionIds ?? [],
  );
  return { rows, questionIds };
}

const sectionsOf = (papers: readonly { readonly sections: readonly ReportSection[] }[]): readonly ReportSection[] =>
  papers.flatMap(({ sections }) => sections);

/** How the marks of such a row came about, and the average beside them where one is told. */
export function othersSteps({ rows }: Others): readonly ExplainedStep[] {
  const right = rows.map((row) => row.right);
  const of = rows.map((row) => row.of);
  return [
    {
      says: `These topics stand in one row, since the pages do not hold a row for each: ${rows.map((row) => `${row.title}, ${row.right} of ${row.of}`).join('; ')}.`,
      sum: null,
    },
    { says: 'The marks of all of them.', sum: added(right) },
    { says: 'The questions of them that count.', sum: added(of) },
    ...averageStep(rows),
  ];
}

/** Nothing where too few have sat it for what they had to be told. */
function averageStep(rows: readonly ReportRow[]): readonly ExplainedStep[] {
  const averages = rows.flatMap(({ average }) => average ?? []);
  if (averages.length < rows.length) return [];
  return [{ says: 'What all who opened the paper have of each of them on average.', sum: added(averages) }];
}

const added = (figures: readonly number[]): string =>
  `${figures.map(figureWords).join(' + ')} = ${figureWords(figures.reduce((sum, one) => sum + one, 0))}`;
