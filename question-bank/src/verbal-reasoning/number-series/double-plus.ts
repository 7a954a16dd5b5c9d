import { at, type ByLevel } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { addOrTakeAway } from '../wording';
import { gapsLine, grow, numberSeriesDraft, pickInside, solveNumberSeries, termAt } from './number-series';

interface Plan {
  factor: 2 | 3;
  /** How much is added or taken away after multiplying. */
  sizes: readonly number[];
  largestFirst: number;
  asks: 'next' | 'inside' | 'either';
  /** The largest number that is met. */
  most: number;
}

const plans: ByLevel<Plan> = [
  { factor: 2, sizes: [1], largestFirst: 40, asks: 'either', most: 600 },
  { factor: 2, sizes: [2, 3], largestFirst: 60, asks: 'next', most: 1000 },
  { factor: 2, sizes: [4, 5, 6, 7, 8, 9], largestFirst: 60, asks: 'next', most: 2000 },
  { factor: 2, sizes: [2, 3, 4, 5, 6], largestFirst: 40, asks: 'inside', most: 2000 },
  { factor: 3, sizes: [1, 2, 3, 4, 5], largestFirst: 30, asks: 'next', most: 3000 },
];

const wordsFor = {
  2: { gap: 'double', trying: 'doubling the numbers', verb: 'double' },
  3: { gap: '3 times', trying: 'multiplying by 3', verb: 'multiply by 3' },
};

/** 3, 7, 15, 31, 63, □: double and add the same number; at level 5 three times. */
export const doublePlus = defineQuestionType({
  key: 'double-plus',
  title: 'The same two operations each time',
  targetSeconds: [35, 40, 45, 55, 65],
  version: 3,
  build: (random, level) => {
    const { factor, sizes, largestFirst, asks, most } = at(level, plans);
    const size = random.pick(sizes);
    const added = random.pick([size, -size]);
    const length = random.integer(5, 6);
    const terms = grow(random.integer(2, largestFirst), length, (term) => term * factor + added);
    if (terms.some((term) => term > most)) return undefined;
    const hole = asks === 'inside' || (asks === 'either' && random.oneIn(2)) ? pickInside(random, length) : length - 1;
    const before = termAt(terms, hole - 1);
    const answer = termAt(terms, hole);
    const sign = added < 0 ? '−' : '+';
    const [first = 0, second = 0] = terms;
    const { gap, trying, verb } = wordsFor[factor];
    return numberSeriesDraft({
      terms,
      hole,
      steps: [
        `${gapsLine(terms, hole)} Each gap is ${gap} the one before, so try ${trying}.`,
        `Test the first two numbers: ${first} × ${factor} ${sign} ${size} = ${second}`,
        `Rule: ${verb}, then ${addOrTakeAway(added)}.`,
        `${before} × ${factor} ${sign} ${size} = ${answer}`,
      ],
      slips: [
        before * factor,
        before * factor - added,
        2 * before - termAt(terms, hole - 2),
        answer + 2,
        answer - 2,
        answer + 10,
      ],
    });
  },
  solve: solveNumberSeries,
});
