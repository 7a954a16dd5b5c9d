import type { Wanted } from 'schemas/mock-exams/marks/explained.rules';
import { paperPart, TOTAL } from 'schemas/mock-exams/marks/parts.rules';
import { LEAST_COHORT } from 'schemas/mock-exams/marks/standard.rules';
import { standingIn, type PartStanding } from 'schemas/mock-exams/marks/standing.rules';
import { FEWEST_TOLD } from './asked';
import { headPart } from './picture';
import type { ReportBasis } from './report-basis';
import { percentileTold } from './sure';

/**
 * Whether a report shows this figure. What it keeps back is explained to nobody who reads it: of two children the steps of a
 * median are the other one's mark. The child's own marks are theirs, whoever else sat.
 */
export function isShown({ figure, of }: Wanted, basis: ReportBasis): boolean {
  if (figure === 'raw') return true;
  const standing = standingIn(basis.cohort, basis.marks).parts.find(({ partId }) => partId === of);
  if (!standing || standing.n < FEWEST_TOLD) return false;
  return showing[figure](standing, basis);
}

type Showing = (standing: PartStanding, basis: ReportBasis) => boolean;
const never: Showing = () => false;
const isOfHead: Showing = ({ partId }, basis) => partId === headPart(basis);

/** Of a part that enough have sat. */
const showing: Readonly<Record<Exclude<Wanted['figure'], 'raw'>, Showing>> = {
  median: (standing, basis) =>
    isOfHead(standing, basis) || basis.marks.opened.some((paperHash) => paperPart(paperHash) === standing.partId),
  quartiles: isOfHead,
  percentile: (standing, basis) => isOfHead(standing, basis) && percentileTold(standing) !== null,
  // With the place of a low one kept back, the rank that its score is made of is as well.
  score: (standing) => standing.partId === TOTAL && standing.standard !== null && percentileTold(standing) !== null,
  // It stands at the foot.
  reliability: (standing, basis) => isOfHead(standing, basis) && standing.n >= LEAST_COHORT,
  rank: never,
  facility: never,
  seconds: never,
  discrimination: never,
};
