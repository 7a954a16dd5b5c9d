import { rectangularThing } from '../measures/rectangular-things';
import { rectangleFigure } from '../../figures/rectangle';
import { wrongNumbers } from '../../generation/distractors';
import { at, outgrows, type ByLevel } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { after } from '../../notation/units';

/** The longer side of a level; below level 4 it is longer than the level before allows. */
const longest: ByLevel<number> = [9, 12, 20, 20, 30];

export const rectArea = defineQuestionType({
  key: 'rect-area',
  title: 'Area of a rectangle',
  targetSeconds: [15, 20, 25, 35, 45],
  version: 5,
  build: (random, level) => {
    const most = at(level, longest);
    const [long, short] = [random.integer(3, most), random.integer(2, most)].sort((a, b) => b - a) as [number, number];
    if (long === short || long > 4 * short || (level !== 4 && !outgrows(level, longest, long))) return undefined;
    return level >= 4 ? missingSide(random, [long, short]) : area(random, [long, short]);
  },
  solve: ({ long, short, area: whole, unit }) => {
    if (whole === 0) return `${Array.from({ length: short }).reduce((sum: number) => sum + long, 0)} ${unit}**2`;
    let side = 1;
    while (side * long < whole) side += 1;
    return `${side} ${unit}`;
  },
});

function area(random: Random, [long, short]: [number, number]) {
  const unit = random.pick(['cm', 'm'] as const);
  const right = long * short;
  const show = (value: number) => `${value} ${unit}**2`;
  const [below, beside] = [`${long} ${unit}`, `${short} ${unit}`];
  const drawn = random.oneIn(2);
  return {
    params: { long, short, area: 0, unit },
    prompt: drawn
      ? 'What is the area of this rectangle?'
      : random.pick([
          `A rectangular ${rectangularThing(random, unit, long)} is ${below} long and ${beside} wide. What is its area?`,
          `What is the area of a rectangle that measures ${below} by ${beside}?`,
        ]),
    ...(drawn && { figure: rectangleFigure([long, short], { below, beside }) }),
    answer: show(right),
    unit: after(`${unit}**2`),
    steps: [`Area: ${below} × ${beside} = ${show(right)}`],
    slips: (
      [
        [long + short, `two of the sides: ${below} and ${beside} are ${long + short} ${unit} of edge`],
        [2 * (long + short), `the sides: ${2 * (long + short)} ${unit} is the way round the edge`],
      ] as const
    ).map(([sum, whatOf]) => ({
      key: 'adds-the-sides' as const,
      answer: show(sum),
      wrote: `${below} by ${beside}: ${show(sum)}`,
      tells: `It looks as if you added ${whatOf}. How many squares of 1 ${unit} fit inside?`,
    })),
    wrong: wrongNumbers(right, [2 * (long + short), long + short, right * 2, right - long, right + short], { show }),
  };
}

function missingSide(random: Random, [long, short]: [number, number]) {
  const unit = random.pick(['cm', 'm'] as const);
  const whole = long * short;
  const show = (value: number) => `${value} ${unit}`;
  const thing = rectangularThing(random, unit, long);
  return {
    params: { long, short: 0, area: whole, unit },
    prompt: random.pick([
      `A rectangular ${thing} has an area of ${whole} ${unit}**2. It is ${show(long)} long. How wide is it?`,
      `The area of a rectangle is ${whole} ${unit}**2 and one side is ${show(long)}. How long is the side next to it?`,
    ]),
    answer: show(short),
    unit: after(unit),
    steps: [`${whole} ${unit}**2 ÷ ${show(long)} = ${show(short)}`],
    wrong: wrongNumbers(short, [whole / 2 - long, whole - long, long + short, short * 2], { show }),
  };
}
