import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { addOrTakeAway } from '../wording';
import { addition, gapsLine, grow, numberSeriesDraft, pickHole, solveNumberSeries, termAt } from './number-series';

const LENGTH = 6;

/** 7, 12, 17, 22, 27, □ */
export const addStep = defineQuestionType({
  key: 'add-step',
  title: 'Same step each time',
  targetSeconds: [20, 25, 30, 40, 45],
  build: (random, level) => {
    const size = random.integer(2, at(level, [5, 9, 12, 15, 25]));
    const step = random.pick([size, -size]);
    const lowest = random.integer(1, at(level, [20, 40, 60, 90, 150]));
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
