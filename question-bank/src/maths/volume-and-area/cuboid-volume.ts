import { cuboidFigure } from '../../figures/cuboid';
import { wrongNumbers } from '../../generation/distractors';
import { defineQuestionType, type NamedSlip } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { after } from '../../notation/units';
import { edges, labelsOf, sized, volumeOf, type Edges } from './cuboids';

export const cuboidVolume = defineQuestionType({
  key: 'cuboid-volume',
  title: 'Volume of a cuboid',
  targetSeconds: [25, 30, 35, 45, 55],
  version: 4,
  build: (random, level) => {
    const sides = edges(random, level);
    if (!sides) return undefined;
    return level >= 4 ? missingEdge(random, sides) : volume(random, sides);
  },
  solve: ({ length, width, height, volume: whole, unit }) => {
    if (whole === 0)
      return `${Array.from({ length: height }).reduce((sum: number) => sum + length * width, 0)} ${unit}**3`;
    let edge = 1;
    while (length * width * edge < whole) edge += 1;
    return `${edge} ${unit}`;
  },
});

function volume(random: Random, sides: Edges) {
  const unit = random.pick(['cm', 'm']);
  const [length, width, height] = sides;
  const right = volumeOf(sides);
  const show = (value: number) => `${value} ${unit}**3`;
  const [one, two, three] = labelsOf(sides, unit);
  const drawn = random.oneIn(2);
  const thing = random.pick(
    unit === 'cm'
      ? ['box', 'block of wood', 'bar of soap', 'carton']
      : ['store room', 'shipping container', 'water tank', 'barn'],
  );
  return {
    params: { length, width, height, volume: 0, unit },
    prompt: drawn
      ? random.pick(['What is the volume of this cuboid?', 'Find the volume of the cuboid.'])
      : random.pick([
          `A ${thing} is ${sized(sides, unit)}. What is its volume?`,
          `What is the volume of a cuboid that is ${sized(sides, unit)}?`,
        ]),
    ...(drawn && { figure: cuboidFigure(sides, [one, two, three]) }),
    answer: show(right),
    unit: after(`${unit}**3`),
    steps: [
      `Area of the base: ${one} × ${two} = ${length * width} ${unit}**2`,
      `Volume: ${length * width} ${unit}**2 × ${three} = ${show(right)}`,
    ],
    slips: slipsOf(sides, unit),
    wrong: wrongNumbers(
      right,
      [
        length + width + height,
        length * width,
        2 * (length * width + width * height + length * height),
        length * width + height,
      ],
      { show },
    ),
  };
}

/** The edges added, and the base alone. */
function slipsOf(sides: Edges, unit: string): NamedSlip[] {
  const [length, width, height] = sides;
  const labels = labelsOf(sides, unit);
  const added = `${length + width + height} ${unit}**3`;
  const face = `${length * width} ${unit}**3`;
  return [
    {
      key: 'adds-the-edges',
      answer: added,
      wrote: `${labels.join(' + ')}: ${added}`,
      tells: `It looks as if you added the edges. How many cubes of 1 ${unit} fit inside?`,
    },
    {
      key: 'one-face-only',
      answer: face,
      wrote: `${labels.slice(0, 2).join(' × ')}: ${face}`,
      tells: `It looks as if you stopped at one face. How many layers of 1 ${unit} stand on it?`,
    },
  ];
}

function missingEdge(random: Random, sides: Edges) {
  const unit = random.pick(['cm', 'm']);
  const [length, width, height] = sides;
  const whole = volumeOf(sides);
  const show = (value: number) => `${value} ${unit}`;
  if (height === length || height === width) return undefined;
  return {
    params: { length, width, height: 0, volume: whole, unit },
    prompt: random.pick([
      `A cuboid has a volume of ${whole} ${unit}**3. It is ${show(length)} long and ${show(width)} wide. How high is it?`,
      `A ${unit === 'cm' ? 'box' : 'water tank'} that is ${show(length)} long and ${show(width)} wide has a volume of ${whole} ${unit}**3. What is its height?`,
    ]),
    answer: show(height),
    unit: after(unit),
    steps: [
      `Area of the base: ${show(length)} × ${show(width)} = ${length * width} ${unit}**2`,
      `Height: ${whole} ${unit}**3 ÷ ${length * width} ${unit}**2 = ${show(height)}`,
    ],
    wrong: wrongNumbers(height, [whole / length, whole / width, whole - length * width, height * 2], { show }),
  };
}
