import { dots, fills, pointers, polygons, shapes, sidesOf, type Figure } from '../../attributes';
import { lacking, type Property } from './property';

export const isPolygon = ({ shape }: Figure): boolean => polygons.includes(shape);

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

export const hasFewSides: Property = {
  words: 'show a shape with three or four sides',
  holds: (figure) => isPolygon(figure) && sidesOf(figure.shape) <= 4,
};

const notched: readonly string[] = ['star', 'cross'];

export const isNotched: Property = {
  words: 'show a shape with corners that go inwards',
  holds: ({ shape }) => notched.includes(shapes[shape] ?? ''),
};

export const isUnnotched = lacking(isNotched, 'show a shape with no corner that goes inwards');

export const hasMarkedOutline: Property = {
  words: 'have an outline that is dashed or thick',
  holds: ({ line }) => line > 0,
};

/** Up to here a shape is small, and from LARGE on it is large. */
export const SMALL = 1;
export const LARGE = 3;

/** Nothing is said of what lies between, which would ask for a ruler. */
export const isLarge: Property = { words: 'show a large or huge shape', holds: ({ size }) => size >= LARGE };
export const isSmall: Property = { words: 'show a small or tiny shape', holds: ({ size }) => size <= SMALL };

export const isShaded: Property = {
  words: 'have lines or dots inside the shape',
  holds: ({ fill }) => fills[fill] !== 'white' && fills[fill] !== 'black',
};

export const isUnshaded = lacking(isShaded, 'have no lines and no dots inside the shape');

const withLines: readonly string[] = ['striped', 'chequered'];

export const hasLinesInside: Property = {
  words: 'have lines inside the shape',
  holds: ({ fill }) => withLines.includes(fills[fill] ?? ''),
};

export const hasNoLinesInside = lacking(hasLinesInside, 'have no lines inside the shape');

export const pointsStraight: Property = {
  words: 'point straight up, down, left or right, not aslant',
  holds: ({ turn }) => turn % 2 === 0,
};

export const pointsAslant: Property = { words: 'point aslant', holds: ({ turn }) => turn % 2 === 1 };

const dotIn = (word: string): Property => ({
  words: `have the dot ${word === 'upper' || word === 'lower' ? `in the ${word} half` : `on the ${word}`}`,
  holds: ({ dot }) => dots[dot]?.includes(word) ?? false,
});

export const hasUpperDot = dotIn('upper');
export const hasLowerDot = dotIn('lower');
export const hasLeftDot = dotIn('left');
export const hasRightDot = dotIn('right');

export const isStraightSided: Property = {
  words: 'show a shape with straight sides only',
  holds: ({ shape }) => shapes[shape] !== 'circle' && shapes[shape] !== 'drop',
};

/** Left and right are each other's image: a thing that pictures are looked over for, though no idea asks for it. */
export const isSymmetric: Property = {
  words: 'look the same in a mirror',
  holds: ({ shape, fill, turn, dot }) =>
    dot === 0 && turn % 4 === 0 && fills[fill] !== 'striped' && shapes[shape] !== 'flag',
};

export const isPointer: Property = {
  words: 'show a shape that points',
  holds: ({ shape }) => pointers.includes(shape),
};

/** What is looked at in one thing: the one that has it is as odd as the one that has it not. */
export const plainProperties: readonly Property[] = [
  hasUpperDot,
  hasLowerDot,
  hasLeftDot,
  hasRightDot,
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
  hasLinesInside,
  isStraightSided,
  isPointer,
  isSymmetric,
  pointsStraight,
  pointsAslant,
];
