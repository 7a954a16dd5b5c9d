/**
 * A figure is nothing but these attributes, each the index of one of its values; it is drawn from them alone. So two
 * figures look alike exactly when their attributes are equal, and a rule is proved by looking at numbers.
 */
export const attributeNames = ['shape', 'fill', 'size', 'turn', 'line', 'count', 'dot', 'rays'] as const;

export type AttributeName = (typeof attributeNames)[number];

export type Figure = Readonly<Record<AttributeName, number>>;

export const shapes = [
  'circle',
  'triangle',
  'square',
  'pentagon',
  'hexagon',
  'star',
  'cross',
  'arrow',
  'flag',
  'drop',
] as const;

export type Shape = (typeof shapes)[number];

export const fills = ['white', 'black', 'striped', 'dotted', 'chequered'] as const;

export type Fill = (typeof fills)[number];

/** Each a good quarter larger than the one before, so that no eye mistakes two of them. */
export const sizes = ['tiny', 'small', 'medium', 'large', 'huge'] as const;

export const lines = ['plain', 'dashed', 'thick'] as const;

/** Eighths of a full turn, clockwise. */
export const turns = [
  'up',
  'up and right',
  'right',
  'down and right',
  'down',
  'down and left',
  'left',
  'up and left',
] as const;

/** Small circles in a row under the shape. */
export const counts = [0, 1, 2, 3, 4, 5] as const;

/** A dot in a corner, clockwise; 0 for none. */
export const dots = [
  'no corner',
  'the upper left corner',
  'the upper right corner',
  'the lower right corner',
  'the lower left corner',
] as const;

/** Lines around the shape, one for each eighth of a turn, kept as the bits of a number. */
export const RAYS = 8;

const shapesFrom = (names: readonly Shape[]): readonly number[] => names.map((name) => shapes.indexOf(name));

/** Shapes that look different after every eighth of a turn. */
export const pointers = shapesFrom(['arrow', 'flag', 'drop']);

/** Shapes that are known at a glance whichever way up. */
export const plainShapes = shapesFrom(['circle', 'triangle', 'square', 'pentagon', 'hexagon', 'star', 'cross']);

/** Shapes whose straight sides a child can count. */
export const polygons = shapesFrom(['triangle', 'square', 'pentagon', 'hexagon']);

export const sidesOf = (shape: number): number => 3 + polygons.indexOf(shape);

/** Whether the values of an attribute have an order, and whether it comes round to its beginning. */
type Order = 'none' | 'straight' | 'round';

interface Attribute {
  /** What a teacher calls it. */
  noun: string;
  order: Order;
  values: readonly number[];
  /** "striped", "4": a value in words. */
  word: (value: number) => string;
}

const upTo = (count: number, from = 0): number[] => Array.from({ length: count }, (_, index) => from + index);

export const attributes: Readonly<Record<AttributeName, Attribute>> = {
  shape: { noun: 'shape', order: 'none', values: plainShapes, word: (value) => shapes[value] ?? '' },
  fill: { noun: 'filling', order: 'none', values: upTo(fills.length), word: (value) => fills[value] ?? '' },
  size: { noun: 'size', order: 'straight', values: upTo(sizes.length), word: (value) => sizes[value] ?? '' },
  turn: { noun: 'direction', order: 'round', values: upTo(turns.length), word: (value) => turns[value] ?? '' },
  line: { noun: 'outline', order: 'none', values: upTo(lines.length), word: (value) => lines[value] ?? '' },
  count: { noun: 'number of small circles', order: 'straight', values: upTo(counts.length), word: String },
  dot: {
    noun: 'corner of the dot',
    order: 'round',
    values: upTo(dots.length - 1, 1),
    word: (value) => dots[value] ?? '',
  },
  rays: { noun: 'set of rays', order: 'none', values: upTo(2 ** RAYS), word: raysInWords },
};

export const NO_RAYS = 'no rays';

function raysInWords(rays: number): string {
  const names = turns.filter((_, index) => ((rays >> index) & 1) === 1);
  return names.length === 0 ? NO_RAYS : names.join('; ');
}

/** A large white circle with nothing about it: where every figure begins. */
export const plainFigure: Figure = { shape: 0, fill: 0, size: 3, turn: 0, line: 0, count: 0, dot: 0, rays: 0 };

/** A figure with some attributes changed. */
export const withValues = (figure: Figure, values: Partial<Figure>): Figure => ({ ...figure, ...values });

export const areAlike = (one: Figure, other: Figure): boolean =>
  attributeNames.every((name) => one[name] === other[name]);

export const areAllDifferent = (figures: readonly Figure[]): boolean =>
  figures.every((figure, index) => !figures.slice(0, index).some((other) => areAlike(figure, other)));

/** The smallest size that shows a filling: a few dots need more room than stripes. */
const roomFor: Readonly<Record<Fill, number>> = { white: 0, black: 0, striped: 1, chequered: 1, dotted: 2 };

/** Shapes whose outline turns inwards: dashes make them ragged. */
const notched = shapesFrom(['star', 'cross', 'arrow', 'flag']);

/**
 * Whether every attribute can be seen: a filling with room enough, an outline that is not around black, dashes that do
 * not run into a filling, and a direction only on a shape that has one and is large enough to show it.
 */
export const isClear = (figure: Figure): boolean =>
  figure.size >=
    roomFor[fills[figure.fill] ?? 'white'] + (shapes[figure.shape] === 'flag' && figure.fill > 1 ? 1 : 0) &&
  hasClearEdge(figure) &&
  (figure.turn === 0 || (pointers.includes(figure.shape) && figure.size > 0));

const hasClearEdge = (figure: Figure): boolean =>
  (figure.line === 0 || fills[figure.fill] !== 'black') && (lines[figure.line] !== 'dashed' || canBeDashed(figure));

const canBeDashed = ({ fill, size, shape }: Figure): boolean =>
  fills[fill] === 'white' ? size >= (notched.includes(shape) ? 2 : 1) : size >= 2 && !notched.includes(shape);
