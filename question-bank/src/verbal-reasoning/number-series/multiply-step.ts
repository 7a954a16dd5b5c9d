import { at, type ByLevel } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { grow, numberSeriesDraft, pickInside, solveNumberSeries, termAt, type NumberSeries } from './number-series';

interface Plan {
  factors: readonly number[];
  /** The largest first number, and the largest that is met on the way. */
  largest: number;
  most: number;
  asked: 'next' | 'next or inside' | 'first';
  /** Whether the factor grows by one each time. */
  grows: boolean;
}

const plans: ByLevel<Plan> = [
  { factors: [2], largest: 80, most: 1300, asked: 'next', grows: false },
  { factors: [2, 3, 3], largest: 60, most: 2000, asked: 'next or inside', grows: false },
  { factors: [4, 5], largest: 40, most: 9999, asked: 'next or inside', grows: false },
  { factors: [2, 3, 4], largest: 60, most: 9999, asked: 'first', grows: false },
  { factors: [1, 2, 3], largest: 40, most: 9999, asked: 'next or inside', grows: true },
];

/** 3, 6, 12, 24, 48, □ or, read the other way, dividing; working back to the first at level 4, by growing numbers at level 5. */
export const multiplyStep = defineQuestionType({
  key: 'multiply-step',
  title: 'Multiply or divide each time',
  targetSeconds: [25, 30, 35, 45, 55],
  version: 3,
  build: (random, level) => {
    const plan = at(level, plans);
    const length = random.integer(5, 6);
    const factor = random.pick(plan.factors);
    const factors = Array.from({ length: length - 1 }, (_, index) => factor + (plan.grows ? index : 0));
    const rising = grow(random.integer(1, plan.largest), length, (term, index) => term * (factors[index] ?? 1));
    if (rising.some((term) => term > plan.most)) return undefined;
    const isRising = random.oneIn(2);
    const walk: Walk = {
      terms: isRising ? rising : rising.toReversed(),
      factors: isRising ? factors : factors.toReversed(),
      sign: isRising ? '×' : '÷',
    };
    const hole = factor === FIRST_FACTOR && level === 2 ? pickInside(random, length) : pickHole(random, plan, length);
    return numberSeriesDraft(hole === 0 ? workedBack(walk) : workedOn(walk, hole));
  },
  solve: solveNumberSeries,
});

/** At level 2 doubling is met again, and asked for in the middle. */
const FIRST_FACTOR = 2;

function pickHole(random: Random, { asked }: Plan, length: number): number {
  if (asked === 'first') return 0;
  return asked === 'next' || random.oneIn(2) ? length - 1 : pickInside(random, length);
}

interface Walk {
  terms: readonly number[];
  /** From each term to the next. */
  factors: readonly number[];
  sign: '×' | '÷';
}

const opening = 'The gaps change quickly, so look for multiplying or dividing.';

function ruleOf({ factors, sign }: Walk): string {
  const verb = sign === '×' ? 'multiply' : 'divide';
  const [first = 1, second = 1] = factors;
  if (first === second) return `Rule: ${verb} by ${first} each time.`;
  return `Rule: ${verb} by ${factors.join(', then by ')}.`;
}

function workedOn(walk: Walk, hole: number): NumberSeries {
  const { terms, factors, sign } = walk;
  const before = termAt(terms, hole - 1);
  const answer = termAt(terms, hole);
  const factor = factors[hole - 1] ?? 1;
  const tested = `${termAt(terms, 0)} ${sign} ${factors[0] ?? 1} = ${termAt(terms, 1)}`;
  return {
    terms,
    hole,
    steps: [opening, `Test the first two numbers: ${tested}`, ruleOf(walk), `${before} ${sign} ${factor} = ${answer}`],
    slips: [
      2 * before - termAt(terms, hole - 2),
      before * (factors[hole - 2] ?? factor),
      before + factor,
      answer + factor,
      answer + 10,
      answer - factor,
    ],
  };
}

function workedBack(walk: Walk): NumberSeries {
  const { terms, factors, sign } = walk;
  const [answer = 0, second = 0, third = 0] = terms;
  const factor = factors[0] ?? 1;
  const back = sign === '×' ? '÷' : '×';
  return {
    terms,
    hole: 0,
    steps: [
      opening,
      `Test two numbers that are there: ${second} ${sign} ${factor} = ${third}`,
      ruleOf(walk),
      `The first number comes before that, so turn the rule round: ${second} ${back} ${factor} = ${answer}`,
    ],
    slips: [2 * second - third, second - factor, second + factor, third * factor, answer + factor, answer + 10],
  };
}
