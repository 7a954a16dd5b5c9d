import { MOST_VALUES, type Ranks, type Standard } from './cohort';
import { normalDeviate } from './normal.rules';
import { countsOf, kept, sumOf, sumsOf } from './statistics.rules';

/** Below it there is no standardised score. */
export const LEAST_COHORT = 30;
/** From it on scores follow from ranks, before it they are provisional. */
export const RANKED_FROM = 100;
/** What published scales run from and to. */
export const [LOWEST_SCORE, HIGHEST_SCORE] = [69, 141];

/** How strongly the slope for age is held to what is usual: as by so many children. */
const USUAL_CHILDREN = 200;
/** What is usual: so many standard deviations a month. */
const USUAL_SLOPE = 0.03;
/** Nine of ten bands hold the score that the child would have in the long run. */
export const BAND_DEVIATES = 1.64;

/** What is standardised, of one child: raw marks, or the mean of scores that were corrected for age already. */
interface Value {
  readonly value: number;
  readonly ageMonths: number | null;
}

interface Raw {
  readonly values: readonly Value[];
  /** Marks to be had. */
  readonly of: number;
  readonly reliability: number | null;
}

/** How raw marks of a subject become scores. Null: fewer than thirty children, or no spread. */
export function subjectStandard({ values, of, reliability }: Raw): Standard | null {
  const raws = values.map(({ value }) => value);
  const { n, sum, squares } = sumsOf(countsOf(raws, of));
  const spread = n * squares - sum * sum;
  if (n < LEAST_COHORT || spread === 0) return null;
  const { age, taken } = ageIn(values, Math.sqrt(spread) / n);
  const sd = kept(Math.sqrt(Math.max(0, (spread / n - taken) / n)));
  if (sd === 0) return null;
  return withRanks({ mean: kept(sum / n), sd, age, ranks: null, band: bandOf(n, reliability), of: [] }, values);
}

interface Means {
  /** For each child the sum of the subjects' scores. */
  readonly sums: readonly number[];
  readonly subjects: readonly string[];
  readonly reliability: number | null;
}

/** How the mean of the subjects' scores becomes one. Null: fewer than thirty children, no subject, or no spread. */
export function totalStandard({ sums, subjects, reliability }: Means): Standard | null {
  const { length: n } = sums;
  const { length: k } = subjects;
  if (n < LEAST_COHORT || k === 0) return null;
  const sum = sumOf(sums);
  const spread = n * sumOf(sums.map((one) => one * one)) - sum * sum;
  const sd = kept(Math.sqrt(spread) / n / k);
  if (sd === 0) return null;
  const standard = {
    mean: kept(sum / n / k),
    sd,
    age: null,
    ranks: null,
    band: bandOf(n, reliability),
    of: [...subjects],
  };
  return withRanks(
    standard,
    sums.map((one) => ({ value: one / k, ageMonths: null })),
  );
}

/** Half the width of a band, in points: as sure as the paper is reliable, and as the cohort is large. */
const bandOf = (n: number, reliability: number | null): number => Math.round(bandFrom(n, reliability).half);

/** The reckoning of it before it is rounded, each figure as it is reckoned on with. */
export function bandFrom(n: number, reliability: number | null) {
  const unsure = 1 - Math.min(1, Math.max(0, reliability ?? 0)) + 1 / n;
  const root = Math.sqrt(unsure);
  return { unsure, root, half: BAND_DEVIATES * 15 * root };
}

interface Ages {
  readonly known: number;
  readonly mean: number;
  /** Sum of squares about the mean, and of products with what is standardised. */
  readonly squares: number;
  readonly products: number;
}

/** Of those whose age is known; sums of whole numbers, so that they come out the same in any order. */
function agesOf(values: readonly Value[]): Ages | null {
  const known = values.flatMap(({ value, ageMonths }) => (ageMonths === null ? [] : [{ value, age: ageMonths }]));
  const { length: n } = known;
  if (n === 0) return null;
  const sum = sumOf(known.map(({ age }) => age));
  const total = sumOf(known.map(({ value }) => value));
  return {
    known: n,
    mean: sum / n,
    squares: (n * sumOf(known.map(({ age }) => age * age)) - sum * sum) / n,
    products: (n * sumOf(known.map(({ age, value }) => age * value)) - sum * total) / n,
  };
}

/** What age is worth, and how much of the sum of squares it explains. `sd`: of what is standardised. */
function ageIn(values: readonly Value[], sd: number): { readonly age: Standard['age']; readonly taken: number } {
  const ages = agesOf(values);
  if (!ages) return { age: null, taken: 0 };
  const { known, mean, squares, products } = ages;
  const slope = kept(slopeOf(ages, sd));
  return { age: { mean: kept(mean), slope, known }, taken: 2 * slope * products - slope * slope * squares };
}

/** What a month of age is worth, drawn towards what is usual. */
function slopeOf({ known, squares, products }: Ages, sd: number): number {
  const usual = USUAL_SLOPE * sd;
  return squares === 0 ? usual : (known * (products / squares) + USUAL_CHILDREN * usual) / (known + USUAL_CHILDREN);
}

/** What is left of a value without the mean and without what age is worth; who has no known age is taken as of the mean age. */
export function residualOf({ mean, age }: Pick<Standard, 'mean' | 'age'>, { value, ageMonths }: Value): number {
  const ofAge = age === null || ageMonths === null ? 0 : age.slope * (ageMonths - age.mean);
  return value - mean - ofAge;
}

const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10];

function withRanks(standard: Standard, values: readonly Value[]): Standard {
  if (values.length < RANKED_FROM) return standard;
  const residuals = values.map((one) => residualOf(standard, one));
  const isFew = (step: number) => new Set(residuals.map((one) => unitsOf(one, step))).size <= MOST_VALUES;
  const step = steps.find(isFew) ?? 10;
  const counts = new Map<number, number>();
  for (const one of residuals) counts.set(unitsOf(one, step), (counts.get(unitsOf(one, step)) ?? 0) + 1);
  const at = [...counts.keys()].toSorted((one, other) => one - other);
  return { ...standard, ranks: { step, at, counts: at.map((one) => counts.get(one) ?? 0) } };
}

const unitsOf = (residual: number, step: number): number => Math.round(residual / step) + 0;

/** The place of a residual among all: 1 for the lowest; who shares one has the middle of it. */
export function rankOf({ step, at, counts }: Ranks, residual: number): number {
  const units = unitsOf(residual, step);
  const below = sumOf(counts.filter((_, index) => (at[index] ?? 0) < units));
  const equal = counts[at.indexOf(units)] ?? 0;
  return below + (equal + 1) / 2;
}

/** The standardised score, 69 to 141, as a whole number. */
export function scoreOf(standard: Standard, value: Value): number {
  const { sd, ranks } = standard;
  const residual = residualOf(standard, value);
  const deviate = ranks ? rankDeviate(ranks, residual) : residual / sd;
  return Math.min(HIGHEST_SCORE, Math.max(LOWEST_SCORE, Math.round(100 + 15 * deviate)));
}

/** Blom's: as far from the middle as that rank is expected to be. */
function rankDeviate(ranks: Ranks, residual: number): number {
  return normalDeviate((rankOf(ranks, residual) - 3 / 8) / (sumOf(ranks.counts) + 1 / 4));
}
