import { defineQuestionType } from '../../generation/question-type';
import { additionSum } from './addition-sum';
import { solveSum } from './sum-draft';

/** 27 + 15 = 30 + □ */
export const balanceAdd = defineQuestionType({
  key: 'balance-add',
  title: 'Last number missing',
  targetSeconds: [25, 30, 35, 40, 45],
  build: (random, level) => additionSum(random, level, { left: 2, known: 1 }),
  solve: solveSum,
});
