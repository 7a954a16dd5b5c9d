import {
  attributes,
  dots,
  fills,
  pointers,
  polygons,
  shapes,
  sidesOf,
  type AttributeName,
  type Figure,
} from '../attributes';
import { needed } from '../words/attribute-words';

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
  count: (word) => (word === '1' ? 'have 1 small circle' : `have ${word === '0' ? 'no' : word} small circles`),
  dot: (word) => `have the dot in ${word}`,
  rays: (word) => `have rays pointing ${word}`,
};

export const hasValue = (name: AttributeName, value: number): Property => ({
  words: saying[name](attributes[name].word(value)),
  holds: (figure) => figure[name] === value,
});

const isPolygon = ({ shape }: Figure): boolean => polygons.includes(shape);

const ofPolygon = (words: string, holds: (sides: number, count: number) => boolean): Property => ({
  words,
  holds: (figure) => isPolygon(figure) && figure.count > 0 && holds(sidesOf(figure.shape), figure.count),
});

/** As many small circles as the shape has sides, or one fewer, or one more. */
export const countsItsSides = ofPolygon(
  'have as many small circles as the shape has sides',
  (sides, count) => count === sides,
);
export const countsOneFewer = ofPolygon(
  'have one small circle fewer than the shape has sides',
  (sides, count) => count === sides - 1,
);
export const countsOneMore = ofPolygon(
  'have one small circle more than the shape has sides',
  (sides, count) => count === sides + 1,
);

const sumIs = (sum: number): Property =>
  ofPolygon(
    `have ${sum} if the sides and the small circles are counted together`,
    (sides, count) => sides + count === sum,
  );

export const sums: readonly Property[] = [6, 7, 8].map(sumIs);

export const bothEvenOrOdd = ofPolygon(
  'have sides and small circles that are both even or both odd',
  (sides, count) => (sides + count) % 2 === 0,
);

export const evenAndOdd = ofPolygon(
  'have an even number of one and an odd number of the other: sides and small circles',
  (sides, count) => (sides + count) % 2 === 1,
);

export const countsTwoFewer = ofPolygon(
  'have two small circles fewer than the shape has sides',
  (sides, count) => count === sides - 2,
);
export const countsLessThanSides = ofPolygon(
  'have fewer small circles than the shape has sides',
  (sides, count) => count < sides,
);
export const countsMoreThanSides = ofPolygon(
  'have more small circles than the shape has sides',
  (sides, count) => count > sides,
);

export const hasEvenSides: Property = {
  words: 'show a shape with an even number of sides',
  holds: (figure) => isPolygon(figure) && sidesOf(figure.shape) % 2 === 0,
};

export const hasOddSides: Property = {
  words: 'show a shape with an odd number of sides',
  holds: (figure) => isPolygon(figure) && sidesOf(figure.shape) % 2 === 1,
};

export const hasEvenCount: Property = {
  words: 'have an even number of small circles',
  holds: ({ count }) => count > 0 && count % 2 === 0,
};

export const hasOddCount: Property = {
  words: 'have an odd number of small circles',
  holds: ({ count }) => count % 2 === 1,
};

export const hasManyCircles: Property = {
  words: 'have three small circles or more',
  holds: ({ count }) => count >= 3,
};

export const hasFewCircles: Property = {
  words: 'have fewer than three small circles',
  holds: ({ count }) => count < 3,
};

export const hasManySides: Property = {
  words: 'show a shape with five sides or more',
  holds: (figure) => isPolygon(figure) && sidesOf(figure.shape) >= 5,
};

const notched: readonly string[] = ['star', 'cross'];

export const isNotched: Property = {
  words: 'show a shape with corners that go inwards',
  holds: ({ shape }) => notched.includes(shapes[shape] ?? ''),
};

export const hasMarkedOutline: Property = {
  words: 'have an outline that is dashed or thick',
  holds: ({ line }) => line > 0,
};

const SMALL = 1;
const LARGE = 3;

/** Nothing is said of what lies between, which would ask for a ruler. */
export const isLarge: Property = { words: 'show a large or huge shape', holds: ({ size }) => size >= LARGE };
export const isSmall: Property = { words: 'show a small or tiny shape', holds: ({ size }) => size <= SMALL };

const isMiddling = ({ size }: Figure): boolean => size > SMALL && size < LARGE;

/** Few are one or two, many three or more. */
const bySizeAndCircles = (words: string, isManyWithLarge: boolean): Property => ({
  words,
  holds: (figure) =>
    !isMiddling(figure) && figure.count > 0 && (figure.size >= LARGE === figure.count >= 3) === isManyWithLarge,
});
export const crowdsTheLarge = bySizeAndCircles(
  'put three small circles or more with a large or huge shape, and fewer with a small or tiny one',
  true,
);
export const crowdsTheSmall = bySizeAndCircles(
  'put three small circles or more with a small or tiny shape, and fewer with a large or huge one',
  false,
);

export const isShaded: Property = {
  words: 'have lines or dots inside the shape',
  holds: ({ fill }) => fills[fill] !== 'white' && fills[fill] !== 'black',
};

export const pointsStraight: Property = {
  words: 'point straight up, down, left or right, not aslant',
  holds: ({ turn }) => turn % 2 === 0,
};

export const pointsAslant: Property = { words: 'point aslant', holds: ({ turn }) => turn % 2 === 1 };

const dotIn = (word: string): Property => ({
  words: `have the dot ${word === 'upper' || word === 'lower' ? `in the ${word} half` : `on the ${word}`}`,
  holds: ({ dot }) => dots[dot]?.includes(word) ?? false,
});

export const dotSides: readonly Property[] = ['upper', 'lower', 'left', 'right'].map(dotIn);

export const isStraightSided: Property = {
  words: 'show a shape with straight sides only',
  holds: ({ shape }) => shapes[shape] !== 'circle' && shapes[shape] !== 'drop',
};

const isPointer: Property = { words: 'show a shape that points', holds: ({ shape }) => pointers.includes(shape) };

/** The directions, in eighths of a turn, in which each corner lies: its own, and its two sides. */
const cornerAt = [7, 1, 3, 5];

const towards = (words: string, holds: (turn: number, corner: number) => boolean): Property => ({
  words,
  holds: ({ shape, turn, dot }) => pointers.includes(shape) && dot > 0 && holds(turn, cornerAt[dot - 1] ?? 0),
});

const apart = (turn: number, corner: number): number => Math.min((turn - corner + 8) % 8, (corner - turn + 8) % 8);

export const pointsAtDot = towards('point straight at the dot', (turn, corner) => turn === corner);
export const pointsAwayFromDot = towards(
  'point straight away from the dot',
  (turn, corner) => apart(turn, corner) === 4,
);
export const pointsToSideOfDot = towards(
  'point to a side of the box that the dot is at',
  (turn, corner) => apart(turn, corner) === 1,
);
export const pointsFromSideOfDot = towards(
  'point away from a side of the box that the dot is at',
  (turn, corner) => apart(turn, corner) === 3,
);

/** Two attributes that go together: each value of one with one value of the other. */
export const pairing = (
  names: readonly [AttributeName, AttributeName],
  pairs: readonly (readonly [number, number])[],
): Property => {
  const [one, other] = names;
  const inWords = pairs.map(([value, partner]) => `${needed(one, value)} with ${needed(other, partner)}`);
  return {
    words: `put ${inWords.join(', and ')}`,
    holds: (figure) => pairs.some(([value, partner]) => figure[one] === value && figure[other] === partner),
  };
};

/** What is looked at in one thing: the one that has it is as odd as the one that has it not. */
export const plainProperties: readonly Property[] = [
  ...dotSides,
  hasEvenSides,
  hasOddSides,
  hasEvenCount,
  hasOddCount,
  hasManyCircles,
  hasManySides,
  isNotched,
  hasMarkedOutline,
  isLarge,
  isSmall,
  isShaded,
  isStraightSided,
  isPointer,
  pointsStraight,
  pointsAslant,
];

/** What two things make together. Not to have it is nothing in common: nobody would say so of four pictures. */
export const joinedProperties: readonly Property[] = [
  ...sums,
  countsItsSides,
  countsOneFewer,
  countsOneMore,
  countsTwoFewer,
  countsLessThanSides,
  countsMoreThanSides,
  crowdsTheLarge,
  crowdsTheSmall,
  bothEvenOrOdd,
  evenAndOdd,
  pointsAtDot,
  pointsAwayFromDot,
  pointsToSideOfDot,
  pointsFromSideOfDot,
];
