import { wrongNumbers } from '../../generation/distractors';
import { at, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { askBox } from './ask-box';
import { boxValue } from '../expressions/calculate';
import { apply, type Sign } from '../expressions/expression';

export const bothSides = defineQuestionType({
  key: 'both-sides',
  title: 'Both sides equal',
  targetSeconds: [25, 30, 40, 45, 55],
  build: (random, level) => {
    const [left, sign, right] = calculation(random, level);
    const value = apply(left, sign, right);
    const otherSign = random.pick<Sign>(level <= 2 ? ['+', '−'] : ['+', '−', '×', '÷']);
    const box = random.integer(2, at(level, [9, 20, 60, 90, 150]));
    const known = { '+': value - box, '−': box - value, '×': value / box, '÷': box / value }[otherSign];
    if (
      !Number.isInteger(known) ||
      known < 2 ||
      known > 200 ||
      value === box ||
      (sign === otherSign && known === right)
    )
      return undefined;
    const equation = `${left} ${sign} ${right} = □ ${otherSign} ${known}`;
    const undo = { '+': '−', '−': '+', '×': '÷', '÷': '×' }[otherSign];
    return {
      params: { equation, most: box * 3 + 20 },
      prompt: askBox(random, equation),
      answer: String(box),
      steps: [
        `Left side: ${left} ${sign} ${right} = ${value}`,
        `So □ ${otherSign} ${known} must come to ${value}.`,
        `${value} ${undo} ${known} = ${box}`,
      ],
      wrong: wrongNumbers(box, [value, apply(value, otherSign, known), Math.abs(value - known), value + known]),
    };
  },
  solve: ({ equation, most }) => String(boxValue(equation, most) ?? ''),
});

function calculation(random: Random, level: Level): [number, Sign, number] {
  const most = at(level, [5, 10, 12, 15, 20]);
  const sign = random.pick<Sign>(level === 1 ? ['+', '−'] : ['+', '−', '×', '÷']);
  const [a, b] = [random.integer(2, most), random.integer(2, Math.min(12, most))];
  switch (sign) {
    case '+':
      return [a * 2, sign, b * 3];
    case '−':
      return [a * 4 + b, sign, b * 2];
    case '×':
      return [a, sign, b];
    case '÷':
      return [a * b, sign, b];
  }
}
