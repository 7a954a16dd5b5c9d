import { at, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { PRIMES } from '../rules/series-rules';
import { addOrTakeAway } from '../wording';
import {
  addition,
  gapsLine,
  numberSeriesDraft,
  pickHole,
  solveNumberSeries,
  termAt,
  type NumberSeries,
} from './number-series';

const LENGTH = 6;

/** 4, 9, 16, 25, 36, □: numbers that a child should know by sight, harder ones all moved by a constant. */
export const specialNumbers = defineQuestionType({
  key: 'special-numbers',
  title: 'Special numbers',
  targetSeconds: [25, 30, 40, 50, 60],
  version: 2,
  build: (random, level) => {
    const { families, withPrimes } = at(level, plans);
    const usePrimes = withPrimes && random.oneIn(4);
    return numberSeriesDraft(
      usePrimes ? primeSeries(random, level) : familySeries(random, level, random.pick(families)),
    );
  },
  solve: solveNumberSeries,
});

interface Family {
  plural: string;
  /** How the gaps give the family away. */
  sign: string;
  largestFirst: number;
  of: (n: number) => number;
  working: (n: number) => string;
}

const squares: Family = {
  plural: 'square numbers',
  sign: 'They change by 2 each time, as those of the square numbers do.',
  largestFirst: 9,
  of: (n) => n * n,
  working: (n) => `${n} × ${n} = ${n * n}`,
};

const cubes: Family = {
  plural: 'cube numbers',
  sign: 'They change fast, so think of the cube numbers: 1, 8, 27, 64, 125.',
  largestFirst: 4,
  of: (n) => n ** 3,
  working: (n) => `${n} × ${n} × ${n} = ${n ** 3}`,
};

const triangles: Family = {
  plural: 'triangular numbers',
  sign: 'They change by 1 each time, as those of the triangular numbers do.',
  largestFirst: 8,
  of: (n) => (n * (n + 1)) / 2,
  working: (n) => `${n} × ${n + 1} ÷ 2 = ${(n * (n + 1)) / 2}`,
};

interface Plan {
  families: readonly Family[];
  withPrimes: boolean;
  /** The most that is added to or taken from every number. */
  shift: number;
}

const plans: readonly [Plan, Plan, Plan, Plan, Plan] = [
  { families: [squares, triangles], withPrimes: false, shift: 0 },
  { families: [squares, triangles], withPrimes: true, shift: 2 },
  { families: [squares, cubes, triangles], withPrimes: true, shift: 3 },
  { families: [squares, cubes], withPrimes: true, shift: 6 },
  { families: [squares, cubes], withPrimes: true, shift: 10 },
];

function familySeries(random: Random, level: Level, { plural, sign, largestFirst, of, working }: Family): NumberSeries {
  const first = random.integer(1, largestFirst);
  const largest = at(level, plans).shift;
  const shift = random.integer(-largest, largest);
  const isRising = random.integer(1, 3) > 1;
  const roots = Array.from({ length: LENGTH }, (_, index) => first + (isRising ? index : LENGTH - 1 - index));
  const hole = pickHole(random, level, LENGTH);
  const root = roots[hole] ?? 0;
  const moved = shift === 0 ? '' : ` with ${shift > 0 ? `${shift} added to` : `${-shift} taken from`} each`;
  const answer = of(root) + shift;
  const terms = roots.map((n) => of(n) + shift);
  return {
    terms,
    hole,
    steps: [
      `${gapsLine(terms, hole)} ${sign}`,
      `Rule: these are the ${plural}${moved}${isRising ? '' : ', counting down'}.`,
      `The ${plural.slice(0, -1)} we need: ${working(root)}`,
      ...(shift === 0 ? [] : [`Then ${addOrTakeAway(shift)}: ${addition(of(root), shift)}`]),
    ],
    slips: [of(root + 1) + shift, of(root) - shift, of(root - 1) + shift, answer + root, answer - root],
  };
}

function primeSeries(random: Random, level: Level): NumberSeries {
  const first = random.integer(0, at(level, [4, 6, 10, 14, 18]));
  const rising = PRIMES.slice(first, first + LENGTH);
  const isRising = level < 3 || random.oneIn(2);
  const terms = isRising ? rising : rising.toReversed();
  const hole = pickHole(random, level, LENGTH);
  const before = termAt(terms, hole - 1);
  const answer = termAt(terms, hole);
  const skipped = numbersBetween(before, answer);
  return {
    terms,
    hole,
    steps: [
      `Rule: these are the prime numbers${isRising ? '' : ', counting down'}. A prime divides only by itself and 1.`,
      skippedLine(skipped, before),
      `${answer} is the ${hole === LENGTH - 1 ? 'next' : 'missing'} prime number.`,
    ],
    slips: [2 * before - termAt(terms, hole - 2), ...skipped, answer + 2, answer - 2, answer + 4],
  };
}

function numbersBetween(from: number, to: number): number[] {
  const step = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) - 1 }, (_, index) => from + step * (index + 1));
}

function skippedLine(skipped: readonly number[], before: number): string {
  if (skipped.length === 0) return `Nothing lies between ${before} and the next number.`;
  const [only] = skipped;
  return skipped.length === 1
    ? `After ${before} comes ${only ?? 0}, which is not prime.`
    : `After ${before} come ${skipped.join(', ')}: none of them is prime.`;
}
