import { at, levelsFrom } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { chain, findStart } from './chain';
import { fractionOperation, operation } from './operations';

export const fractionChain = defineQuestionType({
  key: 'fraction-chain',
  title: 'Backwards with fractions',
  levels: levelsFrom(3),
  targetSeconds: [35, 35, 35, 45, 60],
  build: (random, level) => {
    const start = random.integer(4, at(level, [60, 60, 60, 90, 120]));
    const others = Array.from({ length: at(level, [1, 1, 1, 2, 3]) }, () => operation(random, level));
    return chain(random, start, random.shuffle([fractionOperation(random), ...others]));
  },
  solve: ({ says, result }) => findStart(says, result),
});
