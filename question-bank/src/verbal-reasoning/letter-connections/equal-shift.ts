import { defineQuestionType } from '../../generation/question-type';
import { at } from '../../generation/level';
import { letterMove } from '../wording';
import { connectionDraft, solveConnection, stepsConnection } from './connection';

/** AK is to CM as FP is to HR: both letters move by the same step. */
export const equalShift = defineQuestionType({
  key: 'equal-shift',
  title: 'Both letters move alike',
  targetSeconds: [25, 30, 35, 40, 45],
  version: 3,
  build: (random, level) => {
    const size = random.pick(at(level, [[1, 2], [3], [4, 5], [6, 7], [8, 9]]));
    const step = random.pick([size, -size]);
    return connectionDraft(random, level, stepsConnection([step, step], `both letters ${letterMove(step)}`));
  },
  solve: solveConnection,
});
