import Fraction from 'fraction.js';
import { at, type Level } from '../../generation/level';
import { defineQuestionType, type NamedSlip } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { anyForm, asWritten, lowestTerms } from '../../notation/fractions';
import { wrongFractions } from './wrong-fractions';

export const multiplyDivide = defineQuestionType({
  key: 'multiply-divide',
  title: 'Multiply and divide',
  targetSeconds: [25, 35, 45, 60, 75],
  version: 5,
  build: (random, level) => {
    const isProduct = level <= 2 || random.oneIn(2);
    const [first, second] = twoFactors(random, level, isProduct);
    const right = isProduct ? first.mul(second) : first.div(second);
    if (!isInReach(right, level) || !isOfLevel(level, isProduct, [first, second])) return undefined;
    return {
      params: { first: first.toFraction(), second: second.toFraction(), isProduct },
      prompt: ask(random, [lowestTerms(first), lowestTerms(second)], isProduct),
      answer: lowestTerms(right),
      answerForm: anyForm.hint,
      steps: [
        ...changed(lowestTerms(first), topHeavy(first)),
        ...changed(lowestTerms(second), topHeavy(second)),
        ...(isProduct ? product(first, second) : [turnedOver(first, second), ...product(first, second.inverse())]),
      ],
      slips: [turnedWrongly([first, second], isProduct)],
      wrong: wrongFractions(right, [
        isProduct ? first.div(second) : first.mul(second),
        first.add(second),
        right.inverse(),
      ]),
    };
  },
  solve: ({ first, second, isProduct }) =>
    lowestTerms(new Fraction(first).div(isProduct ? new Fraction(second).inverse() : new Fraction(second))),
});

/** Multiplied where it is to be divided, or divided where it is to be multiplied. */
function turnedWrongly([first, second]: [Fraction, Fraction], isProduct: boolean): NamedSlip {
  const [one, two] = [lowestTerms(first), lowestTerms(second)];
  const answer = lowestTerms(isProduct ? first.div(second) : first.mul(second));
  return {
    answer,
    key: isProduct ? 'multiplies-turned' : 'divides-unturned',
    wrote: `${one} ${isProduct ? '×' : '÷'} ${two} = ${answer}`,
    tells: isProduct
      ? `It looks as if you turned ${two} over: that is for dividing. Here the tops are multiplied, and the bottoms.`
      : `It looks as if you multiplied by ${two}. To divide by it, turn it over first.`,
  };
}

function twoFactors(random: Random, level: Level, isProduct: boolean): [Fraction, Fraction] {
  const byWhole = level === 1 || (level === 3 && !isProduct);
  return [
    level === 5 ? mixed(random) : proper(random, level),
    byWhole ? new Fraction(random.integer(2, 6)) : proper(random, level),
  ];
}

const proper = (random: Random, level: Level): Fraction => {
  const bottom = random.integer(at(level, [2, 3, 3, 5, 3]), at(level, [9, 6, 8, 11, 9]));
  return new Fraction(random.integer(level < 4 ? 1 : 2, bottom - 1), bottom);
};

/** The largest denominator of the products below level 3 and below level 4. */
const mostBelow: Partial<Record<Level, number>> = { 3: 6, 4: 8 };

/** Two different numbers; a product has a larger denominator than the products of the level before. */
const isOfLevel = (level: Level, isProduct: boolean, [first, second]: readonly [Fraction, Fraction]): boolean =>
  !first.equals(second) && (!isProduct || Math.max(Number(first.d), Number(second.d)) > (mostBelow[level] ?? 0));

const isInReach = (right: Fraction, level: Level): boolean =>
  right.d <= (level === 4 ? 99n : 60n) && right.compare(20) <= 0;

const mixed = (random: Random): Fraction => proper(random, 2).add(random.integer(1, 4));

const topHeavy = ({ n, d }: Fraction) => asWritten(Number(n), Number(d));

const changed = (from: string, to: string) => (from === to ? [] : [`${from} = ${to}`]);

const turnedOver = (first: Fraction, second: Fraction) =>
  `Turn the second number over and multiply: ${topHeavy(first)} ÷ ${topHeavy(second)} = ${topHeavy(first)} × ${topHeavy(second.inverse())}`;

function product(first: Fraction, second: Fraction): string[] {
  const [top, bottom] = [Number(first.n * second.n), Number(first.d * second.d)];
  return [
    `Tops: ${first.n} × ${second.n} = ${top}`,
    `Bottoms: ${first.d} × ${second.d} = ${bottom}`,
    ...changed(asWritten(top, bottom), lowestTerms(first.mul(second))),
  ];
}

function ask(random: Random, [one, two]: [string, string], isProduct: boolean): string {
  const form = anyForm.asked;
  return isProduct
    ? random.pick([`Work out ${one} × ${two}. ${form}`, `Multiply ${one} by ${two}. ${form}`])
    : random.pick([`Work out ${one} ÷ ${two}. ${form}`, `Divide ${one} by ${two}. ${form}`]);
}
