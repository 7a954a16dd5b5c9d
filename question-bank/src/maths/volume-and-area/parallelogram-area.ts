import { parallelogramFigure } from '../../figures/parallelogram';
import { wrongNumbers } from '../../generation/distractors';
import { at, outgrows, type ByLevel } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { after } from '../../notation/units';

/** The longest base or height of a level; one is longer than the level before allows. */
const longest: ByLevel<number> = [8, 10, 14, 20, 30];

export const parallelogramArea = defineQuestionType({
  key: 'parallelogram-area',
  title: 'Area of a parallelogram',
  targetSeconds: [20, 25, 30, 40, 45],
  version: 3,
  build: (random, level) => {
    const most = at(level, longest);
    const [base, height] = [random.integer(4, most), random.integer(2, most)];
    // The slanting side is longer than the height, and no use for the area.
    const slant = height + random.integer(1, 4);
    if (!outgrows(level, longest, base, height)) return undefined;
    if (base === slant || Math.max(base / height, height / base) > 3) return undefined;
    return level >= 4 && random.oneIn(2)
      ? missingHeight(random, [base, height, slant])
      : area(random, [base, height, slant]);
  },
  solve: ({ base, height, area: whole, unit }) => {
    if (whole === 0) return `${Array.from({ length: height }).reduce((sum: number) => sum + base, 0)} ${unit}**2`;
    let side = 1;
    while (base * side < whole) side += 1;
    return `${side} ${unit}`;
  },
});

function area(random: Random, [base, height, slant]: [number, number, number]) {
  const unit = random.pick(['cm', 'm']);
  const right = base * height;
  const show = (value: number) => `${value} ${unit}**2`;
  const labels = { base: `${base} ${unit}`, height: `${height} ${unit}`, slant: `${slant} ${unit}` };
  const drawn = random.integer(1, 3) < 3;
  return {
    params: { base, height, area: 0, unit },
    prompt: drawn
      ? random.pick(['What is the area of this parallelogram?', 'Find the area of the parallelogram.'])
      : `The base of a parallelogram is ${labels.base}, its slanting sides are ${labels.slant} and its height is ${labels.height}. What is its area?`,
    ...(drawn && { figure: parallelogramFigure([base, height], labels) }),
    answer: show(right),
    unit: after(`${unit}**2`),
    steps: [
      'The slanting side is not needed.',
      `Base times height: ${labels.base} × ${labels.height} = ${show(right)}`,
    ],
    slips: [
      {
        key: 'slanting-side',
        answer: show(base * slant),
        wrote: `${labels.base} × ${labels.slant} = ${show(base * slant)}`,
        tells: `It looks as if you took the slanting side. Which length goes straight up from the base?`,
      },
    ],
    wrong: wrongNumbers(right, [base * slant, 2 * (base + slant), right / 2, height * slant], { show }),
  };
}

function missingHeight(random: Random, [base, height, slant]: [number, number, number]) {
  const unit = random.pick(['cm', 'm']);
  const whole = base * height;
  const show = (value: number) => `${value} ${unit}`;
  return {
    params: { base, height: 0, area: whole, unit },
    prompt: random.pick([
      `A parallelogram has an area of ${whole} ${unit}**2. Its base is ${show(base)} and its slanting sides are ${show(slant)}. What is its height?`,
      `The area of a parallelogram with a base of ${show(base)} and slanting sides of ${show(slant)} is ${whole} ${unit}**2. What is its height?`,
    ]),
    answer: show(height),
    unit: after(unit),
    steps: ['The slanting side is not needed.', `Height: ${whole} ${unit}**2 ÷ ${show(base)} = ${show(height)}`],
    wrong: wrongNumbers(height, [whole / slant, whole / 2 / base, height * 2, slant - 1, base], { show }),
  };
}
