import { when } from '../../generation/steps';
import { frameFigure } from '../../figures/frame';
import { lShapeFigure, sidesOf } from '../../figures/l-shape';
import { wrongNumbers } from '../../generation/distractors';
import { at, type Level, outgrows, type ByLevel } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { after } from '../../notation/units';

/** The longest side of a level; one side is longer than the level before allows. */
const longest: ByLevel<number> = [9, 12, 16, 20, 30];

export const compoundArea = defineQuestionType({
  key: 'compound-area',
  title: 'Area of a compound shape',
  targetSeconds: [45, 50, 60, 70, 80],
  version: 3,
  build: (random, level) => {
    const most = at(level, longest);
    const [width, height] = [random.integer(5, most), random.integer(4, most)];
    if (Math.max(width / height, height / width) > 2 || !outgrows(level, longest, width, height)) return undefined;
    return random.oneIn(2) ? lShape(random, level, [width, height]) : frame(random, [width, height]);
  },
  // Square by square: what lies in the large rectangle and not in the small one.
  solve: ({ width, height, cutWidth, cutHeight, unit }) => {
    let squares = 0;
    for (let x = 0; x < width; x += 1)
      for (let y = 0; y < height; y += 1) if (x >= cutWidth || y >= cutHeight) squares += 1;
    return `${squares} ${unit}**2`;
  },
});

function lShape(random: Random, level: Level, [width, height]: [number, number]) {
  const [cutWidth, cutHeight] = [random.integer(2, width - 2), random.integer(2, height - 2)];
  const unit = random.pick(['cm', 'm']);
  const sides = sidesOf({ width, height, cutWidth, cutHeight });
  const right = width * height - cutWidth * cutHeight;
  const show = (value: number) => `${value} ${unit}**2`;
  const [lower, upper] = [width * sides.right, sides.top * cutHeight];
  // At the easier levels every side is labelled.
  const labelled =
    level <= 2
      ? (['bottom', 'left', 'top', 'inner', 'step', 'right'] as const)
      : (['bottom', 'left', 'top', 'right'] as const);
  return {
    params: { width, height, cutWidth, cutHeight, unit },
    prompt: random.pick([
      'Find the area of this L-shape.',
      'All the corners of this shape are right angles. What is its area?',
    ]),
    figure: lShapeFigure({ width, height, cutWidth, cutHeight }, labelled, unit),
    answer: show(right),
    unit: after(`${unit}**2`),
    steps: [
      ...(level <= 2 ? [] : [`Height of the upper part: ${height} − ${sides.right} = ${cutHeight}`]),
      `Lower rectangle: ${width} ${unit} × ${sides.right} ${unit} = ${show(lower)}`,
      `Upper rectangle: ${sides.top} ${unit} × ${cutHeight} ${unit} = ${show(upper)}`,
      `Together: ${show(lower)} + ${show(upper)} = ${show(right)}`,
    ],
    wrong: wrongNumbers(
      right,
      [width * height, lower, lower + sides.top * height, 2 * (width + height), lower + upper + cutWidth],
      { show },
    ),
  };
}

function frame(random: Random, [width, height]: [number, number]) {
  const [cutWidth, cutHeight] = [random.integer(2, width - 2), random.integer(2, height - 2)];
  const unit = random.pick(['cm', 'm']);
  const [outer, inner] = [width * height, cutWidth * cutHeight];
  const show = (value: number) => `${value} ${unit}**2`;
  const [whole, hole] = [`${width} ${unit} by ${height} ${unit}`, `${cutWidth} ${unit} by ${cutHeight} ${unit}`];
  // A mirror takes up more than half of its frame each way.
  const isFrame = cutWidth * 2 > width && cutHeight * 2 > height;
  // The label in the hole needs room.
  const fits = width * 2 >= height * 3 && cutWidth * 2 >= width;
  return {
    params: { width, height, cutWidth, cutHeight, unit },
    ...(fits && random.oneIn(2)
      ? {
          prompt: 'What is the area of the shaded part?',
          figure: frameFigure([width, height], [cutWidth, cutHeight], unit),
        }
      : { prompt: random.pick(unit === 'm' ? outdoors(whole, hole) : indoors(whole, hole, isFrame)) }),
    answer: show(outer - inner),
    unit: after(`${unit}**2`),
    steps: [
      `Whole: ${width} ${unit} × ${height} ${unit} = ${show(outer)}`,
      `Part taken away: ${cutWidth} ${unit} × ${cutHeight} ${unit} = ${show(inner)}`,
      `${show(outer)} − ${show(inner)} = ${show(outer - inner)}`,
    ],
    wrong: wrongNumbers(outer - inner, [outer, inner, outer + inner, (width - cutWidth) * (height - cutHeight)], {
      show,
    }),
  };
}

const outdoors = (whole: string, hole: string) => [
  `A rectangular garden measures ${whole}. In it is a rectangular pond of ${hole}. What area of the garden is not pond?`,
  `A hall floor measures ${whole}. A carpet of ${hole} lies on it. What area of the floor is not covered?`,
];

const indoors = (whole: string, hole: string, isFrame: boolean) => [
  `A sheet of card measures ${whole}. A rectangle of ${hole} is cut out of it. What area of card is left?`,
  ...when(
    isFrame,
    `A mirror of ${hole} hangs in a wooden frame that measures ${whole} on the outside. What is the area of the wood?`,
  ),
];
