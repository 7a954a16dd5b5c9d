import { at } from '../generation/level';
import { polyominoDrawing } from './drawing/polyomino-drawing';
import { defineNvrType } from './nvr-type';
import { lopsidedPolyominoes, nameOf, reflectionsOf, turnedBy, turnsOf, type Polyomino } from './polyominoes';

export type PolyominoParams = { readonly shape: Polyomino; readonly options: readonly Polyomino[] };

/** One option is the shape turned; the other four are its reflection, which no turning brings back. */
export const rotation = defineNvrType<PolyominoParams>({
  key: 'nvr-rotation',
  title: 'Turned shapes',
  targetSeconds: [25, 30, 30, 35, 40],
  build: (random, level) => {
    const shape = turnedBy(random.pick(lopsidedPolyominoes(at(level, [4, 5, 5, 6, 7]))), random.integer(0, 3));
    const base = random.oneIn(2) ? shape : (reflectionsOf(shape)[0] ?? shape);
    const quarters = random.integer(1, 3);
    const key = turnedBy(base, quarters);
    const options = random.shuffle([key, ...reflectionsOf(base)]);
    return {
      params: { shape: base, options },
      rightOption: options.indexOf(key),
      prompt: 'The shape has been turned, but not flipped over. Which picture shows it?',
      steps: [
        'Walk along the squares from one end to the other and note each bend: left or right.',
        'A turned shape keeps its bends. In a flipped shape every left bend is a right one.',
        `Turn the shape ${turnWords[quarters - 1] ?? ''}. Only one picture matches; the other four are flipped over.`,
      ],
    };
  },
  possibleOptions: ({ shape, options }) => {
    const turns = turnsOf(shape).map(nameOf);
    return options.flatMap((option, index) => (turns.includes(nameOf(option)) ? [index] : []));
  },
  drawFigure: ({ shape }) => polyominoDrawing('The shape to be turned', shape),
  drawOptions: ({ options }) => options.map((option) => polyominoDrawing('A shape', option)),
});

const turnWords = ['a quarter turn clockwise', 'a half turn', 'a quarter turn anticlockwise'];
