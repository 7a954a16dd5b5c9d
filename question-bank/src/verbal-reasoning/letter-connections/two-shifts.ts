import { defineQuestionType } from '../../generation/question-type';
import { at, type Level } from '../../generation/level';
import type { Random } from '../../generation/random';
import { letterMove } from '../wording';
import { connectionDraft, solveConnection, stepsConnection } from './connection';

/** AK is to CN as FP is to HS: each letter has a step of its own. */
export const twoShifts = defineQuestionType({
  key: 'two-shifts',
  title: 'Each letter has its own step',
  targetSeconds: [30, 35, 40, 45, 50],
  version: 2,
  build: (random, level) => {
    const [first, second] = [pickStep(random, level), pickStep(random, level)];
    // Equal and opposite steps are types of their own.
    if (Math.abs(first) === Math.abs(second)) return undefined;
    const rule = `first letter: ${letterMove(first)}; second letter: ${letterMove(second)}`;
    return connectionDraft(random, level, stepsConnection([first, second], rule));
  },
  solve: solveConnection,
});

function pickStep(random: Random, level: Level): number {
  const size = random.integer(at(level, [1, 1, 1, 2, 3]), at(level, [2, 3, 5, 7, 9]));
  return random.pick([size, -size]);
}
