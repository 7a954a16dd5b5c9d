import { defineQuestionType } from '../../generation/question-type';
import { at, type ByLevel } from '../../generation/level';
import { letterMove } from '../wording';
import { connectionDraft, solveConnection, stepsConnection } from './connection';

/** AK is to CN as FP is to HS: each letter has a step of its own. */
export const twoShifts = defineQuestionType({
  key: 'two-shifts',
  title: 'Each letter has its own step',
  targetSeconds: [30, 35, 40, 45, 50],
  version: 3,
  build: (random, level) => {
    const [larger, largest] = at(level, largerSteps);
    const size = random.integer(larger, largest);
    // Equal and opposite steps are types of their own.
    const sizes = random.shuffle([size, random.integer(1, size - 1)]);
    const [first = 0, second = 0] = sizes.map((one) => random.pick([one, -one]));
    const rule = `first letter: ${letterMove(first)}; second letter: ${letterMove(second)}`;
    return connectionDraft(random, level, stepsConnection([first, second], rule));
  },
  solve: solveConnection,
});

/** From where to where the larger of the two steps goes. */
const largerSteps: ByLevel<readonly [number, number]> = [
  [2, 2],
  [3, 3],
  [4, 5],
  [6, 7],
  [8, 9],
];
