import type { CohortSummary, PartCohort, Standard } from '../cohort';
import { figureWords, inBrackets, type ExplainedStep } from './explained-words.rules';
import type { PartMark, SittingMarks } from '../facts';
import { normalDeviate } from '../normal.rules';
import { TOTAL } from '../parts.rules';
import {
  bandFrom,
  BAND_DEVIATES,
  HIGHEST_SCORE,
  LEAST_COHORT,
  LOWEST_SCORE,
  rankOf,
  residualOf,
  scoreOf,
} from '../standard.rules';
import { standingIn } from '../standing.rules';
import { kept, sumOf } from '../statistics.rules';

interface Whose {
  readonly own: PartMark;
  readonly marks: SittingMarks;
  readonly cohort: CohortSummary;
}

/** How a standardised score came about, or why there is none. */
export function scoreSteps(part: PartCohort, { own, marks, cohort }: Whose): readonly ExplainedStep[] {
  const { standard, n, partId } = part;
  if (!standard) return [noneStep(n)];
  if (partId !== TOTAL) {
    const value = { value: own.right, ageMonths: marks.ageMonths };
    return [spreadStep(standard, n), ...residualSteps(standard, value), ...endSteps(part, standard, value)];
  }
  const scores = standingIn(cohort, marks).parts.flatMap(({ partId: id, standard: told }) =>
    told && standard.of.includes(id) ? [told.score] : [],
  );
  const mean = sumOf(scores) / Math.max(1, scores.length);
  const value = { value: mean, ageMonths: null };
  return [
    {
      says: 'The mean of the subjects’ scores.',
      sum: `(${scores.join(' + ')}) ÷ ${scores.length} = ${figureWords(mean)}`,
    },
    spreadStep(standard, n),
    ...residualSteps(standard, value),
    ...endSteps(part, standard, value),
  ];
}

const noneStep = (n: number): ExplainedStep => ({
  says:
    n < LEAST_COHORT
      ? `${n} ${n === 1 ? 'child has' : 'children have'} sat it: below ${LEAST_COHORT} there is no standardised score.`
      : 'All who sat it have the same marks: there is nothing to standardise.',
  sum: null,
});

const spreadStep = ({ mean, sd }: Standard, n: number): ExplainedStep => ({
  says: `Of ${n} children the mean is ${figureWords(mean)}; they lie ${figureWords(sd)} about it (standard deviation, age taken off).`,
  sum: null,
});

type Value = Parameters<typeof residualOf>[1];

function residualSteps(standard: Standard, value: Value): readonly ExplainedStep[] {
  const { mean, age } = standard;
  const residual = figureWords(residualOf(standard, value));
  const own = figureWords(value.value);
  if (age === null || value.ageMonths === null)
    return [{ says: 'From the mean; not adjusted for age here.', sum: `${own} − ${figureWords(mean)} = ${residual}` }];
  return [
    {
      says: `A month of age is worth ${figureWords(age.slope)} marks; the child was ${value.ageMonths} months old, the mean is ${figureWords(age.mean)}.`,
      sum: `${own} − ${figureWords(mean)} − ${inBrackets(age.slope)} × (${value.ageMonths} − ${figureWords(age.mean)}) = ${residual}`,
    },
  ];
}

function endSteps({ n, reliability }: PartCohort, standard: Standard, value: Value): readonly ExplainedStep[] {
  const score = scoreOf(standard, value);
  const { ranks, sd, band } = standard;
  const residual = residualOf(standard, value);
  const shown = `Shown as a whole number from ${LOWEST_SCORE} to ${HIGHEST_SCORE}: ${score}.`;
  const ending = [
    ...bandSteps(n, reliability, band),
    {
      says: `${shown} Nine of ten such bands hold the score that a child would have in the long run; they end where the scale does.`,
      sum:
        score - band < LOWEST_SCORE ? `${score} + ${band} = ${score + band}` : `${score} − ${band} = ${score - band}`,
    },
  ];
  if (ranks === null)
    return [
      {
        says: 'In standard deviations, on a scale about 100.',
        sum: `100 + 15 × ${inBrackets(kept(residual))} ÷ ${figureWords(sd)} = ${figureWords(100 + (15 * kept(residual)) / sd)}`,
      },
      ...ending,
    ];
  const rank = rankOf(ranks, residual);
  const share = kept((rank - 3 / 8) / (n + 1 / 4));
  const deviate = normalDeviate((rank - 3 / 8) / (n + 1 / 4));
  return [
    {
      says: `From a hundred children on the score follows from the rank: ${figureWords(rank)} of ${n}, from the lowest.`,
      sum: `(${figureWords(rank)} − 0.375) ÷ (${n} + 0.25) = ${figureWords(share)}`,
    },
    {
      says: `That share of a normal distribution lies below ${figureWords(deviate)}.`,
      sum: `100 + 15 × ${inBrackets(kept(deviate))} = ${figureWords(100 + 15 * kept(deviate))}`,
    },
    ...ending,
  ];
}

/** Half the width of the band, from how sure marks are and how many they are compared with. */
function bandSteps(n: number, reliability: number | null, band: number): readonly ExplainedStep[] {
  const { unsure, root } = bandFrom(n, reliability);
  const sure = reliability === null ? 'none is known, so it is taken as 0' : figureWords(reliability);
  const deviates = figureWords(BAND_DEVIATES);
  return [
    {
      says: `How wide the range is follows from the reliability, which is how much of the spread of marks is not chance, 1 at most (${sure}), and from how few it is compared with (${n}).`,
      sum: `1 − ${figureWords(Math.min(1, Math.max(0, reliability ?? 0)))} + 1 ÷ ${n} = ${figureWords(unsure)}`,
    },
    {
      says: `The root of that is ${figureWords(root)}; of a normal distribution nine tenths lie within ${deviates} deviations, and one is 15 points. To a whole number that is ${band} either way.`,
      sum: `${deviates} × 15 × ${figureWords(root)} = ${figureWords(BAND_DEVIATES * 15 * kept(root))}`,
    },
  ];
}
