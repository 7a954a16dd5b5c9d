import { at, type ByLevel, type Level } from '../../generation/level';
import type { Random } from '../../generation/random';
import type { StepsFigure } from '../../generation/question-type';
import { givenDrawing, imageDrawing, turnsDrawing } from '../drawing/form-drawing';
import { defineNvrType, type NvrDraft } from '../nvr-type';
import {
  isSameImage,
  lying,
  pickForm,
  pickLikeForms,
  reflectionsOf,
  turnedFurther,
  turnsOf,
  type FormKind,
  type Image,
} from './forms';

/** With `quarters` one turn is asked for; without, any turn is right. */
type RotationParams = { readonly shape: Image; readonly options: readonly Image[]; readonly quarters: number | null };

/** Only one option is the shape after the turn that is asked for, or after any turn at all. */
export const rotation = defineNvrType<RotationParams>({
  key: 'nvr-rotation',
  title: 'Turned shapes',
  targetSeconds: [25, 30, 30, 35, 40],
  version: 5,
  build: (random, level) =>
    level < 3 ? givenTurn(random, pickForm(random, kindOf(random, level))) : anyTurn(random, kindOf(random, level)),
  possibleOptions: ({ shape, options, quarters }) => {
    const right = quarters === null ? turnsOf(shape) : [turnedFurther(shape, quarters)];
    return options.flatMap((option, index) => (right.some((image) => isSameImage(image, option)) ? [index] : []));
  },
  drawFigure: ({ shape }) => givenDrawing(shape),
  drawOptions: ({ options }) => options.map(imageDrawing),
});

const kinds: ByLevel<readonly FormKind[]> = [['posts', 4, 'posts'], [5, 6], ['posts', 5], [6], [7]];

const kindOf = (random: Random, level: Level): FormKind => random.pick(at(level, kinds));

const turnWords = ['a quarter turn clockwise', 'a half turn', 'a quarter turn anticlockwise'];

/** Quarter turns one after the other, the short way: they end at the answer, and come with all steps. */
function turnsFrom(shape: Image, quarters: number): StepsFigure {
  const way = quarters === 3 ? [0, 3] : Array.from({ length: quarters + 1 }, (_, turn) => turn);
  return { svg: turnsDrawing(way.map((turn) => turnedFurther(shape, turn))), shownWith: 'all-steps' };
}

/**
 * The other options are wrong turns and reflections: in three of five questions two and two, else one and three, so that neither the
 * larger nor the smaller half of the pictures is the better guess.
 */
function givenTurn(random: Random, form: string): NvrDraft<RotationParams> {
  const shape = lying(random, form);
  const quarters = random.integer(1, 3);
  const key = turnedFurther(shape, quarters);
  const wrongTurns = turnsOf(shape).filter((image) => !isSameImage(image, key));
  const turned = random.integer(1, 5) <= 3 ? 2 : 1;
  const options = random.shuffle([
    key,
    ...random.sample(wrongTurns, turned),
    ...random.sample(reflectionsOf(shape), 4 - turned),
  ]);
  const turn = turnWords[quarters - 1] ?? '';
  return {
    params: { shape, options, quarters },
    rightOption: options.indexOf(key),
    stepsFigure: turnsFrom(shape, quarters),
    prompt: `The shape is given ${turn}. It is not flipped over. Which picture shows it then?`,
    steps: [
      'Choose one part at the edge of the shape and turn it first: to where does it point now?',
      'Of the pictures where that part is in the right place, leave out those that are flipped over.',
      `Only one picture shows the shape after ${turn}.`,
    ],
  };
}

/** Five of six images: the shape and two like it, each also flipped over. Any of them could be asked for. */
function anyTurn(random: Random, kind: FormKind): NvrDraft<RotationParams> {
  const [form = '', ...others] = pickLikeForms(random, kind);
  const shape = lying(random, form);
  const quarters = random.integer(1, 3);
  const key = turnedFurther(shape, quarters);
  const both = others.flatMap((other) => [
    { form: other, isFlipped: true, quarters: random.integer(0, 3) },
    { form: other, isFlipped: false, quarters: random.integer(0, 3) },
  ]);
  const wrong = [random.pick(reflectionsOf(shape)), ...both];
  const options = random.shuffle([key, ...random.sample(wrong, 4)]);
  return {
    params: { shape, options, quarters: null },
    rightOption: options.indexOf(key),
    stepsFigure: turnsFrom(shape, quarters),
    prompt: 'The shape has been turned, but not flipped over. Which picture shows it?',
    steps: [
      'Walk along the shape from one end to the other and note each bend and part: is it on the left or on the right?',
      'A turned shape keeps all its parts on their sides. In a flipped shape left and right have changed places.',
      `Turn the shape ${turnWords[quarters - 1] ?? ''}. Only one picture matches; in the others a part has moved, or the shape is flipped over.`,
    ],
  };
}
