/**
 * Every rule a child of ten might reasonably see in a series, each as the equations it states between the terms.
 * "Goes up by the same step", for one, says of any three neighbours that x − 2y + z = 0. So one small solver tests
 * them all, wherever the missing term stands, in whole numbers and round the alphabet.
 *
 * Some rules of the usual lists need no entry: multiply-and-add (×m ± c) is the rule of multiplied gaps; squares ± c and
 * triangular numbers have gaps that grow by a fixed amount.
 */
export interface Equation {
  /** Index of a term and the number it is multiplied by. */
  readonly weights: readonly (readonly [index: number, weight: number])[];
  readonly total: number;
}

export interface SeriesRule {
  readonly name: string;
  /** With fewer terms shown the rule would fit anything, or nearly. */
  readonly fewestShown: number;
  /** What the rule states of a series of a length. */
  readonly equations: (length: number) => readonly Equation[];
}

/** Equations depend on the length alone, and lengths are few. */
function remembered(equations: SeriesRule['equations']): SeriesRule['equations'] {
  const byLength = new Map<number, readonly Equation[]>();
  return (length) => {
    const known = byLength.get(length) ?? equations(length);
    byLength.set(length, known);
    return known;
  };
}

const from = <T>(first: number, last: number, build: (value: number) => T): T[] =>
  Array.from({ length: last - first + 1 }, (_, index) => build(first + index));

const FEWEST_FOR_ANY_RULE = 3;

/** The same weights on every run of neighbours. */
function everyRun(name: string, weights: readonly number[]): SeriesRule {
  const starts = (length: number) => from(0, length - weights.length, (start) => start);
  return {
    name,
    fewestShown: Math.max(weights.length, FEWEST_FOR_ANY_RULE),
    equations: remembered((length) =>
      starts(length).map((start) => ({
        weights: weights.map((weight, index) => [start + index, weight] as const),
        total: 0,
      })),
    ),
  };
}

/** A rule on each two neighbours: next = factor × term + step, where factor and step depend on the place. */
function everyPair(name: string, pair: (index: number) => { factor: number; step: number }): SeriesRule {
  return {
    name,
    fewestShown: FEWEST_FOR_ANY_RULE,
    equations: remembered((length) =>
      from(0, length - 2, (index) => {
        const { factor, step } = pair(index);
        return { weights: [[index, -factor] as const, [index + 1, 1] as const], total: step };
      }),
    ),
  };
}

/** The same rule read from right to left. */
const backwards = (rule: SeriesRule): SeriesRule => ({
  ...rule,
  name: `${rule.name}, backwards`,
  equations: remembered((length) =>
    rule.equations(length).map(({ weights, total }) => ({
      weights: weights.map(([index, weight]) => [length - 1 - index, weight] as const),
      total,
    })),
  ),
});

const bothWays = (rules: readonly SeriesRule[]): SeriesRule[] => rules.flatMap((rule) => [rule, backwards(rule)]);

export const constantStep = everyRun('the same step', [1, -2, 1]);
const growingGaps = everyRun('gaps that grow by a fixed amount', [1, -3, 3, -1]);
const alternatingGaps = everyRun('two steps in turn', [1, -1, -1, 1]);
const multipliedGaps = bothWays(from(2, 5, (factor) => everyRun(`gaps × ${factor}`, [factor, -factor - 1, 1])));
const constantRatio = bothWays(from(2, 10, (factor) => everyRun(`× ${factor}`, [-factor, 1])));
const sumOfTwo = bothWays([everyRun('sum of the two before', [1, 1, -1])]);

const growingRatio = bothWays(
  from(1, 3, (first) => everyPair(`× ${first}, × ${first + 1} …`, (index) => ({ factor: first + index, step: 0 }))),
);

const cubes = bothWays(
  from(0, 9, (first) =>
    everyPair(`cubes from ${first}, and a constant`, (index) => {
      const root = first + index;
      return { factor: 1, step: 3 * root * root + 3 * root + 1 };
    }),
  ),
);

const isPrime = (value: number): boolean => value > 1 && from(2, value - 1, (d) => value % d).every((rest) => rest > 0);
export const PRIMES: readonly number[] = from(2, 150, (value) => value).filter(isPrime);

const primes = bothWays(
  PRIMES.map((_, first) => ({
    name: 'prime numbers',
    fewestShown: FEWEST_FOR_ANY_RULE,
    // Past the end of the table no number fits.
    equations: remembered((length) =>
      from(0, length - 1, (index) => ({ weights: [[index, 1] as const], total: PRIMES[first + index] ?? Infinity })),
    ),
  })),
);

/** × factor from the terms of one parity, and the same number added after each of those steps. */
function timesThenPlus(factor: number, parity: number): SeriesRule {
  const timesAt = (length: number) => from(0, length - 2, (index) => index).filter((index) => index % 2 === parity);
  const plusAt = (length: number) => from(0, length - 4, (index) => index).filter((index) => index % 2 !== parity);
  return {
    name: `× ${factor} and + in turn`,
    fewestShown: 5,
    equations: remembered((length) => [
      ...timesAt(length).map((at) => ({ weights: [[at, -factor] as const, [at + 1, 1] as const], total: 0 })),
      ...plusAt(length).map((at) => ({
        weights: [[at, -1] as const, [at + 1, 1] as const, [at + 2, 1] as const, [at + 3, -1] as const],
        total: 0,
      })),
    ]),
  };
}

const timesAndPlus = bothWays([0, 1].flatMap((parity) => from(2, 5, (factor) => timesThenPlus(factor, parity))));

/** Rules that look at the gaps alone, and so can be seen in letters as well as in numbers. */
export const LETTER_RULES: readonly SeriesRule[] = [constantStep, growingGaps, alternatingGaps, ...multipliedGaps];

export const NUMBER_RULES: readonly SeriesRule[] = [
  ...LETTER_RULES,
  ...constantRatio,
  ...growingRatio,
  ...sumOfTwo,
  ...cubes,
  ...primes,
  ...timesAndPlus,
];

/** What one of two woven series may follow: each shows only half of the terms, so it must be plain. */
export const LETTER_ROW_RULES: readonly SeriesRule[] = [constantStep, growingGaps];
export const NUMBER_ROW_RULES: readonly SeriesRule[] = [constantStep, growingGaps, ...constantRatio];
