import { at, type ByLevel } from '../../generation/level';
import { imageDrawing, mirrorDrawing } from '../drawing/form-drawing';
import { defineNvrType } from '../nvr-type';
import {
  isSameImage,
  lying,
  mirroredIn,
  pickForm,
  reflectionsOf,
  turnsOf,
  type FormKind,
  type Image,
  type MirrorLine,
} from './forms';

type ReflectionParams = {
  readonly shape: Image;
  readonly mirror: MirrorLine;
  readonly options: readonly Image[];
};

/** One option is what the mirror shows; the others are four of the seven other images of the shape. */
export const reflection = defineNvrType<ReflectionParams>({
  key: 'nvr-reflection',
  title: 'Mirror images',
  targetSeconds: [20, 25, 30, 40, 45],
  version: 4,
  build: (random, level) => {
    const shape = lying(random, pickForm(random, random.pick(at(level, kinds))));
    const mirror = random.pick(at(level, mirrorsByLevel));
    const key = mirroredIn(shape, mirror);
    const others = [...turnsOf(shape), ...reflectionsOf(shape)].filter((image) => !isSameImage(image, key));
    const options = random.shuffle([key, ...random.sample(others, 4)]);
    return {
      params: { shape, mirror, options },
      rightOption: options.indexOf(key),
      prompt: 'Which picture shows the shape reflected in the dashed line?',
      steps: [
        mirrorWords[mirror],
        'The part of the shape nearest the line stays nearest the line.',
        'Check two parts at the ends of the shape: only one picture has both in the right places.',
      ],
    };
  },
  possibleOptions: ({ shape, mirror, options }) => {
    const image = mirroredIn(shape, mirror);
    return options.flatMap((option, index) => (isSameImage(option, image) ? [index] : []));
  },
  drawFigure: ({ shape, mirror }) => mirrorDrawing(shape, mirror),
  drawOptions: ({ options }) => options.map(imageDrawing),
});

const kinds: ByLevel<readonly FormKind[]> = [['posts', 4, 'posts'], [5, 6], [7], ['posts', 5], [6, 7]];

const mirrorsByLevel: ByLevel<readonly MirrorLine[]> = [
  ['vertical'],
  ['vertical', 'horizontal'],
  ['vertical', 'horizontal'],
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
