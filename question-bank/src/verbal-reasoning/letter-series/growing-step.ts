import { at, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { letterMove } from '../wording';
import { letterSeriesDraft, rowFrom, solveLetterSeries, type LetterRow } from './letter-series';

const STEPS = 5;

/** B, C, E, H, L, □: the step grows or shrinks; from level 3 in one letter of a pair. */
export const growingStep = defineQuestionType({
  key: 'growing-step',
  title: 'Steps that grow or shrink',
  targetSeconds: [25, 30, 40, 45, 55],
  build: (random, level) => {
    const changing = changingRow(random, level);
    return letterSeriesDraft(level, level < 3 ? [changing] : random.shuffle([changing, steadyRow(random, level)]));
  },
  solve: solveLetterSeries,
});

function changingRow(random: Random, level: Level): LetterRow {
  const change = random.integer(1, at(level, [1, 1, 2, 2, 3]));
  const smallest = random.integer(1, at(level, [2, 3, 3, 3, 3]));
  const sizes = Array.from({ length: STEPS }, (_, index) => smallest + index * change);
  const grows = level < 2 || random.oneIn(2);
  const direction = random.pick([1, -1]);
  const steps = (grows ? sizes : sizes.toReversed()).map((size) => direction * size);
  const way = direction > 0 ? 'on' : 'back';
  const rule = `move ${way}, and the step ${grows ? 'grows' : 'shrinks'} by ${change} each time`;
  return rowFrom(random, level, { steps, rule });
}

function steadyRow(random: Random, level: Level): LetterRow {
  const size = random.integer(1, at(level, [2, 2, 2, 3, 4]));
  const step = random.pick([size, -size]);
  return rowFrom(random, level, {
    steps: Array.from({ length: STEPS }, () => step),
    rule: `${letterMove(step)} each time`,
  });
}
