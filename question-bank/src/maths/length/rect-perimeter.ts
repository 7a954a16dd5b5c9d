import { rectangularThing } from '../measures/rectangular-things';
import { rectangleFigure } from '../../figures/rectangle';
import { wrongNumbers } from '../../generation/distractors';
import { at, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { when } from '../../generation/steps';
import { after } from '../../notation/units';
import { person } from '../../wording/people';
import { inMetres } from './lengths';

export const rectPerimeter = defineQuestionType({
  key: 'rect-perimeter',
  title: 'Perimeter of a rectangle',
  targetSeconds: [20, 25, 35, 45, 55],
  version: 4,
  build: (random, level) => {
    const [least, most] = at(level, [
      [2, 9],
      [3, 15],
      [3, 20],
      [6, 30],
      [8, 50],
    ] as const);
    const [long, short] = [random.integer(least + 1, most), random.integer(least, most)].sort((a, b) => b - a) as [
      number,
      number,
    ];
    if (long === short || (level === 2 && long <= 9) || (level === 3 && long - short < 2)) return undefined;
    return level >= 4 ? missingSide(random, level, [long, short]) : perimeter(random, level, [long, short]);
  },
  solve: ({ long, short, perimeter: around, unit }) => {
    if (around === 0) return `${long + short + long + short} ${unit}`;
    let side = 1;
    while (2 * long + 2 * side < around) side += 1;
    return `${side} ${unit}`;
  },
});

function perimeter(random: Random, level: Level, [long, short]: [number, number]) {
  const unit = random.pick(['cm', 'm'] as const);
  const right = 2 * (long + short);
  const show = (length: number) => `${length} ${unit}`;
  const shorterBy = long - short;
  const comparesSides = level === 3;
  const asks = comparesSides
    ? compared(rectangularThing(random, unit, long), show(long), show(shorterBy))
    : asked(random, unit, [long, short]);
  return {
    params: { long, short, perimeter: 0, unit },
    ...asks,
    answer: show(right),
    unit: after(unit),
    steps: [
      ...when(comparesSides, `Width: ${show(long)} − ${show(shorterBy)} = ${show(short)}`),
      `Length and width: ${show(long)} + ${show(short)} = ${show(long + short)}`,
      `Perimeter: 2 × ${show(long + short)} = ${show(right)}`,
    ],
    slips: [
      {
        key: 'two-sides-only' as const,
        answer: show(long + short),
        wrote: `${show(long)} + ${show(short)} = ${show(long + short)}`,
        tells: 'It looks as if you added two of the sides. How many sides does the whole edge have?',
      },
    ],
    wrong: wrongNumbers(right, [long + short, long * short, 2 * long + short, right + 2], { show }),
  };
}

const compared = (thing: string, long: string, shorterBy: string) => ({
  prompt: `A rectangular ${thing} is ${long} long. Its width is ${shorterBy} less than its length. What is its perimeter?`,
});

function asked(random: Random, unit: 'cm' | 'm', [long, short]: [number, number]): { prompt: string; figure?: string } {
  const [below, beside] = [`${long} ${unit}`, `${short} ${unit}`];
  if (random.oneIn(2))
    return {
      prompt: 'What is the perimeter of this rectangle?',
      figure: rectangleFigure([long, short], { below, beside }),
    };
  const thing = rectangularThing(random, unit, long);
  return {
    prompt: random.pick([
      `A rectangular ${thing} is ${below} long and ${beside} wide. What is its perimeter?`,
      `${person(random).name} measures a rectangular ${thing}: ${below} by ${beside}. How far is it all the way round the edge?`,
    ]),
  };
}

/** The perimeter and one side are given; at the last level the perimeter is in metres and the side in centimetres. */
function missingSide(random: Random, level: Level, [long, short]: [number, number]) {
  const inBig = level === 5;
  const [known, right] = inBig ? [long * 5, short * 5] : [long, short];
  const unit = inBig ? 'cm' : random.pick(['cm', 'm'] as const);
  const around = 2 * (known + right);
  const show = (length: number) => `${length} ${unit}`;
  const given = inBig ? inMetres(around) : show(around);
  const thing = rectangularThing(random, unit, known);
  return {
    params: { long: known, short: 0, perimeter: around, unit },
    prompt:
      random.pick([
        `The perimeter of a rectangular ${thing} is ${given}. It is ${show(known)} long. How wide is it?`,
        `A rectangular ${thing} has a perimeter of ${given}. One side is ${show(known)} long. How long is the side next to it?`,
      ]) + (inBig ? ' Give your answer in centimetres.' : ''),
    answer: show(right),
    unit: after(unit),
    steps: [
      ...when(inBig, `${given} = ${show(around)}`),
      `Length and width together: ${show(around)} ÷ 2 = ${show(around / 2)}`,
      `The other side: ${show(around / 2)} − ${show(known)} = ${show(right)}`,
    ],
    wrong: wrongNumbers(right, [around - known, around - 2 * known, around / known, known + right], { show }),
  };
}
