import Fraction from 'fraction.js';
import { wrongNumbers } from '../../generation/distractors';
import { at, type Level } from '../../generation/level';
import { defineQuestionType, type NamedSlip } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { amountOf, type PercentAmount } from './amounts';
import { blockSteps } from './blocks';

/** Percentages in tenths, so that 2½% is a whole number. */
const percentages: Record<Level, readonly number[]> = {
  1: [100, 500],
  2: [250, 200],
  3: [50, 750, 300],
  4: [150, 350, 450, 650],
  5: [120, 25, 175],
};

export const percentOf = defineQuestionType({
  key: 'percent-of',
  title: 'Percentage of an amount',
  targetSeconds: [15, 20, 30, 40, 50],
  version: 3,
  build: (random, level) => {
    const tenths = random.pick(percentages[level]);
    const whole = random.multiple(
      at(level, [10, 4, 20, 20, 20]),
      at(level, [10, 12, 40, 40, 40]),
      at(level, [100, 200, 400, 600, 1200]),
    );
    const of = amountOf(random, whole);
    // In hundredths of the unit, so that money keeps its pennies.
    const part = (whole * 100 * tenths) / 1000;
    if (!Number.isInteger(part) || (!of.takesHundredths && part % 100 !== 0)) return undefined;
    const percent = percentText(tenths);
    return {
      params: { tenths, whole, sign: of.sign, unit: of.unitText },
      prompt: ask(random, of, [percent, whole]),
      answer: of.write(part),
      ...(of.unit && { unit: of.unit }),
      ...(of.answerForm !== undefined && { answerForm: of.answerForm }),
      steps: blockSteps(tenths, whole * 100, of.inText),
      slips: slipsOf(tenths, whole, { part, of }),
      wrong: wrongNumbers(part, [whole * 100 - part, part * 10, part / 10, part * 2, (whole * 10_000) / tenths], {
        show: of.write,
        step: of.takesHundredths ? 50 : 100,
      }),
    };
  },
  solve: ({ tenths, whole, sign, unit }) => {
    const value = new Fraction(whole).mul(tenths).div(1000);
    const digits = sign === '£' ? Number(value).toFixed(2) : value.toString();
    return `${sign}${digits}${unit}`;
  },
});

interface Part {
  /** In hundredths of the unit. */
  part: number;
  of: PercentAmount;
}

/** The other part, and the whole divided by the number of the percentage. */
function slipsOf(tenths: number, whole: number, { part, of }: Part): NamedSlip[] {
  const percent = percentText(tenths);
  const named = (key: NamedSlip['key'], value: number, tells: string) => ({
    key,
    tells,
    answer: of.write(value),
    wrote: `${percent} of ${of.inText(whole * 100)} = ${of.write(value)}`,
  });
  const divided = (whole * 1000) / tenths;
  const other = named(
    'the-rest-instead',
    whole * 100 - part,
    `It looks as if you gave the other part. Which part of ${of.inText(whole * 100)} is asked for?`,
  );
  const isWritten = Number.isInteger(divided) && (of.takesHundredths || divided % 100 === 0);
  if (!isWritten) return [other];
  const tells = `It looks as if you divided by ${tenths / 10}. What is 10% of ${of.inText(whole * 100)}, and how many of them are wanted?`;
  return [other, named('divides-by-the-percentage', divided, tells)];
}

export const percentText = (tenths: number): string => `${tenths / 10}%`;

function ask(random: Random, { kind, who, noun, inText }: PercentAmount, [percent, whole]: [string, number]): string {
  const amount = inText(whole * 100);
  switch (kind) {
    case 'number':
      return random.pick([
        `What is ${percent} of ${amount}?`,
        `Find ${percent} of ${amount}.`,
        `Work out ${percent} of ${amount}.`,
      ]);
    case 'things':
      return random.pick([
        `${who.name} has ${amount} and gives ${percent} of them away. How many ${noun} is that?`,
        `There are ${amount} in a box. ${who.name} takes out ${percent} of them. How many ${noun} does ${who.name} take out?`,
      ]);
    case 'money':
      return random.pick([
        `${who.name} has saved ${amount} and spends ${percent} of it. How much does ${who.they} spend? Give your answer in pounds.`,
        `A charity stall takes ${amount}. ${percent} of the money goes to an animal shelter. How much is that? Give your answer in pounds.`,
      ]);
    case 'grams':
      return `A loaf is made with ${amount} of flour. ${percent} of it is rye flour. How many grams of rye flour is that?`;
  }
}
