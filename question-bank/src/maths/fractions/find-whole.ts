import { amountBar } from '../../figures/steps/amount-bar';
import { wrongNumbers } from '../../generation/distractors';
import { at, outgrows, type ByLevel, type Level } from '../../generation/level';
import { defineQuestionType, type Draft, type NamedSlip, type Params } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { asWritten, hcf } from '../../notation/fractions';
import { amountOf, type AmountOf } from './amount-stories';

/** The largest denominator and the largest part of a level: one of them is beyond the level before. */
const mostParts: ByLevel<number> = [5, 8, 10, 12, 12];
const largestPart: ByLevel<number> = [5, 10, 12, 20, 50];

const isOfLevel = (level: Level, bottom: number, part: number): boolean =>
  outgrows(level, mostParts, bottom) || outgrows(level, largestPart, part);

export const findWhole = defineQuestionType({
  key: 'find-whole',
  title: 'Find the whole',
  targetSeconds: [25, 35, 45, 60, 75],
  version: 4,
  build: (random, level) => {
    const bottom = random.integer(level === 1 ? 2 : 3, at(level, mostParts));
    const top = level === 1 ? 1 : random.integer(2, bottom - 1);
    const part = random.integer(at(level, [2, 3, 4, 6, 9]), at(level, largestPart));
    if (hcf(top, bottom) > 1 || !isOfLevel(level, bottom, part)) return undefined;
    const of = amountOf(random, part * bottom);
    const { write } = of;
    const answer = of.answer(part * bottom);
    return {
      params: {
        top,
        bottom,
        known: part * top,
        sign: answer.startsWith('£') ? '£' : '',
        unit: answer.replace(/^[£\d,.]+/, ''),
      },
      prompt: ask(random, of, [asWritten(top, bottom), part * top]),
      answer,
      ...(of.unit && { unit: of.unit }),
      steps: [
        ...(top > 1 ? [`One part: ${write(part * top)} ÷ ${top} = ${write(part)}`] : []),
        `All ${bottom} parts: ${write(part)} × ${bottom} = ${write(part * bottom)}`,
      ],
      ...thought([top, bottom], part, of),
      wrong: wrongNumbers(part * bottom, [part * (bottom - top), part * top * bottom, part * (bottom + top), part], {
        show: of.answer,
      }),
    };
  },
  solve: ({ top, bottom, known, sign, unit }) => {
    let whole = 1;
    while (whole * top !== known * bottom) whole += 1;
    return `${sign}${whole}${unit}`;
  },
});

/** What a teacher would draw of it, and the answer that takes several parts for one. */
function thought(
  [top, bottom]: [number, number],
  part: number,
  { write, answer }: AmountOf,
): Pick<Draft<Params>, 'stepsFigure' | 'slips'> {
  const known = write(part * top);
  const wrong = answer(part * top * bottom);
  const slip: NamedSlip = {
    key: 'part-not-shared',
    answer: wrong,
    wrote: `${known} × ${bottom} = ${wrong}`,
    tells: `It looks as if you took ${known} for one part. It is ${top} parts: share it first.`,
  };
  const svg = amountBar({ parts: bottom, shaded: top, whole: '?', taken: known });
  return { stepsFigure: { svg, shownWith: 'first-step' }, slips: top > 1 ? [slip] : [] };
}

function ask(random: Random, { kind, who, noun, write }: AmountOf, [fraction, known]: [string, number]): string {
  const { name, they, their } = who;
  const amount = write(known);
  switch (kind) {
    case 'number':
      return random.pick([
        `${fraction} of a number is ${amount}. What is the number?`,
        `${amount} is ${fraction} of which number?`,
      ]);
    case 'things':
      return random.pick([
        `${name} gives away ${amount}, which is ${fraction} of ${their} collection. How many ${noun} did ${name} have to start with?`,
        `${fraction} of the ${noun} in a box are ${name}'s. ${name} owns ${amount}. How many ${noun} are in the box?`,
      ]);
    case 'money':
      return random.pick([
        `${name} spends ${amount}, which is ${fraction} of ${their} savings. How much had ${they} saved, in pounds?`,
        `In a sale a game costs ${amount}, which is ${fraction} of the old price. What was the old price, in pounds?`,
      ]);
    case 'flour':
      return `${fraction} of a bag of flour weighs ${amount}. How many grams of flour are in the full bag?`;
    case 'ribbon':
      return `${name} cuts ${amount} off a rope, which is ${fraction} of its length. How many metres long was the rope?`;
    case 'path':
      return `${name} has run ${amount}, which is ${fraction} of the race. How many metres long is the race?`;
  }
}
