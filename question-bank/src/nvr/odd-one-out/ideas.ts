import type { ByLevel } from '../../generation/level';
import type { Random } from '../../generation/random';
import {
  attributes,
  fills,
  plainFigure,
  plainShapes,
  pointers,
  polygons,
  shapes,
  turns,
  withValues,
  type AttributeName,
  type Figure,
} from '../attributes';
import {
  bothEvenOrOdd,
  countsItsSides,
  countsOneFewer,
  countsOneMore,
  dotSides,
  evenAndOdd,
  hasEvenCount,
  hasEvenSides,
  hasFewCircles,
  hasManyCircles,
  hasManySides,
  hasMarkedOutline,
  hasOddCount,
  hasValue,
  isLarge,
  isNotched,
  isShaded,
  isSmall,
  isStraightSided,
  pairing,
  pointsAslant,
  pointsAtDot,
  pointsAwayFromDot,
  pointsFromSideOfDot,
  pointsStraight,
  pointsToSideOfDot,
  sums,
  type Property,
} from './likeness';

/** What four figures share, and what may differ besides. */
export interface Scheme {
  property: Property;
  odd: Partial<Figure>;
  alike: readonly Partial<Figure>[];
  free: readonly AttributeName[];
}

/** A kind of thing that four figures have in common. */
export type Idea = (random: Random) => Scheme;

type Names = readonly AttributeName[];

const LIKE = 4;

/** Of a flag nobody can say for certain to where it points. */
const arrows = pointers.filter((shape) => shapes[shape] !== 'flag');

/** Four figures of one value, one of another. */
function byValue(name: AttributeName, free: Names): Idea {
  return (random) => {
    const { values } = attributes[name];
    const shared = random.pick(values);
    // Sizes next to each other would ask for a ruler.
    const apart = name === 'size' ? 2 : 1;
    const other = random.pick(values.filter((value) => Math.abs(value - shared) >= apart));
    const base: Partial<Figure> = {
      shape: random.pick(name === 'turn' ? arrows : plainShapes),
      fill: random.pick([0, fills.indexOf('striped')]),
    };
    return {
      property: hasValue(name, shared),
      odd: withValue(base, name, other),
      alike: Array.from({ length: LIKE }, () => withValue(base, name, shared)),
      free,
    };
  };
}

const withValue = (figure: Partial<Figure>, name: AttributeName, value: number): Partial<Figure> => ({
  ...figure,
  [name]: value,
});

/** Four figures of two values that share a property, and one of a value without it. */
function byProperty(name: AttributeName, property: Property, free: Names): Idea {
  return (random) => {
    const base: Partial<Figure> = {
      shape: random.pick(name === 'turn' ? arrows : plainShapes),
      fill: random.pick([0, fills.indexOf('striped')]),
    };
    const values = valuesFor(name, property);
    const wholes = values.map((value) => withValue(base, name, value));
    const having = wholes.filter((whole) => property.holds(withValues(plainFigure, whole)));
    const lacking = wholes.filter((whole) => !property.holds(withValues(plainFigure, whole)));
    const [one = base, other = base] = random.sample(having, 2);
    return { property, odd: random.pick(lacking), alike: [one, one, other, other], free };
  };
}

/** What a child can be asked to tell apart: shapes whose sides can be counted, sizes that need no ruler. */
function valuesFor(name: AttributeName, property: Property): readonly number[] {
  if (property === hasEvenSides || property === hasManySides) return polygons;
  return name === 'size' ? attributes.size.values.filter((size) => size !== MIDDLE) : attributes[name].values;
}

const MIDDLE = 2;

/** One idea that is met in several forms, and drawn no more often than any other. */
const anyOf =
  (forms: readonly Idea[]): Idea =>
  (random) =>
    random.pick(forms)(random);

interface Crossed {
  names: readonly [AttributeName, AttributeName];
  values: readonly [readonly number[], readonly number[]];
}

/** Two attributes of a figure must suit each other; in the odd one they do not, though each is seen in another figure. */
function byTwo(property: Property, { names, values }: Crossed, free: Names): Idea {
  const [one, other] = names;
  const all = values[0].flatMap((value) => values[1].map((partner) => ({ [one]: value, [other]: partner })));
  const having = all.filter((whole) => property.holds(withValues(plainFigure, whole)));
  return (random) => {
    const shape = names.includes('turn') ? { shape: random.pick(arrows) } : {};
    const suits = (whole: Partial<Figure>) => property.holds(withValues(plainFigure, { ...whole, ...shape }));
    const pool = names.includes('turn') ? all.filter(suits) : having;
    const [first = {}, second = {}] = random.sample(pool, 2);
    const odd = { ...shape, [one]: first[one], [other]: second[other] };
    return {
      property,
      odd,
      alike: [first, first, second, second].map((whole) => ({ ...whole, ...shape })),
      free,
    };
  };
}

const sidesAndCircles: Crossed = { names: ['shape', 'count'], values: [polygons, [1, 2, 3, 4, 5]] };
const turnAndDot: Crossed = { names: ['turn', 'dot'], values: [turns.map((_, eighths) => eighths), [1, 2, 3, 4]] };

const bySidesAndCircles = (property: Property): Idea => byTwo(property, sidesAndCircles, ['fill', 'dot', 'line']);
const byTurnAndDot = (property: Property): Idea => byTwo(property, turnAndDot, ['fill', 'size', 'count']);

/** Each value of one attribute goes with one value of another. */
function byPairing(names: readonly [AttributeName, AttributeName], free: Names): Idea {
  const [one, other] = names;
  return (random) => {
    const [first = 0, second = 0] = random.sample(spread(one), 2);
    const [partner = 0, otherPartner = 0] = random.sample(spread(other), 2);
    const base: Partial<Figure> = { shape: random.pick(plainShapes) };
    const whole = (value: number, partnerValue: number) => withValue(withValue(base, one, value), other, partnerValue);
    const pairs = [
      [first, partner],
      [second, otherPartner],
    ] as const;
    return {
      property: pairing(names, pairs),
      odd: whole(first, otherPartner),
      alike: [...pairs, ...pairs].map(([value, partnerValue]) => whole(value, partnerValue)),
      free,
    };
  };
}

/** Sizes that need no ruler. */
const spread = (name: AttributeName): readonly number[] => (name === 'size' ? [1, 3] : attributes[name].values);

/** What is seen at a glance; at the second level more differs besides. */
const glances: readonly Idea[] = [
  byValue('fill', ['size', 'shape', 'count']),
  byValue('shape', ['fill', 'size', 'dot']),
  byValue('line', ['shape', 'size', 'count']),
  byValue('count', ['shape', 'fill', 'size']),
  byValue('dot', ['shape', 'fill', 'count']),
  byValue('turn', ['fill', 'size', 'dot']),
  byValue('size', ['shape', 'fill', 'count']),
  byProperty('shape', isStraightSided, ['fill', 'size', 'dot']),
];

/** At least eight ideas a level, and each is drawn as often as the others. */
export const ideasByLevel: ByLevel<readonly Idea[]> = [
  glances,
  glances,
  [
    byProperty('fill', isShaded, ['shape', 'size', 'dot']),
    byProperty('turn', pointsStraight, ['fill', 'dot', 'count']),
    byProperty('turn', pointsAslant, ['fill', 'dot', 'count']),
    anyOf([hasManyCircles, hasFewCircles].map((many) => byProperty('count', many, ['shape', 'fill', 'dot']))),
    anyOf(dotSides.map((side) => byProperty('dot', side, ['shape', 'fill', 'count']))),
    byProperty('shape', hasManySides, ['fill', 'dot', 'count']),
    byProperty('shape', isNotched, ['fill', 'dot', 'count']),
    byProperty('line', hasMarkedOutline, ['shape', 'dot', 'count']),
    anyOf([isLarge, isSmall].map((size) => byProperty('size', size, ['shape', 'fill', 'dot']))),
  ],
  [
    byProperty('shape', hasEvenSides, ['fill', 'size', 'dot']),
    byProperty('count', hasEvenCount, ['shape', 'fill', 'size']),
    byProperty('count', hasOddCount, ['shape', 'fill', 'size']),
    bySidesAndCircles(countsItsSides),
    byTurnAndDot(pointsAtDot),
    byTurnAndDot(pointsAwayFromDot),
    byTurnAndDot(pointsToSideOfDot),
    byTurnAndDot(pointsFromSideOfDot),
  ],
  [
    ...[countsOneFewer, countsOneMore, bothEvenOrOdd, evenAndOdd, ...sums].map(bySidesAndCircles),
    byPairing(['fill', 'dot'], ['size', 'count']),
    byPairing(['shape', 'dot'], ['fill', 'count']),
    byPairing(['shape', 'count'], ['fill', 'dot']),
    byPairing(['size', 'fill'], ['dot', 'count']),
    byPairing(['line', 'dot'], ['shape', 'count']),
  ],
];
