import {
  attributeNames,
  attributes,
  dots,
  fills,
  pointers,
  polygons,
  shapes,
  sidesOf,
  type AttributeName,
  type Figure,
} from './attributes';

/** Something that a figure has or has not, so that a child may say: these four have it, that one has not. */
export interface Property {
  /** "have a dashed outline": said of several pictures. */
  words: string;
  holds: (figure: Figure) => boolean;
}

const saying: Readonly<Record<AttributeName, (word: string) => string>> = {
  shape: (word) => `show a ${word}`,
  fill: (word) => `show a ${word} shape`,
  size: (word) => `show a ${word} shape`,
  turn: (word) => `show the shape with its top pointing ${word}`,
  line: (word) => `have a ${word} outline`,
  count: (word) => (word === '1' ? 'have 1 small circle' : `have ${word} small circles`),
  dot: (word) => `have the dot in ${word}`,
  rays: (word) => `have rays pointing ${word}`,
};

export const hasValue = (name: AttributeName, value: number): Property => ({
  words: saying[name](attributes[name].word(value)),
  holds: (figure) => figure[name] === value,
});

const isPolygon = ({ shape }: Figure): boolean => polygons.includes(shape);

/** As many small circles as the shape has sides. */
export const countsItsSides: Property = {
  words: 'have as many small circles as the shape has sides',
  holds: (figure) => isPolygon(figure) && figure.count === sidesOf(figure.shape),
};

export const hasEvenSides: Property = {
  words: 'show a shape with an even number of sides',
  holds: (figure) => isPolygon(figure) && sidesOf(figure.shape) % 2 === 0,
};

export const hasEvenCount: Property = {
  words: 'have an even number of small circles',
  holds: ({ count }) => count > 0 && count % 2 === 0,
};

export const isShaded: Property = {
  words: 'have lines or dots inside the shape',
  holds: ({ fill }) => fills[fill] !== 'white' && fills[fill] !== 'black',
};

const dotIn = (word: string): Property => ({
  words: `have the dot ${word === 'top' || word === 'bottom' ? `at the ${word}` : `on the ${word}`}`,
  holds: ({ dot }) => dots[dot]?.includes(word) ?? false,
});

export const dotSides: readonly Property[] = ['top', 'bottom', 'left', 'right'].map(dotIn);

export const isStraightSided: Property = {
  words: 'show a shape with straight sides only',
  holds: ({ shape }) => shapes[shape] !== 'circle' && shapes[shape] !== 'drop',
};

const isPointer: Property = { words: 'show a shape that points', holds: ({ shape }) => pointers.includes(shape) };

/** Everything that is looked at to see whether another figure could be called the odd one. */
export const properties: readonly Property[] = [
  ...attributeNames
    .filter((name) => name !== 'rays')
    .flatMap((name) => [...new Set([0, ...attributes[name].values])].map((value) => hasValue(name, value))),
  ...pointers.map((shape) => hasValue('shape', shape)),
  ...dotSides,
  countsItsSides,
  hasEvenSides,
  hasEvenCount,
  isShaded,
  isStraightSided,
  isPointer,
];

/** The figure that alone has, or alone lacks, a property. */
function loneFigure(figures: readonly Figure[], { holds }: Property): number[] {
  const having = figures.flatMap((figure, index) => (holds(figure) ? [index] : []));
  if (having.length === 1) return having;
  return having.length === figures.length - 1 ? [figures.findIndex((_, index) => !having.includes(index))] : [];
}

/** Every figure that some property sets apart from the four others. */
export const possibleOddOnes = (figures: readonly Figure[]): number[] => [
  ...new Set(properties.flatMap((property) => loneFigure(figures, property))),
];
