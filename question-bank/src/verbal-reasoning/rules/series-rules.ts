/**
 * Every rule a child of ten might reasonably see in a series, as a question asked of the complete series: does it hold?
 * Three rules of the usual lists need no entry of their own: multiply-and-add (×m ± c) multiplies its gaps by m, and
 * squares ± c and triangular numbers have a constant second difference.
 */
export type Terms = readonly number[];

/** How a sum is brought back into its world: as it is for numbers, round the alphabet for letters. */
export type Reduce = (value: number) => number;

export interface SeriesRule {
  readonly name: string;
  readonly fits: (terms: Terms, reduce: Reduce) => boolean;
}

const LARGEST_FACTOR = 10;
const FEWEST_IN_A_WOVEN_ROW = 3;

const gapsOf = (terms: Terms, reduce: Reduce): number[] =>
  terms.slice(1).map((term, index) => reduce(term - (terms[index] ?? 0)));

const everyPair = (terms: Terms, holds: (term: number, next: number, index: number) => boolean): boolean =>
  terms.slice(1).every((next, index) => holds(terms[index] ?? 0, next, index));

const isConstant = (terms: Terms): boolean => terms.every((term) => term === terms[0]);

export const hasConstantStep = (terms: Terms, reduce: Reduce): boolean => isConstant(gapsOf(terms, reduce));

function multipliesBy(terms: Terms, factor: number, reduce: Reduce): boolean {
  return everyPair(terms, (term, next) => term !== 0 && next === reduce(term * factor));
}

export function hasConstantRatio(terms: Terms, reduce: Reduce): boolean {
  const backwards = terms.toReversed();
  for (let factor = 2; factor <= LARGEST_FACTOR; factor += 1) {
    if (multipliesBy(terms, factor, reduce) || multipliesBy(backwards, factor, reduce)) return true;
  }
  return false;
}

function hasGrowingRatio(terms: Terms, reduce: Reduce): boolean {
  const starts = [1, 2, 3];
  return starts.some((start) => everyPair(terms, (term, next, index) => next === reduce(term * (start + index))));
}

const hasAlternatingGaps = (terms: Terms, reduce: Reduce): boolean =>
  gapsOf(terms, reduce).every((gap, index, gaps) => index < 2 || gap === gaps[index - 2]);

const addsTheTwoBefore = (terms: Terms, reduce: Reduce): boolean =>
  terms.every((term, index) => index < 2 || term === reduce((terms[index - 1] ?? 0) + (terms[index - 2] ?? 0)));

const bothWays =
  (fits: SeriesRule['fits']): SeriesRule['fits'] =>
  (terms, reduce) =>
    fits(terms, reduce) || fits(terms.toReversed(), reduce);

/** The gap between m³ and (m + 1)³, wherever the cubes begin and whatever is added to each of them. */
const gapOfCubes = (m: number): number => 3 * m * m + 3 * m + 1;

function hasGapsOfCubes(terms: Terms, reduce: Reduce): boolean {
  const gaps = gapsOf(terms, reduce);
  for (let first = 0; first <= 10; first += 1) {
    if (gaps.every((gap, index) => gap === reduce(gapOfCubes(first + index)))) return true;
  }
  return false;
}

const isPrime = (value: number): boolean => {
  if (value < 2) return false;
  for (let divisor = 2; divisor * divisor <= value; divisor += 1) if (value % divisor === 0) return false;
  return true;
};

export const PRIMES: readonly number[] = Array.from({ length: 200 }, (_, value) => value).filter(isPrime);

function isRunOfPrimes(terms: Terms): boolean {
  const start = PRIMES.indexOf(terms[0] ?? 0);
  return start >= 0 && terms.every((term, index) => term === PRIMES[start + index]);
}

function multipliesThenAdds(terms: Terms, phase: number, reduce: Reduce): boolean {
  const added = terms.slice(1).flatMap((next, index) => (index % 2 === phase ? [] : [reduce(next - (terms[index] ?? 0))]));
  if (!isConstant(added)) return false;
  for (let factor = 2; factor <= 5; factor += 1) {
    if (everyPair(terms, (term, next, index) => index % 2 !== phase || next === reduce(term * factor))) return true;
  }
  return false;
}

const alternatesTimesAndPlus = bothWays(
  (terms, reduce) => multipliesThenAdds(terms, 0, reduce) || multipliesThenAdds(terms, 1, reduce),
);

/** Two rows need three shown terms each before either of them is evidence; the hole itself is none. */
function isWoven(terms: Terms, reduce: Reduce): boolean {
  const rows = [0, 1].map((phase) => terms.filter((_, index) => index % 2 === phase));
  return rows.every(
    (row) =>
      row.length >= FEWEST_IN_A_WOVEN_ROW &&
      (hasConstantStep(row, reduce) ||
        hasConstantRatio(row, reduce) ||
        (row.length > FEWEST_IN_A_WOVEN_ROW && hasConstantStep(gapsOf(row, reduce), reduce))),
  );
}

export const WOVEN: SeriesRule = { name: 'two woven series', fits: isWoven };

export const SERIES_RULES: readonly SeriesRule[] = [
  { name: 'constant step', fits: hasConstantStep },
  { name: 'constant ratio', fits: hasConstantRatio },
  { name: 'growing ratio', fits: hasGrowingRatio },
  { name: 'constant second difference', fits: (terms, reduce) => hasConstantStep(gapsOf(terms, reduce), reduce) },
  { name: 'multiplied gaps', fits: (terms, reduce) => hasConstantRatio(gapsOf(terms, reduce), reduce) },
  { name: 'alternating gaps', fits: hasAlternatingGaps },
  { name: 'sum of two before', fits: bothWays(addsTheTwoBefore) },
  { name: 'cubes', fits: bothWays(hasGapsOfCubes) },
  { name: 'primes', fits: bothWays(isRunOfPrimes) },
  { name: 'multiply then add', fits: alternatesTimesAndPlus },
  WOVEN,
];
