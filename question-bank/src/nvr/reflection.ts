import { at, type ByLevel } from '../generation/level';
import { mirrorDrawing, polyominoDrawing } from './drawing/polyomino-drawing';
import { defineNvrType } from './nvr-type';
import {
  lopsidedPolyominoes,
  mirroredIn,
  nameOf,
  reflectionsOf,
  turnedBy,
  turnsOf,
  type MirrorLine,
  type Polyomino,
} from './polyominoes';

type ReflectionParams = {
  readonly shape: Polyomino;
  readonly mirror: MirrorLine;
  readonly options: readonly Polyomino[];
};

/** One option is what the mirror shows; the others are four of the seven other images of the shape. */
export const reflection = defineNvrType<ReflectionParams>({
  key: 'nvr-reflection',
  title: 'Mirror images',
  targetSeconds: [20, 25, 30, 40, 45],
  build: (random, level) => {
    const shape = turnedBy(random.pick(lopsidedPolyominoes(at(level, [4, 5, 6, 5, 6]))), random.integer(0, 3));
    const mirror = random.pick(at(level, mirrorsByLevel));
    const key = mirroredIn(shape, mirror);
    const others = [...turnsOf(shape), ...reflectionsOf(shape)].filter((image) => nameOf(image) !== nameOf(key));
    const options = random.shuffle([key, ...random.sample(others, 4)]);
    return {
      params: { shape, mirror, options },
      rightOption: options.indexOf(key),
      prompt: 'Which picture shows the shape reflected in the dashed line?',
      steps: [
        mirrorWords[mirror],
        'The part of the shape nearest the line stays nearest the line.',
        'Check two squares at the ends of the shape: only one picture has both in the right places.',
      ],
    };
  },
  possibleOptions: ({ shape, mirror, options }) => {
    const image = nameOf(mirroredIn(shape, mirror));
    return options.flatMap((option, index) => (nameOf(option) === image ? [index] : []));
  },
  drawFigure: ({ shape, mirror }) => mirrorDrawing('The shape and a mirror line', shape, mirror),
  drawOptions: ({ options }) => options.map((option) => polyominoDrawing('A shape', option)),
});

const mirrorsByLevel: ByLevel<readonly MirrorLine[]> = [
  ['vertical'],
  ['vertical', 'horizontal'],
  ['horizontal'],
  ['rising', 'falling'],
  ['rising', 'falling'],
];

const mirrorWords: Readonly<Record<MirrorLine, string>> = {
  vertical: 'The line is upright, so left and right change places; up and down stay.',
  horizontal: 'The line is level, so up and down change places; left and right stay.',
  rising:
    'The line slants up to the right: what points right in the shape points up in the mirror, and what points left points down.',
  falling:
    'The line slants down to the right: what points right in the shape points down in the mirror, and what points left points up.',
};
