import { at, type ByLevel } from '../generation/level';
import type { Random } from '../generation/random';
import {
  areAllDifferent,
  attributes,
  fills,
  isClear,
  plainFigure,
  plainShapes,
  pointers,
  polygons,
  sidesOf,
  withValues,
  type AttributeName,
  type Figure,
} from './attributes';
import { figureContent } from './drawing/figure-drawing';
import { framed } from './drawing/panels';
import {
  countsItsSides,
  dotSides,
  hasEvenCount,
  hasEvenSides,
  hasValue,
  isShaded,
  possibleOddOnes,
  type Property,
} from './likeness';
import { defineNvrType } from './nvr-type';

const FIGURES = 5;

/** Four figures share a property; what else differs is divided three and two, so that nothing else sets one apart. */
export const oddOneOut = defineNvrType<{ readonly options: readonly Figure[] }>({
  key: 'nvr-odd-one-out',
  title: 'Odd one out',
  targetSeconds: [20, 25, 30, 40, 50],
  version: 3,
  build: (random, level) => {
    const { property, free, alike, odd } = random.pick(at(level, schemesByLevel))(random);
    const figures = Array.from({ length: FIGURES }, (_, index) =>
      withValues(plainFigure, index === 0 ? odd : (alike[index - 1] ?? odd)),
    );
    const varied = random
      .sample(free, Math.min(free.length, at(level, [2, 2, 3, 3, 2])))
      .reduce((some, name) => divided(random, some, name), figures);
    const options = random.shuffle(varied);
    const rightOption = options.findIndex((figure) => figure === varied[0]);
    const isTrue = options.every((figure, index) => property.holds(figure) === (index !== rightOption));
    if (!isTrue || !options.every(isClear) || !areAllDifferent(options)) return undefined;
    return {
      params: { options },
      rightOption,
      prompt: 'Four of these pictures have something in common. Which one is the odd one out?',
      steps: [
        'Look for one thing that is true of four pictures.',
        `Four pictures ${property.words}.`,
        `Picture ${'ABCDE'.charAt(rightOption)} does not.`,
      ],
    };
  },
  possibleOptions: ({ options }) => possibleOddOnes(options),
  drawOptions: ({ options }) => options.map((option) => framed('A picture', figureContent(option))),
});

/** What four figures share, and what may differ besides. */
interface Scheme {
  property: Property;
  odd: Partial<Figure>;
  alike: readonly Partial<Figure>[];
  free: readonly AttributeName[];
}

type DrawScheme = (random: Random) => Scheme;

/** Gives an attribute two values, one to three figures and the other to two. */
function divided(random: Random, figures: readonly Figure[], name: AttributeName): Figure[] {
  const [one = 0, other = 1] = random.sample(name === 'fill' ? [0, 2, 3, 4] : attributes[name].values, 2);
  const split = random.shuffle([one, one, one, other, other]);
  return figures.map((figure, index) => withValues(figure, { [name]: split[index] ?? one }));
}

/** Four figures of one value, one of another. */
function byValue(name: AttributeName, free: readonly AttributeName[]): DrawScheme {
  return (random) => {
    const { values } = attributes[name];
    const shared = random.pick(values);
    // Sizes next to each other would ask for a ruler.
    const apart = name === 'size' ? 2 : 1;
    const other = random.pick(values.filter((value) => Math.abs(value - shared) >= apart));
    const base: Partial<Figure> =
      name === 'turn' ? { shape: random.pick(pointers) } : { shape: random.pick(plainShapes) };
    return {
      property: hasValue(name, shared),
      odd: { ...base, [name]: other },
      alike: Array.from({ length: FIGURES - 1 }, () => ({ ...base, [name]: shared })),
      free,
    };
  };
}

/** Four figures of two values that share a property, and one of a value without it. */
function byProperty(name: AttributeName, property: Property, free: readonly AttributeName[]): DrawScheme {
  return (random) => {
    const base = { shape: random.pick(plainShapes), fill: random.pick([0, fills.indexOf('striped')]) };
    const wholes = (name === 'shape' ? polygons : attributes[name].values).map((value) => ({ ...base, [name]: value }));
    const having = wholes.filter((whole) => property.holds(withValues(plainFigure, whole)));
    const lacking = wholes.filter((whole) => !property.holds(withValues(plainFigure, whole)));
    const [one = base, other = base] = random.sample(having, 2);
    return { property, odd: random.pick(lacking), alike: [one, one, other, other], free };
  };
}

/** The small circles count the sides, but not in the odd one. */
const bySides: DrawScheme = (random) => {
  const [one = 1, other = 2] = random.sample(polygons.slice(0, 3), 2);
  const counted = (shape: number): Partial<Figure> => ({ shape, count: sidesOf(shape) });
  return {
    property: countsItsSides,
    odd: { shape: one, count: sidesOf(other) },
    alike: [counted(one), counted(one), counted(other), counted(other)],
    free: ['fill', 'dot'],
  };
};

const schemesByLevel: ByLevel<readonly DrawScheme[]> = [
  [byValue('fill', ['size', 'dot']), byValue('shape', ['size', 'dot'])],
  [byValue('line', ['shape', 'size']), byValue('size', ['shape', 'fill']), byValue('count', ['shape', 'fill'])],
  [
    byValue('turn', ['fill', 'size', 'dot']),
    byValue('dot', ['shape', 'fill', 'size']),
    byProperty('fill', isShaded, ['shape', 'size', 'dot']),
  ],
  [
    byProperty('shape', hasEvenSides, ['fill', 'size', 'dot']),
    byProperty('count', hasEvenCount, ['shape', 'fill', 'size']),
    ...dotSides.map((side) => byProperty('dot', side, ['shape', 'fill', 'size'])),
  ],
  [bySides],
];
