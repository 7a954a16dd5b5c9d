import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { numberSeriesDraft, solveNumberSeries } from './number-series';

/** 2, 5, 7, 12, 19, □: each number is the sum of the two before it; at level 5 also counted down. */
export const sumOfTwo = defineQuestionType({
  key: 'sum-of-two',
  title: 'Made from those before',
  targetSeconds: [30, 35, 40, 45, 55],
  build: (random, level) => {
    const largest = at(level, [7, 9, 12, 15, 18]);
    const terms = [random.integer(1, largest), random.integer(1, largest)];
    while (terms.length < 7) terms.push((terms.at(-1) ?? 0) + (terms.at(-2) ?? 0));
    return level === 5 && random.oneIn(2) ? fallingDraft(terms.toReversed()) : risingDraft(terms);
  },
  solve: solveNumberSeries,
});

function risingDraft(terms: readonly number[]) {
  const hole = terms.length - 1;
  const [first = 0, second = 0, third = 0] = terms;
  const [beforeThat = 0, before = 0, answer = 0] = terms.slice(-3);
  return numberSeriesDraft({
    terms,
    hole,
    steps: [
      `Test the first three numbers: ${first} + ${second} = ${third}`,
      'Rule: each number is the sum of the two numbers before it.',
      `${beforeThat} + ${before} = ${answer}`,
    ],
    slips: [2 * before - beforeThat, 2 * before, answer + 1, answer - 1, answer + beforeThat],
  });
}

function fallingDraft(terms: readonly number[]) {
  const hole = terms.length - 1;
  const [first = 0, second = 0, third = 0] = terms;
  const [beforeThat = 0, before = 0, answer = 0] = terms.slice(-3);
  return numberSeriesDraft({
    terms,
    hole,
    steps: [
      `Test the first three numbers: ${first} − ${second} = ${third}`,
      'Rule: take each number from the one before it to get the next.',
      `${beforeThat} − ${before} = ${answer}`,
    ],
    slips: [2 * before - beforeThat, answer + 1, answer - 1, before, beforeThat + before],
  });
}
