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

/** A random operation; never two of the same kind in a row when the one before is given. */
export function operation(random: Random, level: Level): Operation {
  const most = at(level, [9, 10, 12, 20, 25]);
  const table = random.integer(3, at(level, [5, 6, 9, 10, 12]));
  return random.pick([
    add(random.integer(2, most)),
    subtract(random.integer(2, most)),
    multiply(table),
    divide(table),
    ...(level >= 2 ? [double, halve] : []),
  ]);
}

/** A fraction or percentage taken of the number. */
export function fractionOperation(random: Random): Operation {
  const [says, parts] = random.pick([
    ['finds @@1/2 of it', 2],
    ['finds @@1/3 of it', 3],
    ['finds @@1/4 of it', 4],
    ['finds 10% of it', 10],
    ['finds 25% of it', 4],
    ['finds 50% of it', 2],
  ] as const);
  return { says, apply: (value) => value / parts, undo: (value) => `${value} × ${parts}` };
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
