import { at, type ByLevel } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { letterMove } from '../wording';
import { letterSeriesDraft, pickLetterHole, rowFrom, solveLetterSeries, type LetterRow } from './letter-series';

/** By how much the steps of each letter change: 0 where they stay the same. */
interface Plan {
  changes: readonly (readonly number[])[];
  /** The steps that stay the same. */
  steady: readonly number[];
  steps: readonly number[];
  asksInside: boolean;
}

const plans: ByLevel<Plan> = [
  { changes: [[1, 1, 2]], steady: [], steps: [4, 5], asksInside: false },
  { changes: [[1, 1, 2, 3]], steady: [], steps: [4, 5], asksInside: true },
  { changes: [[1], [0]], steady: [1, 2], steps: [5], asksInside: false },
  { changes: [[2], [0]], steady: [3, 4], steps: [5], asksInside: false },
  {
    changes: [
      [1, 2],
      [1, 2],
    ],
    steady: [],
    steps: [5],
    asksInside: false,
  },
];

/** B, C, E, H, L, □: the step grows or shrinks; from level 3 in one letter of a pair, at level 5 in both. */
export const growingStep = defineQuestionType({
  key: 'growing-step',
  title: 'Steps that grow or shrink',
  targetSeconds: [25, 30, 40, 45, 55],
  version: 3,
  build: (random, level) => {
    const { changes, steady, steps, asksInside } = at(level, plans);
    const count = random.pick(steps);
    const rows = changes.map((sizes): LetterRow => {
      const change = random.pick(sizes);
      const row = change === 0 ? steadyRow(random, steady, count) : changingRow(random, change, count);
      return rowFrom(random, level, row);
    });
    return letterSeriesDraft(level, random.shuffle(rows), asksInside ? pickLetterHole(random, count) : undefined);
  },
  solve: solveLetterSeries,
});

interface Walk {
  steps: readonly number[];
  rule: string;
}

function changingRow(random: Random, change: number, count: number): Walk {
  const smallest = random.integer(1, 3);
  const sizes = Array.from({ length: count }, (_, index) => smallest + index * change);
  const grows = random.oneIn(2);
  const direction = random.pick([1, -1]);
  const way = direction > 0 ? 'on' : 'back';
  return {
    steps: (grows ? sizes : sizes.toReversed()).map((size) => direction * size),
    rule: `move ${way}, and the step ${grows ? 'grows' : 'shrinks'} by ${change} each time`,
  };
}

function steadyRow(random: Random, sizes: readonly number[], count: number): Walk {
  const size = random.pick(sizes);
  const step = random.pick([size, -size]);
  return { steps: Array.from({ length: count }, () => step), rule: `${letterMove(step)} each time` };
}
