import Fraction from 'fraction.js';
import { wrongNumbers } from '../../generation/distractors';
import type { Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { decimalOf } from '../../notation/decimals';
import { count } from '../../wording/english';

export const decimalMultiplyDivide = defineQuestionType({
  key: 'decimal-multiply-divide',
  title: 'Multiplying and dividing decimals',
  targetSeconds: [10, 15, 30, 35, 45],
  version: 4,
  build: (random, level) => {
    if (level <= 2) return byTens(random, level);
    return level === 3 || random.oneIn(2) ? byWhole(random, level) : byDecimal(random, level);
  },
  solve: ({ first, second, isProduct }) => {
    const other = new Fraction(second);
    const value = isProduct ? new Fraction(first).mul(other) : new Fraction(first).div(other);
    return value.toString();
  },
});

const thousandths = (parts: number) => decimalOf(parts, 1000);

interface Calculation {
  first: string;
  second: string;
  isProduct: boolean;
  /** The result in thousandths. */
  right: number;
  steps: string[];
}

function asked(random: Random, { first, second, isProduct, right, steps }: Calculation) {
  const sign = isProduct ? '×' : '÷';
  return {
    params: { first, second, isProduct },
    prompt: random.pick([
      `Work out ${first} ${sign} ${second}.`,
      `What is ${first} ${isProduct ? 'multiplied by' : 'divided by'} ${second}?`,
    ]),
    answer: thousandths(right),
    steps,
    slips: [right * 10, right / 10].filter(Number.isInteger).map((value) => ({
      key: 'point-a-place-out' as const,
      answer: thousandths(value),
      wrote: `${first} ${sign} ${second} = ${thousandths(value)}`,
      tells: `It looks as if the point is not where it belongs. About how large must ${first} ${sign} ${second} be?`,
    })),
    wrong: wrongNumbers(right, [right * 10, right / 10, right * 100, right / 100, right + 100], {
      show: thousandths,
      step: 10,
    }),
  };
}

/** Times or divided by 10 or 100, at level 2 by 1000: the digits move. */
function byTens(random: Random, level: Level) {
  const power = level === 1 ? random.integer(1, 2) : 3;
  const tens = 10 ** power;
  const digits = random.integer(12, 999);
  if (digits % 10 === 0) return undefined;
  // In thousandths: the smaller number has at most three places.
  const small = digits * (power === 3 ? 1 : 10);
  const isProduct = random.oneIn(2);
  const [first, right] = isProduct ? [small, small * tens] : [small * tens, small];
  const second = String(tens);
  return asked(random, {
    first: thousandths(first),
    second,
    isProduct,
    right,
    steps: [
      `Every digit moves ${count(power, 'place')} to the ${isProduct ? 'left' : 'right'}.`,
      `${thousandths(first)} ${isProduct ? '×' : '÷'} ${second} = ${thousandths(right)}`,
    ],
  });
}

/** The whole number, and the digits of the decimal; tenths have more digits at level 4 than at level 3. */
function wholeFactors(random: Random, level: Level, one: number): [number, number] {
  if (level === 5) return [random.integer(11, 19), random.integer(11, 299)];
  if (level === 3) return [random.integer(3, 9), random.integer(11, 99)];
  return [random.integer(3, 9), random.integer(one === 10 ? 101 : 11, 199)];
}

/** By a whole number of one digit, of two at the highest level. */
function byWhole(random: Random, level: Level) {
  const one = random.pick(level === 3 ? [10] : [10, 100]);
  const [number, result] = wholeFactors(random, level, one);
  const isProduct = random.oneIn(2);
  if (result % 10 === 0) return undefined;
  const [first, right] = isProduct ? [result, result * number] : [result * number, result];
  // A whole number has no point to put back.
  if (first % one === 0) return undefined;
  const sign = isProduct ? '×' : '÷';
  return asked(random, {
    first: decimalOf(first, one),
    second: String(number),
    isProduct,
    right: (right * 1000) / one,
    steps: [
      `Without the point: ${first} ${sign} ${number} = ${right}`,
      `Put the point back: ${decimalOf(first, one)} ${sign} ${number} = ${decimalOf(right, one)}`,
    ],
  });
}

/** Decimal by decimal; to divide, both are made ten times as large. */
function byDecimal(random: Random, level: Level) {
  const isProduct = random.oneIn(2);
  const [a, b] = [random.integer(level === 5 ? 26 : 2, level === 5 ? 79 : 25), random.integer(2, 9)];
  const product = a * b;
  if (a % 10 === 0) return undefined;
  if (isProduct)
    return asked(random, {
      first: decimalOf(a, 10),
      second: decimalOf(b, 10),
      isProduct,
      right: product * 10,
      steps: [
        `Without the points: ${a} × ${b} = ${product}`,
        `There are two decimal places in all: ${decimalOf(a, 10)} × ${decimalOf(b, 10)} = ${decimalOf(product, 100)}`,
      ],
    });
  return asked(random, {
    first: decimalOf(product, 10),
    second: decimalOf(b, 10),
    isProduct,
    right: a * 1000,
    steps: [`Make both numbers ten times as large: ${product} ÷ ${b} = ${a}`],
  });
}
