import { defineQuestionType } from '../../generation/question-type';
import { additionSum } from './addition-sum';
import { solveSum } from './sum-draft';

/** 27 + 15 = □ − 8 */
export const balanceFirst = defineQuestionType({
  key: 'balance-first',
  title: 'First number missing',
  targetSeconds: [25, 30, 35, 40, 45],
  build: (random, level) => additionSum(random, level, { left: 2, known: 1, gapFirst: true }),
  solve: solveSum,
});
