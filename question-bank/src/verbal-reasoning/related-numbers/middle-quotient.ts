import { defineQuestionType } from '../../generation/question-type';
import { largestInTable, pickConstant, plus, relatedDraft, solveRelated, thenPlus } from './related';

/** (28 [7] 4) (45 [9] 5) (48 [□] 6) */
export const middleQuotient = defineQuestionType({
  key: 'middle-quotient',
  title: 'Divide one number by the other',
  targetSeconds: [30, 35, 40, 45, 50],
  version: 3,
  build: (random, level) => {
    const constant = pickConstant(random, level);
    return relatedDraft(random, level, {
      rule: `divide the first number by the last${thenPlus(constant)}`,
      draw: (source) => {
        const divisor = source.integer(2, largestInTable(level));
        return [divisor * source.integer(2, level === 1 ? 10 : largestInTable(level)), divisor];
      },
      middle: (left, right) => left / right + constant,
      working: (left, right) => `${left} ÷ ${right}${plus(constant)}`,
    });
  },
  solve: solveRelated,
});
