import { defineQuestionType } from '../../generation/question-type';
import { letterMove } from '../wording';
import { largestStep, letterSeriesDraft, rowFrom, solveLetterSeries } from './letter-series';

/** B, E, H, K, N, □ */
export const singleStep = defineQuestionType({
  key: 'single-step',
  title: 'Same step each time',
  targetSeconds: [20, 25, 30, 35, 40],
  build: (random, level) => {
    const size = random.integer(level === 1 ? 1 : 2, largestStep(level));
    const step = random.pick([size, -size]);
    const steps = Array.from({ length: random.integer(5, 6) }, () => step);
    return letterSeriesDraft(level, [rowFrom(random, level, { steps, rule: `${letterMove(step)} each time` })]);
  },
  solve: solveLetterSeries,
});
