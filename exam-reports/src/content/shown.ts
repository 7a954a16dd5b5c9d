import type { Wanted } from 'schemas/mock-exams/marks/explained/explained.rules';
import { paperPart, partIn, TOTAL } from 'schemas/mock-exams/marks/parts.rules';
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
  if (figure === 'time') return isOpened(of, basis);
  if (figure === 'average') return isAverageShown(of, basis);
  const standing = standingIn(basis.cohort, basis.marks).parts.find(({ partId }) => partId === of);
  if (!standing || standing.n < FEWEST_TOLD) return false;
  return showing[figure](standing, basis);
}

const isOpened = (partId: string, { marks }: ReportBasis): boolean =>
  marks.opened.some((paperHash) => paperPart(paperHash) === partId);

/** Of the questions of a row: of all papers that they stand in, enough have opened each. */
function isAverageShown(of: string, { cohort, papers, marks }: ReportBasis): boolean {
  const part = partIn(papers, of);
  const opened = part?.paperHashes.filter((paperHash) => marks.opened.includes(paperHash)) ?? [];
  const enough = new Set(cohort.papers.flatMap(({ paperHash, n }) => (n < FEWEST_TOLD ? [] : [paperHash])));
  const isRow = part?.kind === 'section' || part?.kind === 'topic';
  return isRow && opened.length > 0 && opened.every((paperHash) => enough.has(paperHash));
}

type Showing = (standing: PartStanding, basis: ReportBasis) => boolean;
const never: Showing = () => false;
const isOfHead: Showing = ({ partId }, basis) => partId === headPart(basis);

/** Of a part that enough have sat. */
const showing: Readonly<Record<Exclude<Wanted['figure'], 'raw' | 'time' | 'average'>, Showing>> = {
  median: (standing, basis) => isOfHead(standing, basis) || isOpened(standing.partId, basis),
  quartiles: isOfHead,
  percentile: (standing, basis) => isOfHead(standing, basis) && percentileTold(standing) !== null,
  // With the place of a low one kept back, the rank that its score is made of is as well.
  score: (standing) => standing.partId === TOTAL && standing.standard !== null && percentileTold(standing) !== null,
  // It stands at the foot.
  reliability: (standing, basis) => isOfHead(standing, basis) && standing.n >= LEAST_COHORT,
  share: never,
  sat: never,
  mean: never,
  spread: never,
  rank: never,
  facility: never,
  seconds: never,
  discrimination: never,
  reached: never,
  correlation: never,
  omitted: never,
  unreached: never,
  choices: never,
};
