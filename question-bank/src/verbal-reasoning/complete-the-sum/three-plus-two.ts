import { defineQuestionType } from '../../generation/question-type';
import { additionSum } from './addition-sum';
import { solveSum } from './sum-draft';

/** 27 + 15 − 6 = 20 + 9 + □ */
export const threePlusTwo = defineQuestionType({
  key: 'three-plus-two',
  title: 'Three numbers on each side',
  targetSeconds: [35, 40, 45, 50, 55],
  build: (random, level) => additionSum(random, level, { left: 3, known: 2 }),
  solve: solveSum,
});
