import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { letterMove } from '../wording';
import { letterSeriesDraft, rowFrom, solveLetterSeries } from './letter-series';
import { pickTwoSizes } from './two-sizes';

const STEPS = 5;

/** AZ, CX, EV, GT, IR, □: each letter of the pair has a step of its own. */
export const pairStep = defineQuestionType({
  key: 'pair-step',
  title: 'Pairs of letters',
  targetSeconds: [30, 35, 40, 45, 50],
  version: 4,
  build: (random, level) => {
    const sizes = pickTwoSizes(random, at(level, [[1, 2], [3], [4, 5], [6, 7], [8, 9]]));
    const rows = sizes.map((size) => {
      const step = random.pick([size, -size]);
      const steps = Array.from({ length: STEPS }, () => step);
      return rowFrom(random, level, { steps, rule: `${letterMove(step)} each time` });
    });
    // AA, FF, KK is one series written twice.
    if (String(rows[0]?.places) === String(rows[1]?.places)) return undefined;
    return letterSeriesDraft(level, rows);
  },
  solve: solveLetterSeries,
});
