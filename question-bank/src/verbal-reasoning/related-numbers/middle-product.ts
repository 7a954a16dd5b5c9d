import { defineQuestionType } from '../../generation/question-type';
import { largestInTable, pickConstant, plus, relatedDraft, solveRelated, thenPlus } from './related';

/** (4 [28] 7) (9 [45] 5) (6 [□] 8) */
export const middleProduct = defineQuestionType({
  key: 'middle-product',
  title: 'Multiply the outside numbers',
  targetSeconds: [25, 30, 40, 45, 50],
  version: 3,
  build: (random, level) => {
    const constant = pickConstant(random, level);
    return relatedDraft(random, level, {
      rule: `multiply the outside numbers${thenPlus(constant)}`,
      draw: (source) => [
        source.integer(2, largestInTable(level)),
        source.integer(2, level === 1 ? 10 : largestInTable(level)),
      ],
      middle: (left, right) => left * right + constant,
      working: (left, right) => `${left} × ${right}${plus(constant)}`,
    });
  },
  solve: solveRelated,
});
