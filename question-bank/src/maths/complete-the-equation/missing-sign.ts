import { at, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { calculate } from '../expressions/calculate';
import { type Sign, signs } from '../expressions/expression';

const circle = '○';

export const missingSign = defineQuestionType({
  key: 'missing-sign',
  title: 'Missing sign',
  targetSeconds: [10, 15, 20, 25, 30],
  build: (random, level) => {
    const most = at(level, [5, 10, 12, 20, 50]);
    const sign = random.pick(signs);
    const right = random.integer(2, Math.min(12, most));
    const left = sign === '÷' ? right * random.integer(2, most) : right + random.integer(1, most);
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
