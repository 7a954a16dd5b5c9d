import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { signed } from '../wording';
import { addition, gapsLine, grow, numberSeriesDraft, pickHole, solveNumberSeries, termAt } from './number-series';

const LENGTH = 6;

/** 4, 6, 9, 13, 18, □: the gaps themselves go up or down by the same amount. */
export const growingGap = defineQuestionType({
  key: 'growing-gap',
  title: 'Gaps that change',
  targetSeconds: [30, 35, 40, 50, 60],
  version: 2,
  build: (random, level) => {
    const change =
      random.integer(at(level, [1, 2, 3, 2, 3]), at(level, [1, 2, 3, 4, 6])) *
      random.pick(at(level, [[1], [1], [1], [1, -1], [1, -1]]));
    const firstGap =
      change > 0 ? random.integer(1, at(level, [4, 4, 5, 6, 7])) : random.integer(1, 5) - change * (LENGTH - 1);
    const direction = level >= 3 ? random.pick([1, -1]) : 1;
    const gapAt = (index: number) => direction * (firstGap + index * change);
    const travelled = grow(0, LENGTH, (term, index) => term + gapAt(index));
    const lowest = random.integer(1, at(level, [60, 70, 80, 90, 120]));
    const terms = travelled.map((term) => lowest + term - Math.min(...travelled));
    const hole = pickHole(random, level, LENGTH);
    const before = termAt(terms, hole - 1);
    const gap = gapAt(hole - 1);
    return numberSeriesDraft({
      terms,
      hole,
      steps: [
        gapsLine(terms, hole),
        `Rule: each gap is ${Math.abs(change)} ${change > 0 ? 'bigger' : 'smaller'} than the one before.`,
        `The gap to the missing number is ${signed(gap)}.`,
        addition(before, gap),
      ],
      slips: [before + gapAt(hole - 2), before + gapAt(hole), before + gap + 1, before + gap - 1, before - gap],
    });
  },
  solve: solveNumberSeries,
});
