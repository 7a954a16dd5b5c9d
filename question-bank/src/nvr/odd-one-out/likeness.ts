import { attributeNames, type Figure } from '../attributes';
import { plainProperties } from './properties/in-one-thing';
import { joinedProperties } from './properties/in-two-things';
import type { Property } from './properties/property';

/** What each figure is in one thing. */
type Values = readonly number[];

/** The figure that alone has, or alone lacks, a property. */
export function loneFigure(figures: readonly Figure[], { holds }: Property): number | undefined {
  let [having, lastHaving, lastLacking] = [0, -1, -1];
  let index = 0;
  for (const figure of figures) {
    if (holds(figure)) {
      having += 1;
      lastHaving = index;
    } else lastLacking = index;
    index += 1;
  }
  if (having === 1) return lastHaving;
  return having === figures.length - 1 ? lastLacking : undefined;
}

/** The figure that alone lacks a property. */
function onlyWithout(figures: readonly Figure[], { holds }: Property): number | undefined {
  const without = figures.findIndex((figure) => !holds(figure));
  return without >= 0 && figures.slice(without + 1).every(holds) ? without : undefined;
}

/** The one of five that breaks a pairing of two things which two and two of the others keep to, by what each is in either thing. */
export function unpaired(one: Values, two: Values): number | undefined {
  let single: number | undefined;
  for (const index of one.keys()) {
    const same = sameAs(one, two, index);
    if (same > 2 || (same === 1 && single !== undefined)) return undefined;
    if (same === 1) single = index;
  }
  return single !== undefined && [one, two].every((values) => isInTwo(values, single)) ? single : undefined;
}

/** How many are the same as one in both things, itself among them. */
function sameAs(one: Values, two: Values, index: number): number {
  let same = 0;
  for (const other of one.keys()) if (one[other] === one[index] && two[other] === two[index]) same += 1;
  return same;
}

/** Whether all but one of them have one of two values. */
const isInTwo = (values: Values, single: number): boolean =>
  new Set(values.filter((_, index) => index !== single)).size === 2;

/** The things in which the figures are not all the same: none is set apart by another. */
const differing = (figures: readonly Figure[]): Values[] =>
  attributeNames
    .map((name) => figures.map((figure) => figure[name]))
    .filter((values) => values.some((value) => value !== values[0]));

/** Whether no other figure has the same value. */
const isOwn = (values: Values, value: number): boolean => values.indexOf(value) === values.lastIndexOf(value);

/** The figure that has not the value which all others share. */
function withoutShared(values: Values): number | undefined {
  const own = values.findIndex((value) => isOwn(values, value));
  const shared = values[own === 0 ? 1 : 0];
  return own >= 0 && values.every((value, index) => index === own || value === shared) ? own : undefined;
}

/** From so many figures on that are each alone in something, none of them is set apart by it. */
export const SEVERAL = 3;

/** The figures that are alone in something; nobody calls one of them the odd one where several are, each in a thing of its own. */
function alone(figures: readonly Figure[], things: readonly Values[]): readonly number[] {
  const own = [...figures.keys()].filter((index) => things.some((values) => isOwn(values, values[index] ?? NaN)));
  return own.length < SEVERAL ? own : [];
}

/** What each thing says of the figures, and each two of them. */
function* byThings(things: readonly Values[]): Generator<number | undefined> {
  for (const values of things) yield withoutShared(values);
  for (const [index, one] of things.entries()) for (const other of things.slice(index + 1)) yield unpaired(one, other);
}

/** Whatever is to be looked at, each naming the figure that it sets apart from the others, if there is one. */
function* setApart(figures: readonly Figure[]): Generator<number | undefined> {
  const things = differing(figures);
  yield* alone(figures, things);
  for (const property of plainProperties) yield loneFigure(figures, property);
  for (const property of joinedProperties) yield onlyWithout(figures, property);
  yield* byThings(things);
}

/** Every figure that some way of looking sets apart. */
export const possibleOddOnes = (figures: readonly Figure[]): number[] => [
  ...new Set([...setApart(figures)].filter((index) => index !== undefined)),
];

/** Whether nothing sets another figure apart; most draws fail early, and most of them have to be made. */
export function setsNoOtherApart(figures: readonly Figure[], odd: number): boolean {
  for (const index of setApart(figures)) if (index !== undefined && index !== odd) return false;
  return true;
}
