import type { Random } from '../../../generation/random';
import {
  fills,
  plainFigure,
  plainShapes,
  pointers,
  shapes,
  withValues,
  type AttributeName,
  type Figure,
} from '../../attributes';
import type { Property } from '../properties/property';

/** What four figures share, and what may differ besides. */
export interface Scheme {
  readonly property: Property;
  /** What the idea says of each, the odd one first. */
  readonly parts: readonly Part[];
  readonly free: Names;
}

/** A kind of thing that four figures have in common; nothing where the values that chance took make no question. */
export type Idea = (random: Random) => Scheme | undefined;

/** One idea in the forms that it is met in: they are drawn no more often than another's one. */
export type Forms = readonly Idea[];

export type Names = readonly AttributeName[];

export type Part = Partial<Figure>;

/** How many have it. */
export const LIKE = 4;

/** Of a flag nobody can say for certain to where it points. */
export const arrows = pointers.filter((shape) => shapes[shape] !== 'flag');

export const withValue = (figure: Partial<Figure>, name: AttributeName, value: number): Partial<Figure> => ({
  ...figure,
  [name]: value,
});

/** What may differ beside what the idea is about. */
export const allBeside = (names: Names): Names =>
  (['shape', 'fill', 'size', 'line', 'count', 'dot'] as const).filter((name) => !names.includes(name));

/** The shape and the filling of all five, where neither is what differs. */
export const baseFor = (random: Random, name: AttributeName): Part => ({
  shape: random.pick(name === 'turn' ? arrows : plainShapes),
  fill: random.pick([0, fills.indexOf('striped')]),
});

/** Found once: it is the same in every draw. */
export function partedBy(property: Property, parts: readonly Part[]): Record<'having' | 'lacking', readonly Part[]> {
  const holds = (part: Part) => property.holds(withValues(plainFigure, part));
  return { having: parts.filter(holds), lacking: parts.filter((part) => !holds(part)) };
}

/** Four, of two kinds or more, one of them alone among two kinds or three: the odd one is never alone in being alone. */
export function fourOf<T>(random: Random, kinds: readonly T[]): T[] {
  const some = random.sample(kinds, Math.min(kinds.length, random.integer(2, LIKE)));
  const [first] = some;
  if (some.length === 2 && first !== undefined) return [...some, first, first];
  return [...some, ...some, ...some, ...some].slice(0, LIKE);
}
