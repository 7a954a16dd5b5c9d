import { attributeNames, type AttributeName, type Figure } from '../attributes';
import { plainProperties } from './properties/in-one-thing';
import { joinedProperties } from './properties/in-two-things';
import type { Property } from './properties/property';

/** The figure that alone has, or alone lacks, a property. */
export function loneFigure(figures: readonly Figure[], { holds }: Property): number | undefined {
  let [having, lastHaving, lastLacking] = [0, -1, -1];
  for (const [index, figure] of figures.entries()) {
    if (holds(figure)) [having, lastHaving] = [having + 1, index];
    else lastLacking = index;
  }
  if (having === 1) return lastHaving;
  return having === figures.length - 1 ? lastLacking : undefined;
}

/** The figure that alone lacks a property. */
function onlyWithout(figures: readonly Figure[], { holds }: Property): number | undefined {
  const without = figures.findIndex((figure) => !holds(figure));
  return figures.slice(without + 1).every(holds) && without >= 0 ? without : undefined;
}

/** The one of five that breaks a pairing of two things which two and two of the others keep to, by what each is in either thing. */
export function unpaired(one: readonly number[], two: readonly number[]): number | undefined {
  let single: number | undefined;
  for (const index of one.keys()) {
    const same = sameAs(one, two, index);
    if (same > 2 || (same === 1 && single !== undefined)) return undefined;
    if (same === 1) single = index;
  }
  return single !== undefined && [one, two].every((values) => isInTwo(values, single)) ? single : undefined;
}

/** How many are the same as one in both things, itself among them. */
function sameAs(one: readonly number[], two: readonly number[], index: number): number {
  let same = 0;
  for (const other of one.keys()) if (one[other] === one[index] && two[other] === two[index]) same += 1;
  return same;
}

/** Whether all but one of them have one of two values. */
const isInTwo = (values: readonly number[], single: number): boolean =>
  new Set(values.filter((_, index) => index !== single)).size === 2;

const unpairedFigure = (figures: readonly Figure[], [one, other]: readonly [AttributeName, AttributeName]) =>
  unpaired(
    figures.map((figure) => figure[one]),
    figures.map((figure) => figure[other]),
  );

const allPairs = attributeNames.flatMap((one, index) =>
  attributeNames.slice(index + 1).map((other) => [one, other] as const),
);

/** The figure that has not the value which all others share. */
function withoutShared(figures: readonly Figure[], name: AttributeName): number | undefined {
  const own = figures.findIndex((figure) => hasOwn(figures, figure, name));
  const [one, ...others] = figures.filter((_, index) => index !== own);
  return own >= 0 && others.every((other) => other[name] === one?.[name]) ? own : undefined;
}

/** From so many figures on that are each alone in something, none of them is set apart by it. */
export const SEVERAL = 3;

/** The figures that are alone in something; nobody calls one of them the odd one where several are, each in a thing of its own. */
function alone(figures: readonly Figure[]): readonly number[] {
  const own = figures.flatMap((figure, index) =>
    attributeNames.some((name) => hasOwn(figures, figure, name)) ? [index] : [],
  );
  return own.length < SEVERAL ? own : [];
}

/** Whether no other figure has the same value. */
const hasOwn = (figures: readonly Figure[], figure: Figure, name: AttributeName): boolean =>
  figures.every((other) => other === figure || other[name] !== figure[name]);

const listed = (found: number | undefined): readonly number[] => (found === undefined ? [] : [found]);

/** Whatever is to be looked at, each naming the figures that it sets apart from the others. */
const ways: readonly ((figures: readonly Figure[]) => readonly number[])[] = [
  alone,
  ...attributeNames.map((name) => (figures: readonly Figure[]) => listed(withoutShared(figures, name))),
  ...plainProperties.map((property) => (figures: readonly Figure[]) => listed(loneFigure(figures, property))),
  ...joinedProperties.map((property) => (figures: readonly Figure[]) => listed(onlyWithout(figures, property))),
  ...allPairs.map((pair) => (figures: readonly Figure[]) => listed(unpairedFigure(figures, pair))),
];

/** Every figure that some way of looking sets apart. */
export const possibleOddOnes = (figures: readonly Figure[]): number[] => [
  ...new Set(ways.flatMap((way) => way(figures))),
];

/** Whether nothing sets another figure apart; most draws fail early, and most of them have to be made. */
export const setsNoOtherApart = (figures: readonly Figure[], odd: number): boolean =>
  ways.every((way) => way(figures).every((index) => index === odd));
