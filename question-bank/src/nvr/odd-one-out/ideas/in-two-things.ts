import { attributes, plainShapes, polygons, turns, type AttributeName } from '../../attributes';
import { pairing } from '../properties/in-two-things';
import type { Property } from '../properties/property';
import { allBeside, arrows, fourOf, partedBy, type Forms, type Idea, type Part } from './idea';

interface Crossed {
  names: readonly [AttributeName, AttributeName];
  values: readonly [readonly number[], readonly number[]];
}

/**
 * Two attributes of a figure must suit each other; in the odd one they do not. In most draws each of them is seen in another figure,
 * so that neither alone tells anything.
 */
function byTwo(property: Property, { names, values }: Crossed): Idea {
  const [one, other] = names;
  const free = allBeside(names.includes('turn') ? ['shape', ...names] : names);
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
    const seen = (name: AttributeName, part: Part) => alike.some((another) => another[name] === part[name]);
    const unseen = lacking.filter((part) => seen(one, part) && seen(other, part));
    const possible = random.oneIn(NEW_IN) ? lacking : unseen;
    return possible.length === 0 ? undefined : { property, parts: [random.pick(possible), ...alike], free };
  };
}

/** In one of so many draws the odd one may have what no other has; were it so wherever the four leave nothing else, who looks for that would find it. */
const NEW_IN = 6;

const sidesAndCircles: Crossed = { names: ['shape', 'count'], values: [polygons, [1, 2, 3, 4, 5]] };
const turnAndDot: Crossed = { names: ['turn', 'dot'], values: [turns.map((_, eighths) => eighths), [1, 2, 3, 4]] };

const sizeAndCircles: Crossed = {
  names: ['size', 'count'],
  values: [
    [0, 1, 3, 4],
    [1, 2, 3, 4, 5],
  ],
};
const sizeAndFill: Crossed = {
  names: ['size', 'fill'],
  values: [
    [1, 3, 4],
    [0, 1, 2, 3, 4],
  ],
};

const corners = [1, 2, 3, 4];
const fillAndDot: Crossed = { names: ['fill', 'dot'], values: [[0, 2, 3, 4], corners] };
const lineAndDot: Crossed = { names: ['line', 'dot'], values: [[0, 1, 2], corners] };
const circlesAndDot: Crossed = { names: ['count', 'dot'], values: [[1, 2, 3, 4, 5], corners] };
const sizeAndDot: Crossed = { names: ['size', 'dot'], values: [[0, 1, 3, 4], corners] };
const lineAndFill: Crossed = {
  names: ['line', 'fill'],
  values: [
    [0, 1, 2],
    [0, 2, 3, 4],
  ],
};

export const byFillAndDot = (property: Property): Idea => byTwo(property, fillAndDot);
export const byLineAndDot = (property: Property): Idea => byTwo(property, lineAndDot);
export const byCirclesAndDot = (property: Property): Idea => byTwo(property, circlesAndDot);
export const bySizeAndDot = (property: Property): Idea => byTwo(property, sizeAndDot);
export const byLineAndFill = (property: Property): Idea => byTwo(property, lineAndFill);
export const bySizeAndFill = (property: Property): Idea => byTwo(property, sizeAndFill);
export const bySizeAndCircles = (property: Property): Idea => byTwo(property, sizeAndCircles);
export const bySidesAndCircles = (property: Property): Idea => byTwo(property, sidesAndCircles);
export const byTurnAndDot = (property: Property): Idea => byTwo(property, turnAndDot);

/**
 * Each value of one attribute goes with one value of another. Mostly the odd one has a value of one pair with the value of the other; now
 * and then it has in either thing what no other has.
 */
export function byPairing(one: AttributeName, other: AttributeName): Forms {
  const crossed = byPairs([one, other], 'crossed');
  return [...Array.from({ length: 7 }, () => crossed), byPairs([one, other], 'new'), byPairs([other, one], 'new')];
}

function byPairs(names: readonly [AttributeName, AttributeName], oddOne: 'crossed' | 'new'): Idea {
  const [one, other] = names;
  const free = allBeside(names);
  return (random) => {
    const [first = 0, second = 0] = random.sample(spread(one), 2);
    const [partner = 0, otherPartner = 0, noPartner = otherPartner] = random.sample(spread(other), 3);
    const pairs = [
      [first, partner],
      [second, otherPartner],
    ] as const;
    const odd = [first, oddOne === 'new' ? noPartner : otherPartner] as const;
    const base: Part = { shape: random.pick(plainShapes) };
    return {
      property: pairing(names, pairs),
      parts: [odd, ...pairs, ...pairs].map((values) => ({ ...base, [one]: values[0], [other]: values[1] })),
      free,
    };
  };
}

/** Sizes that need no ruler. */
const spread = (name: AttributeName): readonly number[] => (name === 'size' ? [2, 4] : attributes[name].values);
