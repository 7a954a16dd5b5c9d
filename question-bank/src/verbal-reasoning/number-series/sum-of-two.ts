import { at, type ByLevel } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { numberSeriesDraft, pickInside, solveNumberSeries, termAt, type NumberSeries } from './number-series';

interface Plan {
  length: number;
  /** The larger of the two numbers that the series grows from. */
  larger: readonly [number, number];
  falls: boolean;
  asksInside: boolean;
}

const plans: ByLevel<Plan> = [
  { length: 6, larger: [2, 18], falls: false, asksInside: false },
  { length: 6, larger: [19, 30], falls: false, asksInside: false },
  { length: 7, larger: [4, 20], falls: false, asksInside: true },
  { length: 7, larger: [4, 20], falls: true, asksInside: false },
  { length: 7, larger: [10, 30], falls: true, asksInside: true },
];

/** 2, 5, 7, 12, 19, □: each number is the sum of the two before it; from level 4 counted down, with a gap inside at levels 3 and 5. */
export const sumOfTwo = defineQuestionType({
  key: 'sum-of-two',
  title: 'Made from those before',
  targetSeconds: [30, 35, 40, 45, 55],
  version: 2,
  build: (random, level) => {
    const { length, larger, falls, asksInside } = at(level, plans);
    const one = random.integer(...larger);
    const terms = random.shuffle([one, random.integer(1, one)]);
    while (terms.length < length) terms.push((terms.at(-1) ?? 0) + (terms.at(-2) ?? 0));
    const hole = asksInside ? pickInside(random, length) : length - 1;
    return numberSeriesDraft(madeOf(falls ? terms.toReversed() : terms, hole, falls));
  },
  solve: solveNumberSeries,
});

/** Each number from the two before it: shown on three that are there, then done. */
function madeOf(terms: readonly number[], hole: number, falls: boolean): NumberSeries {
  const sign = falls ? '−' : '+';
  const lineOf = (index: number) =>
    `${termAt(terms, index - 2)} ${sign} ${termAt(terms, index - 1)} = ${termAt(terms, index)}`;
  const [beforeThat, before, answer] = [termAt(terms, hole - 2), termAt(terms, hole - 1), termAt(terms, hole)];
  return {
    terms,
    hole,
    steps: [
      hole > 2
        ? `Test the first three numbers: ${lineOf(2)}`
        : `Test the last three numbers: ${lineOf(terms.length - 1)}`,
      falls
        ? 'Rule: take each number from the one before it to get the next.'
        : 'Rule: each number is the sum of the two numbers before it.',
      lineOf(hole),
    ],
    slips: [2 * before - beforeThat, 2 * before, answer + 1, answer - 1, answer + beforeThat],
  };
}
