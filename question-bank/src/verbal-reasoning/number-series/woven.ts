import { at, levelsFrom, type ByLevel, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { addOrTakeAway } from '../wording';
import { addition, grow, numberSeriesDraft, solveNumberSeries, termAt } from './number-series';

/** 3, 20, 5, 17, 7, 14, □: every other number belongs to a series of its own. */
export const woven = defineQuestionType({
  key: 'woven',
  title: 'Two series woven together',
  levels: levelsFrom(3),
  targetSeconds: [40, 40, 45, 55, 65],
  version: 2,
  build: (random, level) => {
    // Four numbers of each row are shown where one of them doubles: three would leave the doubling in doubt.
    const withDoubling = level === 5 && random.oneIn(2);
    const length = withDoubling ? 9 : random.integer(7, 8);
    const rows = rowsOf(random, { level, length, withDoubling });
    const terms = Array.from({ length }, (_, index) => termAt(rows[index % 2]?.terms ?? [], Math.floor(index / 2)));
    const hole = length - 1;
    const own = rows[hole % 2];
    if (!own) return undefined;
    const [before = 0, answer = 0] = own.terms.slice(-2);
    const neighbour = termAt(terms, hole - 1);
    const neighbourGap = neighbour - termAt(terms, hole - 3);
    return numberSeriesDraft({
      terms,
      hole,
      steps: [
        'The numbers go up and down, so look at every other number.',
        ...rows.map((row, parity) => {
          const shown = terms.filter((_, index) => index % 2 === parity && index !== hole);
          return `Row ${parity + 1}: ${shown.join(', ')}. Rule: ${row.rule} each time.`;
        }),
        `The next number belongs to row ${(hole % 2) + 1}: ${own.working(before)}`,
      ],
      slips: [neighbour + neighbourGap, neighbour + answer - before, before + neighbourGap, answer + 1, answer - 1],
    });
  },
  solve: solveNumberSeries,
});

/** From where to where the larger of the two steps goes. */
const largerSteps: ByLevel<readonly [number, number]> = [
  [2, 6],
  [2, 6],
  [2, 6],
  [7, 9],
  [10, 14],
];

interface Plan {
  level: Level;
  length: number;
  withDoubling: boolean;
}

/** The longer row first, where one is longer. */
function rowsOf(random: Random, { level, length, withDoubling }: Plan): Row[] {
  const [from, largest] = at(level, largerSteps);
  const larger = random.integer(from, largest);
  const sizes = random.shuffle([larger, random.integer(2, larger)]);
  const rows = sizes.map((size, parity) => {
    const count = Math.ceil((length - parity) / 2);
    return withDoubling && parity === 0 ? doublingRow(random, count) : steppingRow(random, level, { size, count });
  });
  return length % 2 === 0 ? random.shuffle(rows) : rows;
}

interface Row {
  terms: readonly number[];
  rule: string;
  working: (before: number) => string;
}

function steppingRow(random: Random, level: Level, { size, count }: { size: number; count: number }): Row {
  const step = random.pick([size, -size]);
  const lowest = random.integer(1, at(level, [20, 20, 30, 50, 80]));
  const first = step > 0 ? lowest : lowest + size * count;
  return {
    terms: grow(first, count, (term) => term + step),
    rule: addOrTakeAway(step),
    working: (before) => addition(before, step),
  };
}

function doublingRow(random: Random, count: number): Row {
  return {
    terms: grow(random.integer(1, 7), count, (term) => term * 2),
    rule: 'multiply by 2',
    working: (before) => `${before} × 2 = ${before * 2}`,
  };
}
