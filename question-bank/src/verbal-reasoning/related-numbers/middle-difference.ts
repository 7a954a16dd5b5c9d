import { defineQuestionType } from '../../generation/question-type';
import { largestOutside, pickConstant, plus, relatedDraft, solveRelated, thenPlus } from './related';

/** (12 [5] 7) (9 [3] 6) (15 [□] 4) */
export const middleDifference = defineQuestionType({
  key: 'middle-difference',
  title: 'Take one number from the other',
  targetSeconds: [25, 30, 35, 40, 45],
  version: 3,
  build: (random, level) => {
    const constant = pickConstant(random, level);
    const largerFirst = random.oneIn(2);
    const [larger, smaller] = largerFirst ? ['first', 'last'] : ['last', 'first'];
    const inOrder = (left: number, right: number): [number, number] => (largerFirst ? [left, right] : [right, left]);
    return relatedDraft(random, level, {
      rule: `take the ${smaller} number from the ${larger}${thenPlus(constant)}`,
      draw: (source) => {
        const small = source.integer(1, largestOutside(level));
        return inOrder(small + source.integer(2, largestOutside(level)), small);
      },
      middle: (left, right) => {
        const [large, small] = inOrder(left, right);
        return large - small + constant;
      },
      working: (left, right) => `${inOrder(left, right).join(' − ')}${plus(constant)}`,
    });
  },
  solve: solveRelated,
});
