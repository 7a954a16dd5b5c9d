import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { chain, findStart } from './chain';
import { operation } from './operations';

export const inverseChain = defineQuestionType({
  key: 'inverse-chain',
  title: 'Working backwards',
  targetSeconds: [20, 30, 35, 45, 60],
  build: (random, level) => {
    const start = random.integer(2, at(level, [12, 20, 30, 50, 99]));
    const operations = Array.from({ length: at(level, [1, 2, 2, 3, 4]) }, () => operation(random, level));
    return chain(random, start, operations);
  },
  solve: ({ says, result }) => findStart(says, result),
});
