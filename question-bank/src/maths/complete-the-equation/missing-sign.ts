import { at, type Level, outgrows, type ByLevel } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { calculate } from '../expressions/calculate';
import { type Sign, signs } from '../expressions/expression';

const circle = '○';

/** The largest number that a level reckons with; one of the two is larger than the level before allows. */
const mostOf: ByLevel<number> = [5, 10, 20, 20, 50];

export const missingSign = defineQuestionType({
  key: 'missing-sign',
  title: 'Missing sign',
  targetSeconds: [10, 15, 20, 25, 30],
  version: 2,
  build: (random, level) => {
    const sign = random.pick(signs);
    const drawn = twoNumbers(random, level, sign);
    if (!drawn) return undefined;
    const [left, right] = drawn;
    const { before, behind } = surroundings(random, level);
    const printed = `${before}${left} ${circle} ${right}${behind}`;
    const value = calculate(printed.replace(circle, sign));
    const equation = `${printed} = ${value ?? ''}`;
    if (value === undefined || value <= 0 || fitting(equation).length !== 1) return undefined;
    return {
      params: { equation },
      prompt: `${random.pick(['Which sign goes in the circle?', 'Which sign makes this correct?', 'Choose the missing sign.'])}\n${equation}`,
      options: signs,
      answer: sign,
      steps: [
        ...signs.filter((other) => other !== sign).map((other) => tried(equation, other)),
        equation.replace(circle, sign),
      ],
      wrong: [],
    };
  },
  solve: ({ equation }) => fitting(equation).join(''),
});

/** The two numbers beside the circle; before others stand around them, one is larger than the level below allows. */
function twoNumbers(random: Random, level: Level, sign: Sign): [number, number] | undefined {
  const most = at(level, mostOf);
  const right = random.integer(2, Math.min(12, most));
  const other = random.integer(sign === '÷' ? 2 : 1, most);
  if (level < 4 && !outgrows(level, mostOf, right, other)) return undefined;
  return [sign === '÷' ? right * other : right + other, right];
}

/** From level 4 more numbers stand around the circle. */
function surroundings(random: Random, level: Level): { before: string; behind: string } {
  if (level < 4) return { before: '', behind: '' };
  const number = random.integer(2, 20);
  return random.pick([
    { before: '', behind: ` + ${number}` },
    { before: `${number} + `, behind: '' },
  ]);
}

function fitting(equation: string): Sign[] {
  const [left = '', right = ''] = equation.split('=');
  const wanted = Number(right);
  return signs.filter((sign) => calculate(left.replace(circle, sign)) === wanted);
}

/** What another sign would give: a line of working, or a sentence where that is no whole number above zero. */
function tried(equation: string, sign: Sign): string {
  const [left = ''] = equation.split(' =');
  const sum = left.replace(circle, sign);
  const value = calculate(sum);
  return value !== undefined && value > 0 ? `${sum} = ${value}` : `${sum} does not come to a whole number above zero.`;
}
