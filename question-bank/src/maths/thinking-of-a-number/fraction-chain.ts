import { at, levelsFrom } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { chain, findStart } from './chain';
import { adding, operationsFrom, scaling, takingPart } from './operations';

export const fractionChain = defineQuestionType({
  key: 'fraction-chain',
  title: 'Backwards with fractions',
  levels: levelsFrom(3),
  targetSeconds: [35, 35, 35, 45, 60],
  build: (random, level) => {
    const start = random.integer(4, at(level, [60, 60, 60, 90, 120]));
    const makers = random.pick(at(level, [short, short, short, middling, long]));
    const operations = operationsFrom(
      start,
      makers.map((make) => (value) => make(random, level, value)),
    );
    return operations && chain(random, start, operations);
  },
  solve: ({ says, result }) => findStart(says, result),
});

const short = [
  [takingPart, adding],
  [adding, takingPart],
];
const middling = [
  [takingPart, adding, scaling],
  [adding, takingPart, adding],
  [scaling, adding, takingPart],
];
const long = [
  [takingPart, adding, scaling, adding],
  [adding, takingPart, adding, scaling],
  [scaling, adding, takingPart, adding],
  [adding, scaling, adding, takingPart],
];
