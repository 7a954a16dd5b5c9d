import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { chain, findStart } from './chain';
import { adding, operationsFrom, scaling } from './operations';

export const inverseChain = defineQuestionType({
  key: 'inverse-chain',
  title: 'Working backwards',
  targetSeconds: [20, 30, 35, 45, 60],
  version: 2,
  build: (random, level) => {
    const start = random.integer(at(level, [2, 2, 21, 2, 2]), at(level, [12, 20, 50, 50, 99]));
    const startsAdding = random.integer(0, 1);
    const makers = Array.from({ length: at(level, [1, 2, 2, 3, 4]) }, (_, index) =>
      (index + startsAdding) % 2 === 0 ? scaling : adding,
    );
    const operations = operationsFrom(
      start,
      makers.map((make) => (value) => make(random, level, value)),
    );
    return operations && chain(random, start, operations);
  },
  solve: ({ says, result }) => findStart(says, result),
});
