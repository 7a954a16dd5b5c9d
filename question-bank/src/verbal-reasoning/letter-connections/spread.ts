import { defineQuestionType } from '../../generation/question-type';
import { at } from '../../generation/level';
import { letterMove } from '../wording';
import { connectionDraft, solveConnection, stepsConnection } from './connection';

/** GM is to ES as LP is to JR: the letters move in opposite directions by the same step. */
export const spread = defineQuestionType({
  key: 'spread',
  title: 'Opposite directions',
  targetSeconds: [30, 35, 40, 45, 50],
  version: 3,
  build: (random, level) => {
    const size = random.pick(at(level, [[1], [2, 3], [4, 5], [6, 7], [8, 9]]));
    const step = random.pick([size, -size]);
    const rule = `the letters go opposite ways. First letter: ${letterMove(step)}; second letter: ${letterMove(-step)}`;
    return connectionDraft(random, level, stepsConnection([step, -step], rule));
  },
  solve: solveConnection,
});
