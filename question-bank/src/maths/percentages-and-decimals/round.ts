import { numberLineFigure } from '../../figures/number-line';
import { wrongNumbers } from '../../generation/distractors';
import { at, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { decimalOf } from '../../notation/decimals';

/** What a number is rounded to, with its size in thousandths. */
const tens = { name: 'the nearest 10', size: 10_000 };
const hundreds = { name: 'the nearest 100', size: 100_000 };
const wholes = { name: 'the nearest whole number', size: 1000 };
const onePlace = { name: 'one decimal place', size: 100 };
const twoPlaces = { name: 'two decimal places', size: 10 };

const write = (thousandths: number) => decimalOf(thousandths, 1000);

export const round = defineQuestionType({
  key: 'round',
  title: 'Rounding',
  targetSeconds: [15, 15, 20, 20, 25],
  version: 2,
  build: (random, level) => {
    if (level <= 2 && random.oneIn(4)) return fromLine(random);
    const { name, size } = random.pick(
      at(level, [
        [tens, hundreds],
        [hundreds, wholes],
        [wholes, onePlace],
        [onePlace, twoPlaces],
        [onePlace, twoPlaces],
      ]),
    );
    const number = aNumber(random, level, size);
    const below = Math.floor(number / size) * size;
    const rounded = nearest(number, size);
    if (rounded === number || rounded === 0 || endsInZero(rounded, size)) return undefined;
    const goesUp = rounded > number;
    return {
      params: { number, size },
      prompt: random.pick([`Round ${write(number)} to ${name}.`, `What is ${write(number)} rounded to ${name}?`]),
      answer: write(rounded),
      steps: [
        `${write(number)} lies between ${write(below)} and ${write(below + size)}.`,
        `Halfway is ${write(below + size / 2)}, so it rounds ${goesUp ? 'up' : 'down'}.`,
      ],
      wrong: wrongNumbers(
        rounded,
        [goesUp ? below : below + size, rounded + size, rounded - size, below + size / 2, rounded * 10],
        { show: write, step: size },
      ),
    };
  },
  solve: ({ number, size }) => write(Math.round(number / size) * size),
});

/** A last nought would have to be kept: 3.96 to one place is 4.0. */
const endsInZero = (rounded: number, size: number) => size < 1000 && (rounded / size) % 10 === 0;

/** The multiple of the size below a number, or the one above from halfway on. */
function nearest(number: number, size: number): number {
  const over = number % size;
  return over * 2 >= size ? number - over + size : number - over;
}

/** A number with the places that the rounding removes. */
function aNumber(random: Random, level: Level, size: number): number {
  if (size >= 10_000) return random.integer(size / 1000 + 2, at(level, [999, 9999, 9999, 9999, 9999])) * 1000;
  const finest = Math.max(1, size / at(level, [10, 10, 100, 10, 100]));
  return random.integer(Math.ceil((size * 12) / finest), Math.ceil((size * 990) / finest)) * finest;
}

/** The number is read off a number line, marked in tenths. */
function fromLine(random: Random) {
  const whole = random.integer(2, 40);
  const tenths = random.integer(1, 9);
  const right = tenths >= 5 ? whole + 1 : whole;
  const shown = decimalOf(whole * 10 + tenths, 10);
  return {
    params: { number: whole * 1000 + tenths * 100, size: 1000 },
    prompt: random.pick([
      'Round the number that the arrow points to, to the nearest whole number.',
      'What is the number at the arrow, rounded to the nearest whole number?',
    ]),
    figure: numberLineFigure(whole, tenths),
    answer: String(right),
    steps: [
      `The arrow points to ${shown}, which lies between ${whole} and ${whole + 1}.`,
      `Halfway is ${whole}.5, so it rounds ${tenths >= 5 ? 'up' : 'down'}.`,
    ],
    wrong: wrongNumbers(right, [whole, whole + 1, whole - 1, whole + 2, tenths]),
  };
}
