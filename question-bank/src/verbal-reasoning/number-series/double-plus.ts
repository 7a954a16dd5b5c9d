import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { addOrTakeAway } from '../wording';
import { gapsLine, grow, numberSeriesDraft, pickHole, solveNumberSeries, termAt } from './number-series';

const LENGTH = 6;

/** 3, 7, 15, 31, 63, □: double and add the same number. */
export const doublePlus = defineQuestionType({
  key: 'double-plus',
  title: 'The same two operations each time',
  targetSeconds: [35, 40, 45, 55, 65],
  build: (random, level) => {
    const size = random.integer(1, at(level, [1, 1, 2, 3, 5]));
    const added = random.pick([size, -size]);
    const terms = grow(random.integer(2, at(level, [20, 25, 25, 25, 30])), LENGTH, (term) => term * 2 + added);
    const hole = pickHole(random, level, LENGTH);
    const before = termAt(terms, hole - 1);
    const answer = termAt(terms, hole);
    const sign = added < 0 ? '−' : '+';
    const [first = 0, second = 0] = terms;
    return numberSeriesDraft({
      terms,
      hole,
      steps: [
        `${gapsLine(terms, hole)} Each gap is double the one before, so try doubling the numbers.`,
        `Test the first two numbers: ${first} × 2 ${sign} ${size} = ${second}`,
        `Rule: double, then ${addOrTakeAway(added)}.`,
        `${before} × 2 ${sign} ${size} = ${answer}`,
      ],
      slips: [
        before * 2,
        before * 2 - added,
        2 * before - termAt(terms, hole - 2),
        answer + 2,
        answer - 2,
        answer + 10,
      ],
    });
  },
  solve: solveNumberSeries,
});
