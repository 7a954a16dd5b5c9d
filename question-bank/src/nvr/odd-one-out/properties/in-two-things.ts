import { fills, pointers, sidesOf, type AttributeName, type Figure } from '../../attributes';
import { needed } from '../../words/attribute-words';
import {
  hasLeftDot,
  hasLowerDot,
  hasManyCircles,
  hasMarkedOutline,
  hasRightDot,
  hasUpperDot,
  isLarge,
  isPolygon,
  isShaded,
  LARGE,
  SMALL,
} from './in-one-thing';
import type { Property } from './property';

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

/** A thing that each picture has or has not, by the half of the box that its dot is in. */
const byDot = (words: string, isInHalf: Property, { holds }: Property): Property => ({
  words,
  holds: (figure) => figure.dot > 0 && isInHalf.holds(figure) === holds(figure),
});

const shades = (words: string, half: Property): Property => byDot(words, half, isShaded);
export const shadesUnderUpperDot = shades(
  'have lines or dots inside the shape if the dot is in the upper half, and nothing inside if it is in the lower half',
  hasUpperDot,
);
export const shadesUnderLowerDot = shades(
  'have lines or dots inside the shape if the dot is in the lower half, and nothing inside if it is in the upper half',
  hasLowerDot,
);
export const marksByLeftDot = byDot(
  'have a dashed or thick outline if the dot is on the left, and a plain one if it is on the right',
  hasLeftDot,
  hasMarkedOutline,
);
export const marksByRightDot = byDot(
  'have a dashed or thick outline if the dot is on the right, and a plain one if it is on the left',
  hasRightDot,
  hasMarkedOutline,
);
export const crowdsByLeftDot = byDot(
  'have three small circles or more if the dot is on the left, and fewer if it is on the right',
  hasLeftDot,
  hasManyCircles,
);
export const crowdsByRightDot = byDot(
  'have three small circles or more if the dot is on the right, and fewer if it is on the left',
  hasRightDot,
  hasManyCircles,
);

export const shadesTheLarge: Property = {
  words: 'have lines or dots inside a large or huge shape, and nothing inside a small or tiny one',
  holds: (figure) => !isMiddling(figure) && isLarge.holds(figure) === isShaded.holds(figure),
};

const sizesByDot = (words: string, half: Property): Property => ({
  words,
  holds: (figure) => !isMiddling(figure) && byDot(words, half, isLarge).holds(figure),
});
export const largeUnderUpperDot = sizesByDot(
  'show a large or huge shape if the dot is in the upper half, and a small or tiny one if it is in the lower half',
  hasUpperDot,
);
export const largeUnderLowerDot = sizesByDot(
  'show a large or huge shape if the dot is in the lower half, and a small or tiny one if it is in the upper half',
  hasLowerDot,
);

export const marksTheWhite: Property = {
  words: 'have a dashed or thick outline if nothing is inside the shape, and a plain one if lines or dots are',
  holds: (figure) => hasMarkedOutline.holds(figure) !== isShaded.holds(figure) && fills[figure.fill] !== 'black',
};

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
  crowdsByLeftDot,
  crowdsByRightDot,
  largeUnderLowerDot,
  largeUnderUpperDot,
  marksByLeftDot,
  marksByRightDot,
  marksTheWhite,
  shadesTheLarge,
  shadesUnderLowerDot,
  shadesUnderUpperDot,
];
