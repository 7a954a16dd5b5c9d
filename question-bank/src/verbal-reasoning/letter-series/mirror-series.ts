import { defineQuestionType } from '../../generation/question-type';
import { letterAt } from '../rules/alphabet';
import { mayWrap, sizesOfSteps, solveLetterSeries } from './letter-series';
import { wovenLettersDraft } from './woven-letters';

/** B, Y, D, W, F, U, □: one series from the front of the alphabet and its mirror image from the back. */
export const mirrorSeries = defineQuestionType({
  key: 'mirror-series',
  title: 'From both ends of the alphabet',
  targetSeconds: [30, 35, 40, 45, 55],
  version: 3,
  build: (random, level) => {
    const size = random.pick(sizesOfSteps(level));
    const length = random.integer(7, 10);
    const longer = Math.ceil(length / 2);
    const start = random.integer(0, mayWrap(level) ? 25 : 25 - (longer - 1) * size);
    const step = mayWrap(level) ? random.pick([size, -size]) : size;
    const fromStart = Array.from({ length: longer }, (_, index) => start + index * step);
    const fromEnd = fromStart.map((place) => 25 - place);
    const backFirst = random.oneIn(2);
    const [first, second] = backFirst ? [fromEnd, fromStart] : [fromStart, fromEnd];
    const [one = 0, other = 0] = [first[0], second[0]];
    return wovenLettersDraft(level, {
      rows: [first, second.slice(0, length - longer)],
      opening: `${letterAt(one)} and ${letterAt(other)} are partners: one is as far from A as the other is from Z. Look at every other letter.`,
    });
  },
  solve: solveLetterSeries,
});
