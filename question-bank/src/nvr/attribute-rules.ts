import { attributeNames, attributes, type AttributeName, type Figure } from './attributes';

/** The values of one attribute in a row of boxes; `null` in the empty one. */
export type ShownValues = readonly (number | null)[];

/** The value that an attribute has after some steps, if there is one. */
function stepped(name: AttributeName, value: number, step: number): number | undefined {
  const { order, values } = attributes[name];
  const index = values.indexOf(value) + step;
  if (order === 'none') return step === 0 ? value : undefined;
  return order === 'round' ? values[((index % values.length) + values.length) % values.length] : values[index];
}

/** The values of a row of boxes that starts with a value and takes the same step each time. */
export const steps = (name: AttributeName, [first, step]: readonly [number, number], length: number) =>
  Array.from({ length }, (_, index) => stepped(name, first, step * index));

const agrees = (shown: ShownValues, full: readonly (number | undefined)[]): boolean =>
  shown.every((value, index) => full[index] !== undefined && (value === null || value === full[index]));

/** The same step each time, counted from the first box that is shown; a step of nothing is the same value throughout. */
function bySteps(name: AttributeName, shown: ShownValues): (number | undefined)[] {
  const { values, order } = attributes[name];
  const hole = shown.indexOf(null);
  const from = shown.findIndex((value) => value !== null);
  const known = shown[from] ?? 0;
  const largest = order === 'none' ? 0 : values.length - 1;
  return Array.from({ length: 2 * largest + 1 }, (_, index) => index - largest).flatMap((step) => {
    const first = stepped(name, known, -step * from);
    const full = first === undefined ? [] : steps(name, [first, step], shown.length);
    return agrees(shown, full) ? [full[hole]] : [];
  });
}

/** Two or three values in turn. A place of the turn that only the empty box has cannot be known. */
function byTurns(shown: ShownValues, period: number): (number | null)[] {
  const hole = shown.indexOf(null);
  const inTurn = (place: number) => shown.filter((value, index) => value !== null && index % period === place);
  const places = Array.from({ length: period }, (_, place) => inTurn(place));
  const isRegular = places.every((values) => new Set(values).size <= 1);
  const known = places[hole % period]?.[0];
  return isRegular && known !== undefined ? [known] : [];
}

/** Every value of the empty box that some rule gives: a step, or two or three values in turn. */
export function possibleValues(name: AttributeName, shown: ShownValues): number[] {
  const found = [...bySteps(name, shown), ...byTurns(shown, 2), ...byTurns(shown, 3)];
  return [...new Set(found.filter((value): value is number => typeof value === 'number'))];
}

/** The options each of whose attributes is among the values that are possible for it. */
export function optionsWithin(
  options: readonly Figure[],
  possible: (name: AttributeName) => readonly number[],
): number[] {
  const allowed = attributeNames.map((name) => ({ name, values: possible(name) }));
  return options.flatMap((option, index) =>
    allowed.every(({ name, values }) => values.includes(option[name])) ? [index] : [],
  );
}
