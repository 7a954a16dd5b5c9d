import { at, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { GAP } from '../rules/written-sum';
import { solveSum, sumDraft } from './sum-draft';

/** 6 × 4 = 3 × □; harder ones add or take away on one side, and print brackets where the order matters. */
export const multiplyBalance = defineQuestionType({
  key: 'multiply-balance',
  title: 'Balance with ×',
  targetSeconds: [25, 35, 45, 50, 60],
  version: 2,
  build: (random, level) => {
    const factor = random.integer(level === 2 ? 7 : 2, largestFactor(level));
    const answer = random.integer(2, largestOther(level));
    const extra = at(level, [0, 0, 0, 0, 1]) * random.integer(1, 20);
    const product = factor * answer;
    const total = product + extra;
    const left = pickLeft(random, level, total);
    if (left === undefined) return undefined;
    const withGap = random.oneIn(2) ? `${factor} × ${GAP}` : `${GAP} × ${factor}`;
    return sumDraft({
      left,
      right: extra === 0 ? withGap : `(${withGap}) + ${extra}`,
      answer,
      inverse: [
        ...(extra === 0 ? [] : [`Take away the ${extra} that is added: ${total} − ${extra} = ${product}`]),
        `${withGap} must come to ${product}, so divide ${product} by ${factor}.`,
        `${product} ÷ ${factor} = ${answer}`,
      ],
      slips: [product, total - factor, total / factor, answer + 1, answer - 1, answer + factor],
    });
  },
  solve: solveSum,
});

const largestFactor = (level: Level): number => at(level, [6, 12, 12, 12, 15]);
const largestOther = (level: Level): number => at(level, [20, 12, 12, 12, 15]);

/** A product; at level 3 with a number added or taken away, from level 4 with a sum in brackets. */
function pickLeft(random: Random, level: Level, total: number): string | undefined {
  const one = random.integer(2, level === 1 ? 12 : largestFactor(level));
  if (level === 3) return withRest(one, random.integer(2, largestOther(level)), total);
  const other = total / one;
  if (!Number.isInteger(other) || other < 3) return undefined;
  return level < 3 ? plainProduct(random.shuffle([one, other]), level) : bracketed(random, one, other);
}

/** At level 1 from the tables; at level 2 one number may be larger than they are. */
const plainProduct = (factors: readonly number[], level: Level): string | undefined =>
  Math.max(...factors) <= at(level, [12, 30, 12, 12, 12]) ? factors.join(' × ') : undefined;

function bracketed(random: Random, one: number, other: number): string {
  const part = random.integer(1, other - 1);
  return random.oneIn(2) ? `(${other - part} + ${part}) × ${one}` : `(${other + part} − ${part}) × ${one}`;
}

function withRest(one: number, other: number, total: number): string | undefined {
  const rest = total - one * other;
  if (rest === 0) return undefined;
  return `${one} × ${other} ${rest > 0 ? '+' : '−'} ${Math.abs(rest)}`;
}
