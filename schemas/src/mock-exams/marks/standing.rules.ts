import type { CohortSummary, PartCohort, Standard } from './cohort';
import type { PartMark, SittingMarks } from './facts';
import { TOTAL } from './parts.rules';
import { HIGHEST_SCORE, LEAST_COHORT, LOWEST_SCORE, RANKED_FROM, scoreOf } from './standard.rules';
import { meanOf, midRank, placeIn, quantileOf, sdOf, sumOf } from './statistics.rules';

/** A standardised score with its band, nine of ten of which hold what the child would have in the long run; on the scale as well. */
export interface StandardScore {
  readonly score: number;
  readonly from: number;
  readonly to: number;
  /** From fewer than a hundred children. */
  readonly isProvisional: boolean;
  /** False where the child's birthday is not known. */
  readonly isAgeAdjusted: boolean;
}

/** Where a child stands in one part, among everybody who sat it. */
export interface PartStanding {
  readonly partId: string;
  readonly right: number;
  readonly of: number;
  /** How many children; below thirty, figures are indicative. */
  readonly n: number;
  readonly isIndicative: boolean;
  /** 1 for the most marks; who has as many shares it. */
  readonly rank: number;
  /** Mid-rank, 1 to 99; null where the cohort is empty. */
  readonly percentile: number | null;
  readonly third: 'upper' | 'middle' | 'lower' | null;
  readonly median: number | null;
  readonly lowerQuartile: number | null;
  readonly upperQuartile: number | null;
  readonly standard: StandardScore | null;
  /** Why there is no score, where this part could have one. */
  readonly whyNone: 'too few' | 'no spread' | null;
}

export interface Standing {
  readonly parts: readonly PartStanding[];
}

/** Where a sitting stands in a cohort; of parts that its child has no mark in nothing is said. */
export function standingIn(cohort: CohortSummary, marks: SittingMarks): Standing {
  const known = new Map(cohort.parts.map((part) => [part.partId, part]));
  const scores = new Map<string, StandardScore>();
  for (const mark of marks.parts) {
    const part = known.get(mark.partId);
    if (part?.standard && mark.partId !== TOTAL)
      scores.set(mark.partId, subjectScore(part.standard, marks, { value: mark.right, n: part.n }));
  }
  const total = known.get(TOTAL);
  if (total?.standard && marks.parts.some(({ partId }) => partId === TOTAL))
    scores.set(TOTAL, totalScore(total, total.standard, scores));
  return {
    parts: marks.parts.flatMap((mark) => {
      const part = known.get(mark.partId);
      return part ? [partStanding(part, mark, scores.get(mark.partId) ?? null)] : [];
    }),
  };
}

interface Valued {
  readonly value: number;
  /** Of the cohort. */
  readonly n: number;
}

function subjectScore(standard: Standard, { ageMonths }: SittingMarks, { value, n }: Valued): StandardScore {
  const score = scoreOf(standard, { value, ageMonths });
  return banded(standard, { n, score, isAgeAdjusted: ageMonths !== null && standard.age !== null });
}

function totalScore({ n }: PartCohort, standard: Standard, scores: ReadonlyMap<string, StandardScore>): StandardScore {
  const own = standard.of.flatMap((subject) => scores.get(subject) ?? []);
  const value = sumOf(own.map(({ score }) => score)) / Math.max(1, own.length);
  const score = scoreOf(standard, { value, ageMonths: null });
  return banded(standard, { n, score, isAgeAdjusted: own.every((one) => one.isAgeAdjusted) });
}

type Scored = Pick<StandardScore, 'score' | 'isAgeAdjusted'> & { readonly n: number };

const banded = ({ band }: Standard, { score, isAgeAdjusted, n }: Scored): StandardScore => ({
  score,
  from: Math.max(LOWEST_SCORE, score - band),
  to: Math.min(HIGHEST_SCORE, score + band),
  isProvisional: n < RANKED_FROM,
  isAgeAdjusted,
});

function partStanding(part: PartCohort, mark: PartMark, standard: StandardScore | null): PartStanding {
  const { n, counts } = part;
  const { partId, right, of } = mark;
  const place = placeIn(counts, right);
  const share = midRank(place);
  return {
    partId,
    right,
    of,
    n,
    isIndicative: n < LEAST_COHORT,
    rank: place.above + 1,
    percentile: share === null ? null : Math.min(99, Math.max(1, Math.round(share))),
    third: share === null ? null : thirdOf(share),
    ...quartilesOf(counts),
    standard,
    whyNone: standard || !hasScores(partId) ? null : whyNone(n),
  };
}

const hasScores = (partId: string): boolean => partId === TOTAL || partId.startsWith('subject:');
const whyNone = (n: number) => (n < LEAST_COHORT ? 'too few' : 'no spread');

/** By mid-rank, 0 to 100: who shares a place is in the same third. */
export function thirdOf(share: number): 'upper' | 'middle' | 'lower' {
  if (share > 200 / 3) return 'upper';
  return share < 100 / 3 ? 'lower' : 'middle';
}

export const quartilesOf = (counts: readonly number[]) => ({
  median: quantileOf(counts, 0.5),
  lowerQuartile: quantileOf(counts, 0.25),
  upperQuartile: quantileOf(counts, 0.75),
});

/** What a part's marks are like: for staff. `sem`: how far a mark may lie by chance from what the child would have in the long run. */
export function figuresOf({ counts, reliability }: PartCohort) {
  const sd = sdOf(counts);
  const isKnown = sd !== null && reliability !== null;
  return {
    mean: meanOf(counts),
    sd,
    ...quartilesOf(counts),
    sem: isKnown ? sd * Math.sqrt(1 - Math.min(1, Math.max(0, reliability))) : null,
  };
}
