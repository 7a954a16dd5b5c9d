import { at, type ByLevel, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { letterMove } from '../wording';
import { letterSeriesDraft, rowFrom, solveLetterSeries, type LetterRow } from './letter-series';

const STEPS = 6;

interface Plan {
  /** The larger of the two steps in turn. */
  larger: readonly number[];
  /** The step of the other letter, where there are pairs. */
  steady: readonly number[];
}

const plans: ByLevel<Plan> = [
  { larger: [2, 3], steady: [] },
  { larger: [4, 5], steady: [] },
  { larger: [6, 7], steady: [] },
  { larger: [3, 4, 5], steady: [1, 2] },
  { larger: [6, 7, 8], steady: [3, 4] },
];

/** D, G, F, I, H, K, □: two steps in turn; from level 4 in one letter of a pair. */
export const alternatingStep = defineQuestionType({
  key: 'alternating-step',
  title: 'Two steps in turn',
  targetSeconds: [30, 35, 40, 50, 55],
  version: 3,
  build: (random, level) => {
    const turning = turningRow(random, level);
    const { steady } = at(level, plans);
    const rows = steady.length === 0 ? [turning] : random.shuffle([turning, steadyRow(random, level, steady)]);
    return letterSeriesDraft(level, rows);
  },
  solve: solveLetterSeries,
});

/** To and fro; where there is room for it, at times both in one direction. */
function turningRow(random: Random, level: Level): LetterRow {
  const larger = random.pick(at(level, plans).larger);
  const [one = 1, other = 2] = random.shuffle([larger, random.integer(1, larger - 1)]);
  const direction = random.pick([1, -1]);
  const goesBack = !random.oneIn(3);
  const turn = [direction * one, (goesBack ? -direction : direction) * other];
  const steps = Array.from({ length: STEPS }, (_, index) => turn[index % 2] ?? 0);
  return rowFrom(random, level, { steps, rule: `${turn.map(letterMove).join(', then ')}, in turn` });
}

function steadyRow(random: Random, level: Level, sizes: readonly number[]): LetterRow {
  const size = random.pick(sizes);
  const step = random.pick([size, -size]);
  return rowFrom(random, level, {
    steps: Array.from({ length: STEPS }, () => step),
    rule: `${letterMove(step)} each time`,
  });
}
