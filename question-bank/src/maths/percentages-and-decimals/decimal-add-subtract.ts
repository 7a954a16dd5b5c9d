import Fraction from 'fraction.js';
import { wrongNumbers } from '../../generation/distractors';
import { at, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { decimalOf } from '../../notation/decimals';
import { when } from '../../generation/steps';

export const decimalAddSubtract = defineQuestionType({
  key: 'decimal-add-subtract',
  title: 'Adding and subtracting decimals',
  targetSeconds: [15, 20, 25, 30, 40],
  version: 2,
  build: (random, level) => {
    const places = at(level, [1, 1, 2, 2, 3]);
    const [large, small] = twoNumbers(random, level, 10 ** places);
    const isSum = random.oneIn(2);
    const [first, second] = isSum && random.oneIn(2) ? [small, large] : [large, small];
    const right = isSum ? first + second : first - second;
    const write = (parts: number) => decimalOf(parts, 10 ** places);
    const sign = isSum ? '+' : '−';
    const [one, two] = [write(first), write(second)];
    if (right * 10 < 10 ** places) return undefined;
    return {
      params: { first: one, second: two, isSum },
      prompt: random.pick([
        `Work out ${one} ${sign} ${two}.`,
        isSum ? `What is the sum of ${one} and ${two}?` : `What is the difference between ${two} and ${one}?`,
      ]),
      answer: write(right),
      steps: [
        'Line up the decimal points.',
        ...when(level >= 4, 'Fill the empty places with zeros.'),
        `${padded(first, places)} ${sign} ${padded(second, places)} = ${write(right)}`,
      ],
      wrong: wrongNumbers(
        right,
        [
          right * 10,
          right + 10 ** places,
          right - 10 ** places,
          right + 10 ** (places - 1),
          right - 10 ** (places - 1),
        ],
        { show: write },
      ),
    };
  },
  solve: ({ first, second, isSum }) => {
    const other = new Fraction(second);
    return (isSum ? new Fraction(first).add(other) : new Fraction(first).sub(other)).toString();
  },
});

/** Two numbers in parts of one, the larger first; from level 4 one of them has a decimal place less than the other. */
function twoNumbers(random: Random, level: Level, one: number): [number, number] {
  const most = at(level, [5, 20, 20, 60, 60]) * one;
  const shorter = level >= 4 ? 10 : 1;
  const full = random.integer(one, most);
  const other = shorter * random.integer(Math.ceil(one / shorter / 2), Math.floor(most / shorter));
  const large = Math.max(full, other);
  // At level 2 one number is larger than any below.
  const isOfLevel = full % 10 !== 0 && (level !== 2 || large > 5 * one);
  return isOfLevel ? [large, Math.min(full, other)] : twoNumbers(random, level, one);
}

/** With a zero in every empty place. */
const padded = (parts: number, places: number) =>
  `${Math.floor(parts / 10 ** places)}.${String(parts % 10 ** places).padStart(places, '0')}`;
