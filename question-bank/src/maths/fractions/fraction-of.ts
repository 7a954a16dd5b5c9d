import Fraction from 'fraction.js';
import { amountBar } from '../../figures/steps/amount-bar';
import { wrongNumbers } from '../../generation/distractors';
import { at, type Level, outgrows, type ByLevel } from '../../generation/level';
import { defineQuestionType, type NamedSlip } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { asWritten, hcf } from '../../notation/fractions';
import { after } from '../../notation/units';
import { capitalised, grouped } from '../../wording/english';
import { amountOf, type AmountOf } from './amount-stories';

/** The largest denominator and the largest part of a level: one of them is beyond the level before. */
const mostParts: ByLevel<number> = [5, 8, 10, 12, 12];
const largestPart: ByLevel<number> = [5, 10, 12, 20, 50];

export const fractionOf = defineQuestionType({
  key: 'fraction-of',
  title: 'Fraction of an amount',
  targetSeconds: [20, 30, 45, 60, 75],
  version: 5,
  build: (random, level) => {
    const fraction = properFraction(random, level);
    if (hcf(...fraction) > 1) return undefined;
    return level >= 4 && random.oneIn(2) ? withUnitChange(random, level, fraction) : inOneUnit(random, level, fraction);
  },
  solve: ({ top, bottom, whole, sign, unit }) => `${sign}${new Fraction(top, bottom).mul(whole).toString()}${unit}`,
});

/** A proper fraction; a unit fraction at the first level. */
const properFraction = (random: Random, level: Level): [number, number] => {
  const bottom = random.integer(level === 1 ? 2 : 3, at(level, mostParts));
  return [level === 1 ? 1 : random.integer(2, bottom - 1), bottom];
};

function inOneUnit(random: Random, level: Level, [top, bottom]: [number, number]) {
  const part = random.integer(at(level, [2, 3, 4, 6, 9]), at(level, largestPart));
  if (!outgrows(level, mostParts, bottom) && !outgrows(level, largestPart, part)) return undefined;
  const whole = part * bottom;
  const of = amountOf(random, whole);
  const { write } = of;
  const answer = of.answer(part * top);
  return {
    params: { top, bottom, whole, sign: answer.startsWith('£') ? '£' : '', unit: answer.replace(/^[£\d,.]+/, '') },
    prompt: ask(random, of, [asWritten(top, bottom), whole]),
    answer,
    ...(of.unit && { unit: of.unit }),
    steps: [
      `One part: ${write(whole)} ÷ ${bottom} = ${write(part)}`,
      ...(top > 1 ? [`${top} parts: ${write(part)} × ${top} = ${write(part * top)}`] : []),
    ],
    wrong: wrongNumbers(part * top, [part, part * (bottom - top), part * (top + 1)], { show: of.answer }),
    ...thought([top, bottom], part, { whole: write(whole), show: of.answer }),
  };
}

interface Amount {
  whole: string;
  show: (value: number) => string;
}

/** What a teacher would draw of it, and the answers that stop too early or take the other part. */
function thought([top, bottom]: [number, number], part: number, { whole, show }: Amount) {
  const slip = (key: NamedSlip['key'], value: number, tells: string): NamedSlip => ({
    key,
    tells,
    answer: show(value),
    wrote: `${asWritten(top, bottom)} of ${whole} = ${show(value)}`,
  });
  const stops = `It looks as if you stopped at one part: ${asWritten(1, bottom)} of ${whole} is ${show(part)}. How many such parts are wanted?`;
  const rest = `It looks as if you gave the other part. Which part of ${whole} is asked for?`;
  return {
    stepsFigure: {
      svg: amountBar({ parts: bottom, shaded: top, whole, taken: '?' }),
      shownWith: 'first-step' as const,
    },
    slips: [
      ...(top > 1 ? [slip('one-part-only', part, stops)] : []),
      slip('the-rest-instead', part * (bottom - top), rest),
    ],
  };
}

function ask(random: Random, { kind, who, noun, write }: AmountOf, [fraction, whole]: [string, number]): string {
  const { name, they, their } = who;
  const amount = write(whole);
  switch (kind) {
    case 'number':
      return random.pick([`What is ${fraction} of ${amount}?`, `Find ${fraction} of ${amount}.`]);
    case 'things':
      return random.pick([
        `${name} has ${amount} and gives ${fraction} of them to a friend. How many ${noun} does ${name} give away?`,
        `A shop has ${amount}. ${fraction} of them are sold. How many ${noun} is that?`,
      ]);
    case 'money':
      return random.pick([
        `${name} has saved ${amount}. ${capitalised(they)} spends ${fraction} of it on a present. How much does the present cost, in pounds?`,
        `A coat used to cost ${amount}. In the sale ${name} pays ${fraction} of that price. How much does ${name} pay, in pounds?`,
      ]);
    case 'flour':
      return `A bag holds ${amount} of flour. ${name} uses ${fraction} of it for ${their} cakes. How many grams does ${name} use?`;
    case 'ribbon':
      return `${name} cuts ${fraction} off a rope that is ${amount} long. How many metres does ${they} cut off?`;
    case 'path':
      return `${name} has run ${fraction} of a path that is ${amount} long. How many metres has ${they} run?`;
  }
}

const changes = [
  { from: 'kg of rice', short: 'kg', to: 'g', size: 1000, asked: 'grams' },
  { from: 'litres of juice', short: 'litres', to: 'ml', size: 1000, asked: 'millilitres' },
  { from: 'm of ribbon', short: 'm', to: 'cm', size: 100, asked: 'centimetres' },
  { from: 'hours', short: 'hours', to: 'minutes', size: 60, asked: 'minutes' },
] as const;

function withUnitChange(random: Random, level: Level, [top, bottom]: [number, number]) {
  const { from, short, to, size, asked } = random.pick(changes);
  const big = random.integer(level === 5 ? 5 : 2, at(level, [2, 2, 2, 4, 9]));
  const whole = big * size;
  const part = whole / bottom;
  if (!Number.isInteger(part)) return undefined;
  const show = (value: number) => `${grouped(value)} ${to}`;
  return {
    params: { top, bottom, whole, sign: '', unit: ` ${to}` },
    prompt: `What is ${asWritten(top, bottom)} of ${big} ${from}? Give your answer in ${asked}.`,
    answer: show(part * top),
    unit: after(to),
    steps: [
      `${big} ${short} = ${show(whole)}`,
      `One part: ${show(whole)} ÷ ${bottom} = ${show(part)}`,
      `${top} parts: ${show(part)} × ${top} = ${show(part * top)}`,
    ],
    wrong: wrongNumbers(part * top, [part, part * (bottom - top), part * top * 10, (part * top) / 10], { show }),
    ...thought([top, bottom], part, { whole: show(whole), show }),
  };
}
