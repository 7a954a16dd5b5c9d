import { at, type Level } from '../../generation/level';
import type { Random } from '../../generation/random';

/** One thing done to the number that somebody thinks of. */
export interface Operation {
  /** "adds 7", "halves it". */
  says: string;
  apply: (value: number) => number;
  /** The calculation that undoes it, written from the value after it: "24 − 7". */
  undo: (value: number) => string;
}

const add = (n: number): Operation => ({
  says: `adds ${n}`,
  apply: (value) => value + n,
  undo: (value) => `${value} − ${n}`,
});
const subtract = (n: number): Operation => ({
  says: `subtracts ${n}`,
  apply: (value) => value - n,
  undo: (value) => `${value} + ${n}`,
});
const multiply = (n: number): Operation => ({
  says: `multiplies it by ${n}`,
  apply: (value) => value * n,
  undo: (value) => `${value} ÷ ${n}`,
});
const divide = (n: number): Operation => ({
  says: `divides it by ${n}`,
  apply: (value) => value / n,
  undo: (value) => `${value} × ${n}`,
});
const double: Operation = { says: 'doubles it', apply: (value) => value * 2, undo: (value) => `${value} ÷ 2` };
const halve: Operation = { says: 'halves it', apply: (value) => value / 2, undo: (value) => `${value} × 2` };

/** Makes an operation that suits the number it is done to; nothing where none does. */
export type Maker = (random: Random, level: Level, value: number) => Operation | undefined;

/** Adds, or subtracts less than there is. */
export const adding: Maker = (random, level, value) => {
  const most = at(level, [9, 10, 12, 20, 25]);
  return random.pick([
    add(random.integer(2, most)),
    ...(value > 3 ? [subtract(random.integer(2, Math.min(most, value - 1)))] : []),
  ]);
};

/** Multiplies, or divides by a factor. */
export const scaling: Maker = (random, level, value) => {
  const table = random.integer(3, at(level, [5, 6, 9, 10, 12]));
  const factors = [3, 4, 5, 6, 7, 8, 9, 10].filter((factor) => value % factor === 0 && value > factor);
  const grows = value <= 150 ? [multiply(table), double] : [];
  return random.pick([
    ...grows,
    ...factors.slice(0, 2).map(divide),
    ...(value % 2 === 0 && value > 2 ? [halve] : []),
    ...(value > 150 ? [double] : []),
  ]);
};

const shares = [
  ['finds @@1/2 of it', 2],
  ['finds @@1/3 of it', 3],
  ['finds @@1/4 of it', 4],
  ['finds 10% of it', 10],
  ['finds 25% of it', 4],
  ['finds 50% of it', 2],
] as const;

/** Takes a fraction or percentage. */
export const takingPart: Maker = (random, _level, value) => {
  const whole = shares.filter(([, parts]) => value % parts === 0 && value > parts);
  if (whole.length === 0) return undefined;
  const [says, parts] = random.pick(whole);
  return { says, apply: (number) => number / parts, undo: (number) => `${number} × ${parts}` };
};

/** One operation after another, each suiting the value before it; nothing where one cannot. */
export function operationsFrom(
  start: number,
  makers: readonly ((value: number) => Operation | undefined)[],
): Operation[] | undefined {
  let value = start;
  const operations: Operation[] = [];
  for (const make of makers) {
    const operation = make(value);
    if (!operation) return undefined;
    operations.push(operation);
    value = operation.apply(value);
  }
  return operations;
}

/** The values from the start to the end. */
export function valuesAlong(start: number, operations: readonly Operation[]): number[] {
  const values = [start];
  for (const { apply } of operations) values.push(apply(values.at(-1) ?? 0));
  return values;
}

/** The working backwards, last operation first. */
export const undone = (values: readonly number[], operations: readonly Operation[]): string[] =>
  operations.map(({ undo }, index) => `${undo(values[index + 1] ?? 0)} = ${values[index] ?? 0}`).reverse();
