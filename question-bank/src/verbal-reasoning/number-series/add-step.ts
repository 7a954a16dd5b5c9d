import { at, type ByLevel } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { addOrTakeAway } from '../wording';
import { addition, gapsLine, grow, numberSeriesDraft, pickHole, solveNumberSeries, termAt } from './number-series';

const LENGTH = 6;

/** The smallest and the largest step; 10 and 20 are too plain for their neighbours. */
const sizes: ByLevel<readonly [number, number]> = [
  [2, 5],
  [6, 9],
  [11, 14],
  [15, 19],
  [21, 39],
];

/** 7, 12, 17, 22, 27, □ */
export const addStep = defineQuestionType({
  key: 'add-step',
  title: 'Same step each time',
  targetSeconds: [20, 25, 30, 40, 45],
  version: 2,
  build: (random, level) => {
    const [smallest, largest] = at(level, sizes);
    const size = random.integer(smallest, largest);
    const step = random.pick([size, -size]);
    const lowest = random.integer(1, at(level, [40, 50, 60, 90, 150]));
    const terms = grow(step > 0 ? lowest : lowest + LENGTH * size, LENGTH, (term) => term + step);
    const hole = pickHole(random, level, LENGTH);
    const before = termAt(terms, hole - 1);
    return numberSeriesDraft({
      terms,
      hole,
      steps: [gapsLine(terms, hole), `Rule: ${addOrTakeAway(step)} each time.`, addition(before, step)],
      slips: [before - step, before + step + 1, before + step - 1, before + 2 * step, before + 10],
    });
  },
  solve: solveNumberSeries,
});
