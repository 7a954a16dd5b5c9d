import { at } from '../../generation/level';
import { hopsFigure } from '../../figures/steps/hops';
import { defineQuestionType, type NamedSlip } from '../../generation/question-type';
import { signed } from '../wording';
import { addition, gapsLine, grow, numberSeriesDraft, pickHole, solveNumberSeries, termAt } from './number-series';

const LENGTH = 6;

/** 4, 6, 9, 13, 18, □: the gaps themselves go up or down by the same amount. */
export const growingGap = defineQuestionType({
  key: 'growing-gap',
  title: 'Gaps that change',
  targetSeconds: [30, 35, 40, 50, 60],
  version: 3,
  build: (random, level) => {
    const change =
      random.integer(at(level, [1, 2, 3, 2, 3]), at(level, [1, 2, 3, 4, 6])) *
      random.pick(at(level, [[1], [1], [1], [1, -1], [1, -1]]));
    const firstGap =
      change > 0 ? random.integer(1, at(level, [4, 4, 5, 6, 7])) : random.integer(1, 5) - change * (LENGTH - 1);
    const direction = level >= 3 ? random.pick([1, -1]) : 1;
    const gapAt = (index: number) => direction * (firstGap + index * change);
    const travelled = grow(0, LENGTH, (term, index) => term + gapAt(index));
    const lowest = random.integer(1, at(level, [60, 70, 80, 90, 120]));
    const terms = travelled.map((term) => lowest + term - Math.min(...travelled));
    const hole = pickHole(random, level, LENGTH);
    const before = termAt(terms, hole - 1);
    const gap = gapAt(hole - 1);
    return numberSeriesDraft({
      terms,
      hole,
      steps: [
        gapsLine(terms, hole),
        `Rule: each gap is ${Math.abs(change)} ${change > 0 ? 'bigger' : 'smaller'} than the one before.`,
        `The gap to the missing number is ${signed(gap)}.`,
        addition(before, gap),
      ],
      named: gapRepeated(before, gapAt(hole - 2)),
      stepsFigure: { svg: hopsAlong(terms, hole), shownWith: 'first-step' },
      slips: [before + gapAt(hole - 2), before + gapAt(hole), before + gap + 1, before + gap - 1, before - gap],
    });
  },
  solve: solveNumberSeries,
});

/** The series as hops; what touches the missing number is asked for. */
function hopsAlong(terms: readonly number[], hole: number): string {
  const marks = terms.map((term, index) => (index === hole ? '?' : String(term)));
  const hops = terms.slice(1).map((term, index) => {
    const isSeen = index !== hole && index + 1 !== hole;
    return isSeen ? signed(term - termAt(terms, index)) : '?';
  });
  return hopsFigure(`Hops along the series ${marks.join(', ')}: ${hops.join(', ')}`, marks, hops);
}

const gapRepeated = (before: number, gap: number): NamedSlip[] =>
  before + gap > 0
    ? [
        {
          key: 'repeats-the-gap',
          answer: String(before + gap),
          wrote: addition(before, gap),
          tells: `It looks as if you used the gap ${signed(gap)} once more. The gaps change: what comes after it?`,
        },
      ]
    : [];
