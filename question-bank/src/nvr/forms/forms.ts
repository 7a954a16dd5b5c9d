import type { Point } from '../../figures/svg';
import type { Random } from '../../generation/random';
import { lopsidedPolyominoes, nameOf, siblingsOf } from './polyominoes';
import { nameOfPost, pickPost, pickSiblings } from './posts';

/**
 * A form is a shape with eight different images: the name of a post, or the cells of some squares. An image is the form flipped over
 * from left to right or not, then turned clockwise by some quarters.
 */
export interface Image {
  readonly [name: string]: string | number | boolean;
  readonly form: string;
  readonly isFlipped: boolean;
  readonly quarters: number;
}

/** Where forms are taken from: posts, or so many squares. */
export type FormKind = 'posts' | number;

export const pickForm = (random: Random, kind: FormKind): string =>
  kind === 'posts' ? nameOfPost(pickPost(random)) : nameOf(random.pick(lopsidedPolyominoes(kind)));

/** Three forms that are easily mistaken for each other, none of them in the middle of the others. */
export const pickLikeForms = (random: Random, kind: FormKind): string[] =>
  kind === 'posts' ? pickSiblings(random).map(nameOfPost) : random.sample(random.pick(siblingsOf(kind)), 3).map(nameOf);

export const turnedFurther = ({ form, isFlipped, quarters }: Image, more: number): Image => ({
  form,
  isFlipped,
  quarters: (quarters + more) % 4,
});

/** The image turned over from left to right. */
const turnedOver = ({ form, isFlipped, quarters }: Image): Image => ({
  form,
  isFlipped: !isFlipped,
  quarters: (4 - quarters) % 4,
});

/** The image in its four directions. */
export const turnsOf = (image: Image): Image[] => [0, 1, 2, 3].map((quarters) => turnedFurther(image, quarters));

/** The image turned over, in its four directions. */
export const reflectionsOf = (image: Image): Image[] => turnsOf(turnedOver(image));

export const isSameImage = (one: Image, other: Image): boolean =>
  one.form === other.form && one.isFlipped === other.isFlipped && one.quarters === other.quarters;

/** Where a point of a form comes to lie in its image: as far from the middle as before, the first number to the right, the second down. */
export function imagePoint({ isFlipped, quarters }: Image, [x, y]: Point): Point {
  const turn = ([right, down]: Point, left: number): Point =>
    left === 0 ? [right, down] : turn([-down, right], left - 1);
  return turn([isFlipped ? -x : x, y], quarters);
}

/** The squares of a form that is made of some. */
export const cellsOf = (form: string): Point[] =>
  form.split(' ').map((cell) => {
    const [column = 0, row = 0] = cell.split(',').map(Number);
    return [column, row];
  });

export type MirrorLine = 'vertical' | 'horizontal' | 'rising' | 'falling';

const turnsAfterFlip: Readonly<Record<MirrorLine, number>> = { vertical: 0, rising: 1, horizontal: 2, falling: 3 };

/** What a mirror on the line shows: "rising" runs from bottom left to top right. */
export const mirroredIn = (image: Image, line: MirrorLine): Image =>
  turnedFurther(turnedOver(image), turnsAfterFlip[line]);

/** A form as it happens to lie. */
export const lying = (random: Random, form: string): Image => ({
  form,
  isFlipped: random.oneIn(2),
  quarters: random.integer(0, 3),
});
