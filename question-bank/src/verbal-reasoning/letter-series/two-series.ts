import { at, levelsFrom, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { rowFrom, solveLetterSeries } from './letter-series';
import type { Places } from '../rules/alphabet';
import { pickTwoSizes } from './two-sizes';
import { wovenLettersDraft } from './woven-letters';

/** A, T, D, R, G, P, J, □: every other letter belongs to a series of its own. */
export const twoSeries = defineQuestionType({
  key: 'two-series',
  title: 'Two series woven together',
  levels: levelsFrom(3),
  targetSeconds: [40, 40, 45, 50, 60],
  version: 2,
  build: (random, level) => {
    const length = random.integer(7, 8);
    const [one = 1, other = 1] = pickTwoSizes(random, at(level, [[3], [3], [2, 3], [4, 5], [6, 7]]));
    return wovenLettersDraft(level, {
      rows: [
        steadyPlaces(random, level, { size: one, count: 4 }),
        steadyPlaces(random, level, { size: other, count: length - 4 }),
      ],
      opening: 'The letters jump about, so look at every other letter.',
    });
  },
  solve: solveLetterSeries,
});

function steadyPlaces(random: Random, level: Level, { size, count }: { size: number; count: number }): Places {
  const step = random.pick([size, -size]);
  return rowFrom(random, level, { steps: Array.from({ length: count - 1 }, () => step), rule: '' }).places;
}
