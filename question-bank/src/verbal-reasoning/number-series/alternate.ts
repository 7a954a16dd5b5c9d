import { at, type ByLevel, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { addOrTakeAway } from '../wording';
import {
  addition,
  gapsLine,
  grow,
  numberSeriesDraft,
  pickHole,
  solveNumberSeries,
  termAt,
  type NumberSeries,
} from './number-series';

const LENGTH = 7;

/** From where to where the larger of two added steps goes. */
const largerSteps: ByLevel<readonly [number, number]> = [
  [2, 5],
  [6, 7],
  [8, 10],
  [11, 13],
  [14, 17],
];

/** 4, 9, 7, 12, 10, 15, □: two steps in turn; at levels 4 and 5 one of them may multiply. */
export const alternate = defineQuestionType({
  key: 'alternate',
  title: 'Two rules in turn',
  targetSeconds: [30, 35, 40, 50, 60],
  version: 2,
  build: (random, level) =>
    numberSeriesDraft(level >= 4 && random.oneIn(2) ? timesAndPlus(random, level) : plusAndPlus(random, level)),
  solve: solveNumberSeries,
});

function plusAndPlus(random: Random, level: Level): NumberSeries {
  const [from, largest] = at(level, largerSteps);
  const larger = random.integer(from, largest);
  const [one = 2, other = 1] = random.shuffle([larger, random.integer(1, larger - 1)]);
  const steps = random.pick([[one, -other], [one, other], [-one, other], ...(level >= 3 ? [[-one, -other]] : [])]);
  const stepAt = (index: number) => steps[index % 2] ?? 0;
  const start = random.integer(1, at(level, [20, 30, 40, 60, 90])) + (steps.some((step) => step < 0) ? 3 * largest : 0);
  const terms = grow(start, LENGTH, (term, index) => term + stepAt(index));
  const hole = pickHole(random, level, LENGTH);
  const before = termAt(terms, hole - 1);
  const step = stepAt(hole - 1);
  return {
    terms,
    hole,
    steps: [
      gapsLine(terms, hole),
      `Rule: ${addOrTakeAway(stepAt(0))}, then ${addOrTakeAway(stepAt(1))}, in turn.`,
      `It is time to ${addOrTakeAway(step)}: ${addition(before, step)}`,
    ],
    slips: [before + stepAt(hole), before - step, before + step + 1, before + step - 1, before + step + stepAt(hole)],
  };
}

function timesAndPlus(random: Random, level: Level): NumberSeries {
  const factor = level - 2;
  const added = random.integer(1, 9) * random.pick([1, -1]);
  const timesFirst = random.pick([0, 1]);
  const isTimes = (index: number) => index % 2 === timesFirst;
  const terms = grow(random.integer(2, 9), LENGTH, (term, index) => (isTimes(index) ? term * factor : term + added));
  const hole = pickHole(random, level, LENGTH);
  const before = termAt(terms, hole - 1);
  const answer = termAt(terms, hole);
  const rules = [`multiply by ${factor}`, addOrTakeAway(added)];
  const [first, second] = timesFirst === 0 ? rules : rules.toReversed();
  const step = isTimes(hole - 1)
    ? `multiply by ${factor}: ${before} × ${factor} = ${answer}`
    : `${addOrTakeAway(added)}: ${addition(before, added)}`;
  return {
    terms,
    hole,
    steps: [
      'Some gaps are small and others grow fast, so look for two rules.',
      `Rule: ${first ?? ''}, then ${second ?? ''}, in turn.`,
      `It is time to ${step}`,
    ],
    slips: [
      isTimes(hole - 1) ? before + added : before * factor,
      answer + added,
      answer - added,
      answer + factor,
      before - added,
    ],
  };
}
