import { levelsFrom } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { largestOutside, pickConstant, plus, relatedDraft, solveRelated, thenPlus, type Relation } from './related';

/** (4 [22] 7) (9 [28] 5) (6 [□] 8): twice the sum, twice the difference, or twice one of the numbers. */
export const middleDouble = defineQuestionType({
  key: 'middle-double',
  title: 'Double, then add or take away',
  levels: levelsFrom(2),
  targetSeconds: [40, 40, 45, 50, 60],
  version: 3,
  build: (random, level) => {
    const constant = pickConstant(random, level);
    const kinds = level === 2 ? [doubleSum, doubleFirst] : [doubleSum, doubleDifference, doubleFirst, doubleLast];
    const { words, middle, working, isFalling } = random.pick(kinds);
    return relatedDraft(random, level, {
      rule: `${words}${thenPlus(constant)}`,
      draw: (source) => {
        const last = source.integer(1, largestOutside(level));
        const first = source.integer(1, largestOutside(level));
        return isFalling ? [last + first, last] : [first, last];
      },
      middle: (left, right) => middle(left, right) + constant,
      working: (left, right) => `${working(left, right)}${plus(constant)}`,
    });
  },
  solve: solveRelated,
});

interface Doubling extends Pick<Relation, 'middle' | 'working'> {
  words: string;
  /** Whether the first number must be the larger one. */
  isFalling?: boolean;
}

const doubleSum: Doubling = {
  words: 'add the outside numbers and double',
  middle: (left, right) => 2 * (left + right),
  working: (left, right) => `(${left} + ${right}) × 2`,
};

const doubleDifference: Doubling = {
  words: 'take the last number from the first and double',
  middle: (left, right) => 2 * (left - right),
  working: (left, right) => `(${left} − ${right}) × 2`,
  isFalling: true,
};

const doubleFirst: Doubling = {
  words: 'double the first number and add the last',
  middle: (left, right) => 2 * left + right,
  working: (left, right) => `${left} × 2 + ${right}`,
};

const doubleLast: Doubling = {
  words: 'double the last number and add the first',
  middle: (left, right) => left + 2 * right,
  working: (left, right) => `${right} × 2 + ${left}`,
};
