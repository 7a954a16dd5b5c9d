import { cuboidFigure } from '../../figures/cuboid';
import { wrongNumbers } from '../../generation/distractors';
import { levelsFrom } from '../../generation/level';
import { defineQuestionType, type NamedSlip } from '../../generation/question-type';
import { after } from '../../notation/units';
import { person } from '../../wording/people';
import { edges, labelsOf, sized, volumeOf } from './cuboids';

export const surfaceArea = defineQuestionType({
  key: 'surface-area',
  title: 'Surface area of a cuboid',
  levels: levelsFrom(4),
  targetSeconds: [60, 60, 60, 60, 70],
  version: 3,
  build: (random, level) => {
    const sides = edges(random, level);
    if (!sides) return undefined;
    const [length, width, height] = sides;
    const faces = [length * width, length * height, width * height];
    const half = faces.reduce((sum, face) => sum + face);
    const show = (value: number) => `${value} cm**2`;
    const [one, two, three] = labelsOf(sides, 'cm');
    const drawn = random.oneIn(2);
    const { name } = person(random);
    return {
      params: { length, width, height },
      prompt: drawn
        ? random.pick([
            'What is the total surface area of this cuboid?',
            'Find the area of all six faces of this cuboid together.',
          ])
        : random.pick([
            `A box is ${sized(sides, 'cm')}. What is the total area of its six faces?`,
            `${name} covers all six faces of a box with paper. The box is ${sized(sides, 'cm')}. What area of paper is needed, with no overlap?`,
          ]),
      ...(drawn && { figure: cuboidFigure(sides, [one, two, three]) }),
      answer: show(2 * half),
      unit: after('cm**2'),
      steps: [
        `Top: ${one} × ${two} = ${show(length * width)}`,
        `Front: ${one} × ${three} = ${show(length * height)}`,
        `Side: ${two} × ${three} = ${show(width * height)}`,
        `These three: ${faces.map(show).join(' + ')} = ${show(half)}`,
        `Each has another like it: ${show(half)} × 2 = ${show(2 * half)}`,
      ],
      slips: threeFaces(faces.map(show), show(half)),
      wrong: wrongNumbers(2 * half, [half, volumeOf(sides), 4 * half, 6 * length * width, 2 * half - length * width], {
        show,
      }),
    };
  },
  // Unwrapped: a band round the four sides, and two ends.
  solve: ({ length, width, height }) => `${2 * (length + width) * height + 2 * length * width} cm**2`,
});

function threeFaces(faces: readonly string[], answer: string): NamedSlip[] {
  const tells = 'It looks as if you counted three faces. How many has a box?';
  return [{ key: 'three-faces-only', answer, tells, wrote: `${faces.join(' + ')} = ${answer}` }];
}
