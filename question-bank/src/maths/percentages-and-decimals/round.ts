import { numberLineFigure } from '../../figures/number-line';
import { wrongNumbers } from '../../generation/distractors';
import { at, type Level } from '../../generation/level';
import { defineQuestionType, type NamedSlip } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { decimalOf } from '../../notation/decimals';

/** What a number is rounded to: its name, what it lies between two of, its size in thousandths. */
const tens = { name: 'the nearest 10', steps: 'tens', size: 10_000 };
const hundreds = { name: 'the nearest 100', steps: 'hundreds', size: 100_000 };
const thousands = { name: 'the nearest 1000', steps: 'thousands', size: 1_000_000 };
const wholes = { name: 'the nearest whole number', steps: 'whole numbers', size: 1000 };
const onePlace = { name: 'one decimal place', steps: 'tenths', size: 100 };
const twoPlaces = { name: 'two decimal places', steps: 'hundredths', size: 10 };

const write = (thousandths: number) => decimalOf(thousandths, 1000);

export const round = defineQuestionType({
  key: 'round',
  title: 'Rounding',
  targetSeconds: [15, 15, 20, 20, 25],
  version: 6,
  build: (random, level) => {
    if (level === 1 && random.oneIn(4)) return fromLine(random);
    if (level === 5) return roundedBack(random);
    return rounded(random, level);
  },
  // Backwards, every whole number near is rounded.
  solve: ({ number, size, asked }) => {
    if (asked === 'rounded') return write(Math.round(number / size) * size);
    const whole = Array.from({ length: (2 * size) / 1000 + 1 }, (_, index) => number - size + index * 1000);
    const fitting = whole.filter((start) => Math.round(start / size) * size === number);
    return write(fitting.at(asked === 'smallest' ? 0 : -1) ?? 0);
  },
});

/** A number and what it is rounded to. */
function rounded(random: Random, level: Level) {
  const { name, steps, size } = random.pick(
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
  const right = nearest(number, size);
  if (right === number || right === 0 || endsInZero(right, size)) return undefined;
  const goesUp = right > number;
  const halfway = below + size / 2;
  return {
    params: { number, size, asked: 'rounded' as Asked },
    prompt: random.pick([`Round ${write(number)} to ${name}.`, `What is ${write(number)} rounded to ${name}?`]),
    answer: write(right),
    steps: [
      `Between which two ${steps} does ${write(number)} lie?`,
      `${write(number)} lies between ${write(below)} and ${write(below + size)}.`,
      number === halfway
        ? `It is exactly halfway, and from halfway on numbers round up.`
        : `Halfway is ${write(halfway)}, so it rounds ${goesUp ? 'up' : 'down'}.`,
    ],
    slips: otherWay([number, size], name, goesUp),
    wrong: wrongNumbers(right, [goesUp ? below : below + size, right + size, right - size, halfway, right * 10], {
      show: write,
      step: size,
    }),
  };
}

function otherWay([number, size]: readonly [number, number], name: string, goesUp: boolean): NamedSlip[] {
  const below = Math.floor(number / size) * size;
  const answer = write(goesUp ? below : below + size);
  const halfway = below + size / 2;
  const asked =
    number === halfway
      ? `${write(number)} is exactly halfway: which way do we round then?`
      : `Halfway is ${write(halfway)}: on which side of it is ${write(number)}?`;
  const tells = `It looks as if you rounded ${goesUp ? 'down' : 'up'}. ${asked}`;
  return [{ key: 'rounds-the-other-way', answer, tells, wrote: `${write(number)} to ${name}: ${answer}` }];
}

/** A last nought would have to be kept: 3.96 to one place is 4.0. */
const endsInZero = (rounded: number, size: number) => size < 1000 && (rounded / size) % 10 === 0;

/** The multiple of the size below a number, or the one above from halfway on. */
function nearest(number: number, size: number): number {
  const over = number % size;
  return over * 2 >= size ? number - over + size : number - over;
}

/** A number with the places that the rounding removes. */
function aNumber(random: Random, level: Level, size: number): number {
  if (size >= 10_000) return random.integer(level === 1 ? size / 1000 + 2 : 1001, level === 1 ? 999 : 9999) * 1000;
  const finest = Math.max(1, size / at(level, [10, 10, 100, 10, 100]));
  return random.integer(Math.ceil((size * 12) / finest), Math.ceil((size * 990) / finest)) * finest;
}

/** What is asked for: the rounded number, or the smallest or largest that rounds to it. */
type Asked = 'rounded' | 'smallest' | 'largest';

/** The rounded number is given, and the smallest or largest whole number that it may have been is asked for. */
function roundedBack(random: Random) {
  const { name, size } = random.pick([tens, hundreds, thousands]);
  const number = size * random.integer(2, 99);
  const asked: Asked = random.pick(['smallest', 'largest']);
  const halfway = asked === 'smallest' ? number - size / 2 : number + size / 2;
  const right = asked === 'smallest' ? halfway : halfway - 1000;
  const what = random.pick(['The number of people at a match', 'The number of books in a library', 'A whole number']);
  return {
    params: { number, size, asked },
    prompt: `${what} is ${write(number)} when rounded to ${name}. What is the ${asked} number that it could be?`,
    answer: write(right),
    steps:
      asked === 'smallest'
        ? [
            `Halfway to the number below: ${write(number)} − ${write(size / 2)} = ${write(right)}`,
            'From halfway on, numbers round up.',
          ]
        : [
            `Halfway to the number above: ${write(number)} + ${write(size / 2)} = ${write(halfway)}`,
            `${write(halfway)} rounds up, so the largest is one less: ${write(halfway)} − 1 = ${write(right)}`,
          ],
    wrong: wrongNumbers(
      right,
      [halfway, right + 1000, right - 1000, number - size, number + size, number + 4000, number - 4000].filter(
        (slip) => slip !== number,
      ),
      { show: write, step: 1000 },
    ),
  };
}

/** The number is read off a number line, marked in tenths. */
function fromLine(random: Random) {
  const whole = random.integer(2, 40);
  const tenths = random.integer(1, 9);
  const right = tenths >= 5 ? whole + 1 : whole;
  const shown = decimalOf(whole * 10 + tenths, 10);
  return {
    params: { number: whole * 1000 + tenths * 100, size: 1000, asked: 'rounded' as Asked },
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
