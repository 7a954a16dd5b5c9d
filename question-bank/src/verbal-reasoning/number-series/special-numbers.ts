import { at, type ByLevel } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { PRIMES } from '../rules/series-rules';
import { addOrTakeAway, signed } from '../wording';
import {
  addition,
  gapsLine,
  numberSeriesDraft,
  pickInside,
  solveNumberSeries,
  termAt,
  type NumberSeries,
} from './number-series';

/** How many primes are shown, the missing one among them. */
const LENGTH = 6;

/** 4, 9, 16, 25, 36, □: numbers that a child should know by sight, next or missing; harder ones moved by a constant, or multiplied. */
export const specialNumbers = defineQuestionType({
  key: 'special-numbers',
  title: 'Special numbers',
  targetSeconds: [25, 30, 40, 50, 60],
  version: 4,
  build: (random, level) => {
    const plan = at(level, plans);
    const usePrimes = plan.primes !== 'none' && random.oneIn(4);
    return numberSeriesDraft(usePrimes ? primeSeries(random, plan) : familySeries(random, plan));
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
  largestFirst: 12,
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
  largestFirst: 12,
  of: (n) => (n * (n + 1)) / 2,
  working: (n) => `${n} × ${n + 1} ÷ 2 = ${(n * (n + 1)) / 2}`,
};

interface Plan {
  families: readonly Family[];
  primes: 'none' | 'rising' | 'falling';
  /** How much is added to or taken from every number. */
  shifts: readonly number[];
  /** By what every number is multiplied. */
  factors: readonly number[];
}

const plans: ByLevel<Plan> = [
  { families: [squares, triangles], primes: 'none', shifts: [0], factors: [1] },
  { families: [squares, triangles], primes: 'rising', shifts: [1, 2], factors: [1] },
  { families: [squares, cubes, triangles], primes: 'falling', shifts: [3, 4, 5], factors: [1] },
  { families: [squares, triangles], primes: 'none', shifts: [0], factors: [2, 3, 5] },
  { families: [squares, triangles], primes: 'none', shifts: [1, 2, 3], factors: [2, 3] },
];

function familySeries(random: Random, plan: Plan): NumberSeries {
  const { plural, sign, largestFirst, of, working } = random.pick(plan.families);
  const length = random.integer(5, 7);
  const first = random.integer(1, largestFirst);
  const shift = random.pick([1, -1]) * random.pick(plan.shifts);
  const factor = random.pick(plan.factors);
  const isRising = random.integer(1, 3) > 1;
  const roots = Array.from({ length }, (_, index) => first + (isRising ? index : length - 1 - index));
  const changed = (n: number) => of(n) * factor + shift;
  const terms = roots.map(changed);
  const hole = pickAnyHole(random, length);
  const root = roots[hole] ?? 0;
  const answer = changed(root);
  const own = of(root) * factor;
  return {
    terms,
    hole,
    steps: [
      `${gapsLine(terms, hole)} ${factor === 1 ? sign : `They change by the same amount each time, as those of the ${plural} do, but faster.`}`,
      `Rule: these are the ${plural}${changeInWords(factor, shift)}${isRising ? '' : ', counting down'}.`,
      `The ${plural.slice(0, -1)} we need: ${working(root)}`,
      ...(factor === 1 ? [] : [`Times ${factor}: ${of(root)} × ${factor} = ${own}`]),
      ...(shift === 0 ? [] : [`Then ${addOrTakeAway(shift)}: ${addition(own, shift)}`]),
      ...(plural === cubes.plural || hole < length - 1 ? [] : byTheGaps(terms)),
    ],
    slips: [changed(root + 1), own - shift, changed(root - 1), of(root), answer + root, answer - root],
  };
}

/** Whoever has not seen which numbers they are can still carry on how the gaps change, where the last is asked. */
function byTheGaps(terms: readonly number[]): string[] {
  const [third = 0, second = 0, last = 0] = terms.slice(-4);
  const gap = 2 * (last - second) - (second - third);
  return [`Another way: carry on the gaps. The next one is ${signed(gap)}.`, addition(last, gap)];
}

/** " times 2 with 3 added to each" */
function changeInWords(factor: number, shift: number): string {
  const times = factor === 1 ? '' : ` times ${factor}`;
  if (shift === 0) return times;
  return `${times} with ${shift > 0 ? `${shift} added to` : `${-shift} taken from`} each`;
}

/** Numbers that are known by sight are no harder to find in the middle. */
const pickAnyHole = (random: Random, length: number): number =>
  random.oneIn(2) ? pickInside(random, length) : length - 1;

function primeSeries(random: Random, { primes }: Plan): NumberSeries {
  const first = random.integer(0, 14);
  const rising = PRIMES.slice(first, first + LENGTH);
  const isRising = primes === 'rising';
  const terms = isRising ? rising : rising.toReversed();
  const hole = pickAnyHole(random, LENGTH);
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
