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
  countsLessThanSides,
  countsMoreThanSides,
  countsOneFewer,
  countsOneMore,
  countsTwoFewer,
  crowdsTheLarge,
  crowdsTheSmall,
  dotSides,
  evenAndOdd,
  hasEvenCount,
  hasEvenSides,
  hasFewCircles,
  hasManyCircles,
  hasManySides,
  hasMarkedOutline,
  hasOddCount,
  hasOddSides,
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
} from './properties';

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

/** Four figures of several values that share a property, and one of a value without it. */
function byProperty(name: AttributeName, property: Property, free: Names): Idea {
  const { having, lacking } = partedBy(
    property,
    valuesFor(name, property).map((value) => ({ [name]: value })),
  );
  return (random) => {
    const base: Partial<Figure> = {
      shape: random.pick(name === 'turn' ? arrows : plainShapes),
      fill: random.pick([0, fills.indexOf('striped')]),
    };
    const [odd = base, ...alike] = [random.pick(lacking), ...fourOf(random, having)].map((part) => ({
      ...base,
      ...part,
    }));
    return { property, odd, alike, free };
  };
}

type Part = Partial<Figure>;

/** Found once: it is the same in every draw. */
function partedBy(property: Property, parts: readonly Part[]): Record<'having' | 'lacking', readonly Part[]> {
  const holds = (part: Part) => property.holds(withValues(plainFigure, part));
  return { having: parts.filter(holds), lacking: parts.filter((part) => !holds(part)) };
}

/** Four, of two to four kinds: one alone among the four is as good a kind as any, so that whatever is alone is not yet the odd one. */
function fourOf<T>(random: Random, kinds: readonly T[]): T[] {
  const some = random.sample(kinds, Math.min(kinds.length, random.integer(2, LIKE)));
  return [...some, ...some, ...some, ...some].slice(0, LIKE);
}

/** What a child can be asked to tell apart: shapes whose sides can be counted, sizes that need no ruler. */
function valuesFor(name: AttributeName, property: Property): readonly number[] {
  if (name === 'shape' && countsSides.includes(property)) return polygons;
  return name === 'size' ? attributes.size.values.filter((size) => size !== MIDDLE) : attributes[name].values;
}

const MIDDLE = 2;
const countsSides: readonly Property[] = [hasEvenSides, hasOddSides, hasManySides];

/** One idea that is met in several forms, and drawn no more often than any other. */
const anyOf =
  (forms: readonly Idea[]): Idea =>
  (random) =>
    random.pick(forms)(random);

interface Crossed {
  names: readonly [AttributeName, AttributeName];
  values: readonly [readonly number[], readonly number[]];
}

/**
 * Two attributes of a figure must suit each other; in the odd one they do not. In half of the draws each of them is seen in another figure,
 * and the odd one is more like the others than those are; in the other half it is less.
 */
function byTwo(property: Property, { names, values }: Crossed, free: Names): Idea {
  const [one, other] = names;
  const all = values[0].flatMap((value) => values[1].map((partner): Part => ({ [one]: value, [other]: partner })));
  const pools = (names.includes('turn') ? arrows.map((shape) => ({ shape })) : [{}]).map((shape) =>
    partedBy(
      property,
      all.map((part) => ({ ...part, ...shape })),
    ),
  );
  return (random) => {
    const { having, lacking } = random.pick(pools);
    const alike = fourOf(random, having);
    const [first = {}, second = {}] = alike;
    const crossed = { ...first, [other]: second[other] };
    return { property, odd: random.oneIn(2) ? crossed : random.pick(lacking), alike, free };
  };
}

const sidesAndCircles: Crossed = { names: ['shape', 'count'], values: [polygons, [1, 2, 3, 4, 5]] };
const turnAndDot: Crossed = { names: ['turn', 'dot'], values: [turns.map((_, eighths) => eighths), [1, 2, 3, 4]] };

const sizeAndCircles: Crossed = {
  names: ['size', 'count'],
  values: [
    [0, 1, 3, 4],
    [1, 2, 3, 4, 5],
  ],
};

const bySidesAndCircles = (property: Property): Idea => byTwo(property, sidesAndCircles, ['fill', 'dot', 'line']);
const bySizeAndCircles = (property: Property): Idea => byTwo(property, sizeAndCircles, ['shape', 'fill', 'dot']);
const byTurnAndDot = (property: Property): Idea => byTwo(property, turnAndDot, ['fill', 'size', 'count']);

/** Each value of one attribute goes with one value of another. */
function byPairing(names: readonly [AttributeName, AttributeName], free: Names): Idea {
  const [one, other] = names;
  return (random) => {
    const [first = 0, second = 0] = random.sample(spread(one), 2);
    const [partner = 0, otherPartner = 0, noPartner = otherPartner] = random.sample(spread(other), 3);
    const base: Partial<Figure> = { shape: random.pick(plainShapes) };
    const whole = (value: number, partnerValue: number) => withValue(withValue(base, one, value), other, partnerValue);
    const pairs = [
      [first, partner],
      [second, otherPartner],
    ] as const;
    return {
      property: pairing(names, pairs),
      odd: whole(first, random.pick([otherPartner, noPartner])),
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
    byProperty('line', hasMarkedOutline, ['shape', 'size', 'dot', 'count']),
    anyOf([isLarge, isSmall].map((size) => byProperty('size', size, ['shape', 'fill', 'dot']))),
  ],
  [
    anyOf([hasEvenSides, hasOddSides].map((sides) => byProperty('shape', sides, ['fill', 'size', 'dot']))),
    anyOf([hasEvenCount, hasOddCount].map((count) => byProperty('count', count, ['shape', 'fill', 'size']))),
    anyOf([pointsAtDot, pointsAwayFromDot].map(byTurnAndDot)),
    anyOf([pointsToSideOfDot, pointsFromSideOfDot].map(byTurnAndDot)),
    anyOf([crowdsTheLarge, crowdsTheSmall].map(bySizeAndCircles)),
    bySidesAndCircles(countsItsSides),
    anyOf([countsOneFewer, countsOneMore].map(bySidesAndCircles)),
    anyOf([countsLessThanSides, countsMoreThanSides].map(bySidesAndCircles)),
  ],
  [
    anyOf([bothEvenOrOdd, evenAndOdd].map(bySidesAndCircles)),
    anyOf(sums.map(bySidesAndCircles)),
    bySidesAndCircles(countsTwoFewer),
    byPairing(['fill', 'dot'], ['size', 'count', 'shape']),
    byPairing(['shape', 'dot'], ['fill', 'count', 'size']),
    byPairing(['shape', 'count'], ['fill', 'dot', 'size']),
    byPairing(['size', 'fill'], ['dot', 'count', 'shape']),
    byPairing(['size', 'dot'], ['fill', 'count', 'shape']),
    byPairing(['line', 'dot'], ['shape', 'count', 'size']),
    byPairing(['line', 'shape'], ['dot', 'count', 'size']),
  ],
];
