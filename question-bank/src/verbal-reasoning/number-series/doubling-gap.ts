import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { signed } from '../wording';
import { addition, gapsLine, grow, numberSeriesDraft, pickHole, solveNumberSeries, termAt } from './number-series';

const LENGTH = 6;

/** 5, 7, 11, 19, 35, □: each gap is twice the one before it. */
export const doublingGap = defineQuestionType({
  key: 'doubling-gap',
  title: 'Gaps that follow a rule',
  targetSeconds: [30, 35, 40, 50, 60],
  build: (random, level) => {
    const factor = random.pick(at(level, [[2], [2], [2], [2, 3], [2, 3]]));
    const firstGap = random.integer(1, at(level, [2, 3, 4, 5, 7]));
    const gapAt = (index: number) => firstGap * factor ** index;
    const rising = grow(
      random.integer(1, at(level, [20, 30, 40, 50, 60])),
      LENGTH,
      (term, index) => term + gapAt(index),
    );
    const isRising = level < 3 || random.oneIn(2);
    const terms = isRising ? rising : rising.toReversed();
    const hole = pickHole(random, level, LENGTH);
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
