import { at, type ByLevel, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { GAP } from '../rules/written-sum';
import { solveSum, sumDraft } from './sum-draft';

/** 24 ÷ 4 = □ ÷ 3; harder ones add or take away on one side, and print brackets where the order matters. */
export const divideBalance = defineQuestionType({
  key: 'divide-balance',
  title: 'Balance with ÷',
  targetSeconds: [30, 35, 45, 50, 60],
  version: 2,
  build: (random, level) => {
    const largest = at(level, [12, 12, 12, 12, 15]);
    const divisor = random.pick(at(level, divisors));
    const taken = level === 5 ? random.integer(1, 9) : 0;
    const total = random.integer(2, largest);
    const quotient = total + taken;
    const answer = quotient * divisor;
    const left = pickLeft(random, level, total);
    return sumDraft({
      left,
      right: taken === 0 ? `${GAP} ÷ ${divisor}` : `(${GAP} ÷ ${divisor}) − ${taken}`,
      answer,
      inverse: [
        ...(taken === 0 ? [] : [`Put back the ${taken} that is taken away: ${total} + ${taken} = ${quotient}`]),
        `${GAP} ÷ ${divisor} must come to ${quotient}, so multiply ${quotient} by ${divisor}.`,
        `${quotient} × ${divisor} = ${answer}`,
      ],
      slips: [total * divisor, quotient, quotient + divisor, answer + divisor, answer - divisor],
    });
  },
  solve: solveSum,
});

const easy = [2, 3, 4, 5, 6, 10];
const hard = [7, 8, 9, 11, 12];
const divisors: ByLevel<readonly number[]> = [
  easy,
  hard,
  [...easy, ...hard],
  [...easy, ...hard],
  [...easy, ...hard, 15],
];

/** A quotient; from level 3 with a number added or taken away, from level 4 inside brackets. */
function pickLeft(random: Random, level: Level, total: number): string {
  const divisor = random.pick(at(level, divisors));
  const part = random.integer(1, at(level, [1, 1, 9, 12, 20]));
  const adds = random.oneIn(2);
  if (level < 3) return `${total * divisor} ÷ ${divisor}`;
  if (level === 3) {
    const quotient = adds && total > part ? total - part : total + part;
    return `${quotient * divisor} ÷ ${divisor} ${quotient < total ? '+' : '−'} ${part}`;
  }
  const dividend = total * divisor;
  return adds && dividend > part
    ? `(${dividend - part} + ${part}) ÷ ${divisor}`
    : `(${dividend + part} − ${part}) ÷ ${divisor}`;
}
