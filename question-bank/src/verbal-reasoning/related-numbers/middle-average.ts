import { levelsFrom } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { largestOutside, pickConstant, plus, relatedDraft, solveRelated, thenPlus } from './related';

/** (4 [6] 8) (9 [7] 5) (6 [□] 14): half the sum or half the difference. */
export const middleAverage = defineQuestionType({
  key: 'middle-average',
  title: 'Halfway between',
  levels: levelsFrom(2),
  targetSeconds: [35, 35, 40, 50, 55],
  version: 3,
  build: (random, level) => {
    const constant = pickConstant(random, level);
    const sums = level === 2 || random.oneIn(2);
    const half = sums ? 'add the outside numbers and halve' : 'take the last number from the first and halve';
    const sign = sums ? '+' : '−';
    return relatedDraft(random, level, {
      rule: `${half}${thenPlus(constant)}`,
      draw: (source) => {
        const last = source.integer(1, largestOutside(level));
        const apart = 2 * source.integer(1, Math.floor(largestOutside(level) / 2));
        return source.oneIn(2) && sums ? [last, last + apart] : [last + apart, last];
      },
      middle: (left, right) => (sums ? left + right : left - right) / 2 + constant,
      working: (left, right) => `(${left} ${sign} ${right}) ÷ 2${plus(constant)}`,
    });
  },
  solve: solveRelated,
});
