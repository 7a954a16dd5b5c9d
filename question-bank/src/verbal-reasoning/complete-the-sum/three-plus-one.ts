import { defineQuestionType } from '../../generation/question-type';
import { additionSum } from './addition-sum';
import { solveSum } from './sum-draft';

/** 27 + 15 − 6 = 20 + □ */
export const threePlusOne = defineQuestionType({
  key: 'three-plus-one',
  title: 'Three numbers on the left',
  targetSeconds: [30, 35, 40, 45, 50],
  build: (random, level) => additionSum(random, level, { left: 3, known: 1 }),
  solve: solveSum,
});
