import { at, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { letterMove } from '../wording';
import { letterSeriesDraft, rowFrom, solveLetterSeries, type LetterRow } from './letter-series';

const STEPS = 6;

/** D, G, F, I, H, K, □: two steps in turn; from level 4 in one letter of a pair. */
export const alternatingStep = defineQuestionType({
  key: 'alternating-step',
  title: 'Two steps in turn',
  targetSeconds: [30, 35, 40, 50, 55],
  build: (random, level) => {
    const turning = turningRow(random, level);
    return letterSeriesDraft(level, level < 4 ? [turning] : random.shuffle([turning, steadyRow(random)]));
  },
  solve: solveLetterSeries,
});

function turningRow(random: Random, level: Level): LetterRow {
  const sizes = Array.from({ length: at(level, [2, 3, 5, 6, 8]) }, (_, index) => index + 1);
  const [one = 1, other = 2] = random.sample(sizes, 2);
  const direction = random.pick([1, -1]);
  const turn = [direction * one, -direction * other];
  const steps = Array.from({ length: STEPS }, (_, index) => turn[index % 2] ?? 0);
  return rowFrom(random, level, { steps, rule: `${turn.map(letterMove).join(', then ')}, in turn` });
}

function steadyRow(random: Random): LetterRow {
  const step = random.pick([1, -1, 2, -2]);
  return rowFrom(random, 4, {
    steps: Array.from({ length: STEPS }, () => step),
    rule: `${letterMove(step)} each time`,
  });
}
