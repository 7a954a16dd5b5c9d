import { defineQuestionType } from '../../generation/question-type';
import { letterMove } from '../wording';
import { largestStep, letterSeriesDraft, rowFrom, solveLetterSeries } from './letter-series';

const STEPS = 5;

/** AZ, CX, EV, GT, IR, □: each letter of the pair has a step of its own. */
export const pairStep = defineQuestionType({
  key: 'pair-step',
  title: 'Pairs of letters',
  targetSeconds: [30, 35, 40, 45, 50],
  build: (random, level) => {
    const rows = [0, 1].map(() => {
      const size = random.integer(1, largestStep(level));
      const step = random.pick([size, -size]);
      const steps = Array.from({ length: STEPS }, () => step);
      return rowFrom(random, level, { steps, rule: `${letterMove(step)} each time` });
    });
    return letterSeriesDraft(level, rows);
  },
  solve: solveLetterSeries,
});
