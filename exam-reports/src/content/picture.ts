import type { PartCohort } from 'schemas/mock-exams/marks/cohort';
import { paperPart, TOTAL } from 'schemas/mock-exams/marks/parts.rules';
import { figuresOf, standingIn, type PartStanding } from 'schemas/mock-exams/marks/standing.rules';
import { dotPlan } from 'schemas/mock-exams/reports/dot-plan.rules';
import type { ReportPicture } from 'schemas/mock-exams/reports/report-content';
import { FEWEST_TOLD } from './asked';
import { calledName, type Possessive } from './names';
import type { ReportBasis } from './report-basis';
import { counted, mark } from './words';

/** Nine times in ten. */
const NINE_IN_TEN = 1.64;

/** What the mark at the head is of: everything, or the one paper that was sat; undefined where it is something between. */
export function headPart({ marks }: Pick<ReportBasis, 'marks'>): string | undefined {
  if (marks.parts.some(({ partId }) => partId === TOTAL)) return TOTAL;
  const [only, ...others] = marks.opened;
  return only !== undefined && others.length === 0 ? paperPart(only) : undefined;
}

/** Where the child stands in what the head is of; undefined where nobody could be compared with. */
export function headStanding(basis: ReportBasis): PartStanding | undefined {
  const wanted = headPart(basis);
  return standingIn(basis.cohort, basis.marks).parts.find(({ partId, of }) => partId === wanted && of > 0);
}

/** Why there is no picture, or the picture. */
export function pictureOf(
  basis: ReportBasis,
  possessive: Possessive,
  quartiles = quartilesOne,
): ReportPicture | string {
  const standing = headStanding(basis);
  const cohort = basis.cohort.parts.find(({ partId }) => partId === standing?.partId);
  if (!standing || !cohort) return basis.marks.opened.length === 0 ? '' : 'There is no mark of all papers to compare.';
  if (standing.n < 2) return 'Nobody else has sat it yet, so there is nobody to compare with.';
  if (standing.n < FEWEST_TOLD) return `Only ${standing.n} children have sat it so far: too few to compare with.`;
  return drawn(basis, { standing, cohort, possessive, quartiles });
}

interface Drawn {
  readonly standing: PartStanding;
  readonly cohort: PartCohort;
  readonly possessive: Possessive;
  readonly quartiles: QuartilesTold;
}

function drawn(basis: ReportBasis, { standing, cohort, possessive, quartiles }: Drawn): ReportPicture {
  const { partId, right: mine, of, n } = standing;
  const told = quartiles(standing);
  const { median, lowerQuartile, upperQuartile } = told;
  const name = calledName(basis.childName);
  const others = othersOf(cohort.counts, mine);
  const otherDay = otherDayOf(cohort, standing);
  const under = underOf(others, { mine, median, lowerQuartile, upperQuartile });
  const heading = headingOf(others, { whose: possessive(name), standing, told });
  return {
    partId,
    heading,
    under,
    alt: `${n} marks as dots. ${name} ${mine}, median ${mark(median)}, quartiles ${mark(lowerQuartile)} and ${mark(upperQuartile)}. ${under}`,
    counts: cohort.counts,
    of,
    n,
    label: `${name} ${mine}`,
    mine,
    median,
    lowerQuartile,
    upperQuartile,
    otherDay,
    caption: captionOf({ counts: cohort.counts, mine }, { of, n }),
  };
}

/** The median and the quartiles as a report tells them. */
export type QuartilesTold = (
  standing: PartStanding,
) => Pick<ReportPicture, 'median' | 'lowerQuartile' | 'upperQuartile'>;

export const quartilesOne: QuartilesTold = ({ median, lowerQuartile, upperQuartile }: PartStanding) => ({
  median: median ?? 0,
  lowerQuartile: lowerQuartile ?? 0,
  upperQuartile: upperQuartile ?? 0,
});

interface Others {
  readonly below: number;
  /** Without the child. */
  readonly same: number;
  readonly above: number;
}

function othersOf(counts: readonly number[], mine: number): Others {
  const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0);
  return {
    below: sum(counts.slice(0, mine)),
    same: Math.max(0, (counts[mine] ?? 0) - 1),
    above: sum(counts.slice(mine + 1)),
  };
}

interface Told {
  readonly whose: string;
  readonly standing: PartStanding;
  readonly told: ReturnType<QuartilesTold>;
}

/** Only what holds for all who have the same mark; below the middle it states and does not rank. */
function headingOf({ below, same, above }: Others, { whose, standing, told }: Told): string {
  const { n, right, of } = standing;
  if (below === 0 && above === 0) return `All ${n} children who sat it have ${right} of ${of}`;
  const among = `the ${n} children who sat it`;
  const where = whereOf(same + above + 1, standing, told);
  return where === null ? `${whose} ${right} beside ${among}` : `${whose} ${right} is in the ${where} of ${among}`;
}

/** @param upTo how many have as many marks or more, the child among them */
function whereOf(upTo: number, standing: PartStanding, quartiles: Told['told']): string | null {
  const { n, right } = standing;
  if (4 * upTo <= n) return 'top quarter';
  if (2 * upTo <= n) return 'top half';
  const { lowerQuartile, upperQuartile } = quartiles;
  return right >= lowerQuartile && right <= upperQuartile ? 'middle half' : null;
}

type Marks = Pick<ReportPicture, 'mine' | 'median' | 'lowerQuartile' | 'upperQuartile'>;

function underOf({ below, same, above }: Others, { mine, median, lowerQuartile, upperQuartile }: Marks): string {
  if (below === 0 && above === 0) return 'Nobody had more and nobody had less.';
  if (mine < median)
    return `The median is ${mark(median)}; the middle half had ${mark(lowerQuartile)} to ${mark(upperQuartile)}.`;
  const more = above === 0 ? 'nobody more' : `${above} more`;
  return same === 0 ? `${below} scored less and ${more}.` : `${below} scored less, ${same} the same and ${more}.`;
}

/** What the same child would have had on another day, as far as chance goes: only where enough sat it to know. */
function otherDayOf(cohort: PartCohort, { right, of, isIndicative }: PartStanding) {
  const { sem } = figuresOf(cohort);
  if (sem === null || isIndicative) return null;
  const from = Math.max(0, Math.round(right - NINE_IN_TEN * sem));
  const to = Math.min(of, Math.round(right + NINE_IN_TEN * sem));
  return from < to ? { from, to } : null;
}

function captionOf(
  picture: Pick<ReportPicture, 'counts' | 'mine'>,
  { of, n }: Pick<ReportPicture, 'of' | 'n'>,
): string {
  const { step, perDot } = dotPlan(picture);
  const column = step === 1 ? '' : ` Each column is ${step} marks.`;
  const dot =
    perDot === 1
      ? 'Each dot is one child'
      : `Each dot is up to ${counted(perDot, 'child').replace('childs', 'children')}`;
  return `Marks out of ${of}.${column} ${dot}, N = ${n}. The pale band is the middle half.`;
}
