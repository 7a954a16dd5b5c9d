import { wrongNumbers } from '../../generation/distractors';
import { at, type Level } from '../../generation/level';
import { defineQuestionType, type NamedSlip } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { grouped } from '../../wording/english';
import { boxValue } from '../expressions/calculate';
import { askBox } from './ask-box';
import { apply, type Sign, signs } from '../expressions/expression';

export const missingOperand = defineQuestionType({
  key: 'missing-operand',
  title: 'Missing number',
  targetSeconds: [15, 20, 25, 30, 35],
  version: 4,
  build: (random, level) => {
    const sign = random.pick(signs);
    const drawn = operands(random, level, sign);
    if (!drawn) return undefined;
    const [left, right] = drawn;
    const result = apply(left, sign, right);
    const boxFirst = random.oneIn(2);
    const box = boxFirst ? left : right;
    const equation = boxFirst ? `□ ${sign} ${right} = ${result}` : `${left} ${sign} □ = ${result}`;
    const known = boxFirst ? right : left;
    if (result < 1 || [known, result].includes(box)) return undefined;
    return {
      params: { equation, most: box * 3 },
      prompt: askBox(random, equation),
      answer: String(box),
      steps: [`${inverse(boxFirst, sign, known, result)} = ${box}`, `Check: ${equation.replace('□', String(box))}`],
      slips: forwards(equation, apply(result, sign, known)),
      wrong: wrongNumbers(box, [apply(result, sign, known), Math.abs(result - known), result + known, known], {
        show: grouped,
      }),
    };
  },
  solve: ({ equation, most }) => String(boxValue(equation, most) ?? ''),
});

/** One of the two is larger than the level before allows. */
function operands(random: Random, level: Level, sign: Sign): [number, number] | undefined {
  const most = at(level, [5, 10, 12, 20, 50]);
  const [a, b] = [random.integer(2, most), random.integer(2, level === 5 ? 20 : most)];
  if (Math.max(a, b) <= at(level, [0, 5, 10, 12, 20])) return undefined;
  switch (sign) {
    case '+':
      return [a * 3, b * 2];
    case '−':
      return [a * 2 + b * 2, b * 2];
    case '×':
      return [a, b];
    case '÷':
      return [a * b, b];
  }
}

/** What comes of the sign as it stands. */
function forwards(equation: string, reached: number): NamedSlip[] {
  if (!Number.isInteger(reached) || reached < 1) return [];
  const tells = `It looks as if you used the sign as it stands. Put ${reached} into the box: does it come out?`;
  return [{ key: 'same-sign-backwards', answer: grouped(reached), wrote: `${equation}: ${grouped(reached)}`, tells }];
}

/** The calculation that finds the box from the two known numbers. */
function inverse(...[boxFirst, sign, known, result]: [boolean, Sign, number, number]): string {
  switch (sign) {
    case '+':
      return `${result} − ${known}`;
    case '×':
      return `${result} ÷ ${known}`;
    case '−':
      return boxFirst ? `${result} + ${known}` : `${known} − ${result}`;
    case '÷':
      return boxFirst ? `${result} × ${known}` : `${known} ÷ ${result}`;
  }
}
