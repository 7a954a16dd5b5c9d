import { standingIn } from 'schemas/mock-exams/marks/standing.rules';
import { placeIn } from 'schemas/mock-exams/marks/statistics.rules';
import type { ReportContent } from 'schemas/mock-exams/reports/report-content';
import { headPart } from '../picture';
import type { ReportBasis } from '../report-basis';
import { percentileTold } from '../sure';
import { changedWords } from '../two/changed';
import { contentSaying } from '../two/content-two';

/** What a report says since template 3: of one that was corrected, where the mark stays, what became of its place. */
export const contentThree = (basis: ReportBasis): ReportContent =>
  contentSaying(basis, changedWords(basis, placeMoved(basis)));

/** What became of a percentile. */
export type PercentileMoved = (then: number, now: number) => string;

const percentileMovedThree: PercentileMoved = (then, now) => `percentile ${then} became ${now}`;

/** By the percentile as a report tells it, or by how many are below it, then and now; empty where nothing is told, or has moved. */
export function placeMoved(basis: ReportBasis, percentileMoved = percentileMovedThree): string {
  const { then, now } = placesOf(basis);
  if (!then || !now) return '';
  if (then.percentile !== now.percentile) return percentileMoved(then.percentile, now.percentile);
  return then.below === now.below ? '' : `it is above ${now.below} of the ${now.n - 1} others now`;
}

/** Where the child stood in the report before, and where in this one. */
export function placesOf({ before, cohort, marks }: ReportBasis) {
  const of = headPart({ marks });
  return {
    then: before?.cohort && placeOf(of, before.cohort, before.marks),
    now: placeOf(of, cohort, marks),
  };
}

/** Undefined where a report tells no percentile. */
function placeOf(of: string | undefined, cohort: ReportBasis['cohort'], marks: ReportBasis['marks']) {
  const standing = standingIn(cohort, marks).parts.find(({ partId }) => partId === of);
  const percentile = standing ? percentileTold(standing) : null;
  if (!standing || percentile === null) return undefined;
  const { counts = [] } = cohort.parts.find(({ partId }) => partId === of) ?? {};
  return { percentile, n: standing.n, below: placeIn(counts, standing.right).below };
}
