import { defineQuestionType } from '../../generation/question-type';
import { letterMove } from '../wording';
import { letterSeriesDraft, pickLetterHole, rowFrom, sizesOfSteps, solveLetterSeries } from './letter-series';

/** B, E, H, K, N, □; or one in the middle, from level 2 on. */
export const singleStep = defineQuestionType({
  key: 'single-step',
  title: 'Same step each time',
  targetSeconds: [20, 25, 30, 35, 40],
  version: 3,
  build: (random, level) => {
    const size = random.pick(sizesOfSteps(level));
    const step = random.pick([size, -size]);
    const steps = Array.from({ length: random.integer(4, level === 1 ? 7 : 6) }, () => step);
    const hole = level === 1 ? undefined : pickLetterHole(random, steps.length);
    return letterSeriesDraft(level, [rowFrom(random, level, { steps, rule: `${letterMove(step)} each time` })], hole);
  },
  solve: solveLetterSeries,
});
