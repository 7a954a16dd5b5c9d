import { defineQuestionType } from '../../generation/question-type';
import { largestOutside, pickConstant, plus, relatedDraft, solveRelated, thenPlus } from './related';

/** (4 [11] 7) (9 [14] 5) (6 [□] 8) */
export const middleSum = defineQuestionType({
  key: 'middle-sum',
  title: 'Add the outside numbers',
  targetSeconds: [25, 30, 35, 40, 45],
  version: 3,
  build: (random, level) => {
    const constant = pickConstant(random, level);
    return relatedDraft(random, level, {
      rule: `add the outside numbers${thenPlus(constant)}`,
      draw: (source) => [source.integer(1, largestOutside(level)), source.integer(1, largestOutside(level))],
      middle: (left, right) => left + right + constant,
      working: (left, right) => `${left} + ${right}${plus(constant)}`,
    });
  },
  solve: solveRelated,
});
