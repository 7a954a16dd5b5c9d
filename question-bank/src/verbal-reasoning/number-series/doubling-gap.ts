import { at, type ByLevel } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { signed } from '../wording';
import { addition, gapsLine, grow, numberSeriesDraft, pickInside, solveNumberSeries, termAt } from './number-series';

const LENGTH = 6;

interface Plan {
  factor: 2 | 3;
  firstGaps: readonly number[];
  directions: readonly ('rising' | 'falling')[];
  asksInside: boolean;
}

const plans: ByLevel<Plan> = [
  { factor: 2, firstGaps: [1, 2, 3], directions: ['rising'], asksInside: false },
  { factor: 2, firstGaps: [4, 5, 6, 7], directions: ['rising'], asksInside: false },
  { factor: 2, firstGaps: [1, 2, 3, 4], directions: ['falling'], asksInside: false },
  { factor: 3, firstGaps: [1, 2, 3], directions: ['rising', 'falling'], asksInside: false },
  { factor: 3, firstGaps: [1, 2, 3, 4], directions: ['rising', 'falling'], asksInside: true },
];

/** 5, 7, 11, 19, 35, □: each gap is twice the one before it. */
export const doublingGap = defineQuestionType({
  key: 'doubling-gap',
  title: 'Gaps that follow a rule',
  targetSeconds: [30, 35, 40, 50, 60],
  version: 2,
  build: (random, level) => {
    const { factor, firstGaps, directions, asksInside } = at(level, plans);
    const firstGap = random.pick(firstGaps);
    const gapAt = (index: number) => firstGap * factor ** index;
    const rising = grow(random.integer(1, 90), LENGTH, (term, index) => term + gapAt(index));
    const isRising = random.pick(directions) === 'rising';
    const terms = isRising ? rising : rising.toReversed();
    const hole = asksInside ? pickInside(random, LENGTH) : LENGTH - 1;
    const before = termAt(terms, hole - 1);
    const gap = termAt(terms, hole) - before;
    const gapBefore = before - termAt(terms, hole - 2);
    return numberSeriesDraft({
      terms,
      hole,
      steps: [
        gapsLine(terms, hole),
        `Rule: each gap is ${comparison(factor, isRising)} the one before.`,
        `The gap to the missing number is ${signed(gap)}.`,
        addition(before, gap),
      ],
      slips: [before + gapBefore, before + gap + 1, before + gap + gapBefore, before + gap - 1, before - gap],
    });
  },
  solve: solveNumberSeries,
});

function comparison(factor: number, isRising: boolean): string {
  if (factor === 2) return isRising ? 'double' : 'half';
  return isRising ? '3 times' : 'a third of';
}
