import { triangleFigure } from '../../figures/triangle';
import { wrongNumbers } from '../../generation/distractors';
import { at, outgrows, type ByLevel } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { after } from '../../notation/units';

export const triangleArea = defineQuestionType({
  key: 'triangle-area',
  title: 'Area of a triangle',
  targetSeconds: [25, 30, 35, 45, 50],
  version: 4,
  build: (random, level) => {
    const most = at(level, longest);
    const [base, height] = [random.integer(3, most), random.integer(2, most)];
    if ((base * height) % 2 === 1 || Math.max(base / height, height / base) > 3) return undefined;
    if (level !== 4 && !outgrows(level, longest, base, height)) return undefined;
    return level >= 4 ? missingHeight(random, [base, height]) : area(random, [base, height]);
  },
  solve: ({ base, height, area: whole, unit }) => {
    if (whole === 0) return `${0.5 * base * height} ${unit}**2`;
    let side = 1;
    while (base * side < 2 * whole) side += 1;
    return `${side} ${unit}`;
  },
});

/** The longest base or height of a level; one is longer than the level before allows, where the same is asked. */
const longest: ByLevel<number> = [8, 10, 14, 20, 30];

/** What is a triangle, if it is no larger than most such things. */
function thingOf(unit: 'cm' | 'm', [base, height]: readonly [number, number]): string | undefined {
  if (unit === 'cm') return 'flag';
  return Math.max(base, height) <= 12 ? 'sail' : undefined;
}

function area(random: Random, [base, height]: [number, number]) {
  const unit = random.pick(['cm', 'm'] as const);
  const right = (base * height) / 2;
  const show = (value: number) => `${value} ${unit}**2`;
  const labels = { base: `${base} ${unit}`, height: `${height} ${unit}` };
  const drawn = random.integer(1, 3) < 3;
  const thing = thingOf(unit, [base, height]);
  return {
    params: { base, height, area: 0, unit },
    prompt: drawn
      ? random.pick(['What is the area of this triangle?', 'Find the area of the triangle.'])
      : random.pick([
          `A triangle has a base of ${labels.base} and a height of ${labels.height}. What is its area?`,
          ...(thing === undefined
            ? []
            : [
                `A triangular ${thing} is ${labels.base} along its bottom edge and ${labels.height} high. What is its area?`,
              ]),
        ]),
    ...(drawn && { figure: triangleFigure([base, height], random.pick([0, 0.25, 0.4, 0.7]), labels) }),
    answer: show(right),
    unit: after(`${unit}**2`),
    steps: [
      `Base times height: ${labels.base} × ${labels.height} = ${show(base * height)}`,
      `Half of that: ${show(base * height)} ÷ 2 = ${show(right)}`,
    ],
    slips: [
      {
        key: 'halves-nothing' as const,
        answer: show(base * height),
        wrote: `${labels.base} × ${labels.height} = ${show(base * height)}`,
        tells: `It looks as if you did not halve: ${show(base * height)} is the whole rectangle around the triangle.`,
      },
    ],
    wrong: wrongNumbers(right, [base * height, base + height, right * 4, (base + height) * 2], { show }),
  };
}

function missingHeight(random: Random, [base, height]: [number, number]) {
  const unit = random.pick(['cm', 'm'] as const);
  const whole = (base * height) / 2;
  const thing = thingOf(unit, [base, height]);
  const show = (value: number) => `${value} ${unit}`;
  return {
    params: { base, height: 0, area: whole, unit },
    prompt: random.pick([
      `A triangle has an area of ${whole} ${unit}**2. Its base is ${show(base)}. What is its height?`,
      `The area of a triangle with a base of ${show(base)} is ${whole} ${unit}**2. How high is it?`,
      ...(thing === undefined
        ? []
        : [
            `The area of a triangular ${thing} is ${whole} ${unit}**2. The bottom edge is ${show(base)} long. How high is the ${thing}?`,
          ]),
    ]),
    answer: show(height),
    unit: after(unit),
    steps: [
      `Base times height is twice the area: ${whole} ${unit}**2 × 2 = ${2 * whole} ${unit}**2`,
      `Height: ${2 * whole} ${unit}**2 ÷ ${show(base)} = ${show(height)}`,
    ],
    wrong: wrongNumbers(height, [whole / base, whole - base, height * 2, base], { show }),
  };
}
