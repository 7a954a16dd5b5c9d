import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { grow, numberSeriesDraft, pickHole, solveNumberSeries, termAt } from './number-series';

const LENGTH = 6;

/** 3, 6, 12, 24, 48, □ or, read the other way, dividing. */
export const multiplyStep = defineQuestionType({
  key: 'multiply-step',
  title: 'Multiply or divide each time',
  targetSeconds: [25, 30, 35, 45, 55],
  build: (random, level) => {
    const factor = random.integer(2, at(level, [2, 2, 3, 3, 4]));
    const smallest = random.integer(1, at(level, [15, 25, 12, 15, 12]));
    const rising = grow(smallest, LENGTH, (term) => term * factor);
    const isRising = random.oneIn(2);
    const terms = isRising ? rising : rising.toReversed();
    const hole = pickHole(random, level, LENGTH);
    const before = termAt(terms, hole - 1);
    const answer = termAt(terms, hole);
    const { sign, verb } = isRising ? { sign: '×', verb: 'multiply' } : { sign: '÷', verb: 'divide' };
    const example = `${termAt(terms, 0)} ${sign} ${factor} = ${termAt(terms, 1)}`;
    return numberSeriesDraft({
      terms,
      hole,
      steps: [
        'The gaps change quickly, so look for multiplying or dividing.',
        `Test the first two numbers: ${example}`,
        `Rule: ${verb} by ${factor} each time.`,
        `${before} ${sign} ${factor} = ${answer}`,
      ],
      slips: [2 * before - termAt(terms, hole - 2), before + factor, answer + factor, answer + 10, answer - factor],
    });
  },
  solve: solveNumberSeries,
});
