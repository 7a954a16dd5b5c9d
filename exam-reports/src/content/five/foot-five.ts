import { LEAST_COHORT } from 'schemas/mock-exams/marks/standard.rules';
import type { ReportFoot } from 'schemas/mock-exams/reports/report-content';
import { momentWords } from '../dates';
import type { ReportBasis } from '../report-basis';
import { comparedWith } from '../sure';

/** What the figures are, and what they were made from, in words of families: places in the log and versions stand on the page of staff. */
export function footFive(basis: ReportBasis): ReportFoot {
  const { version, preparedAt, site } = basis.made;
  const { n, reliability } = comparedWith(basis);
  return {
    caveats: [
      ...satWords(n),
      'Those who sat it chose to, so 100 is not the national average.',
      'This is not a prediction of a pass; pass marks vary by area and year.',
      ...(reliability !== null && n >= LEAST_COHORT ? [reliabilityWords(reliability)] : []),
    ].join(' '),
    madeFrom: `Issue ${version}, made ${momentWords(preparedAt)} from every answer that was saved by then and the answers that counted as right`,
    site,
    madeAt: preparedAt,
  };
}

function satWords(n: number): readonly string[] {
  if (n === 0) return [];
  return [n === 1 ? '1 child has sat it.' : `${n} children have sat it.`];
}

const reliabilityWords = (reliability: number): string =>
  `Reliability of the marks ${reliability.toFixed(2)}: at 1 chance would play no part.`;
