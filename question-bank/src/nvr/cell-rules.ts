import { attributes, type AttributeName } from './attributes';
import { steps } from './attribute-rules';

/** The values of one attribute in a square of boxes, row by row; the last box is empty. */
export type ShownSquare = readonly (readonly number[])[];

const last = <T>(list: readonly T[]): T | undefined => list.at(-1);

const isConstant = (values: readonly number[]): boolean => new Set(values).size <= 1;

const columnsOf = (rows: ShownSquare): number[][] =>
  (rows[0] ?? []).map((_, column) => rows.flatMap((row) => row.slice(column, column + 1)));

/** The full rows, and the values of the last row before the empty box. */
function split(rows: ShownSquare): { full: ShownSquare; begun: readonly number[] } {
  return { full: rows.slice(0, -1), begun: last(rows) ?? [] };
}

/** Every row has one value throughout. */
function sameInRow(rows: ShownSquare): number[] {
  return rows.every(isConstant) ? [...new Set(last(rows) ?? [])] : [];
}

/** Every row takes the same step from box to box. */
function stepInRow(name: AttributeName, rows: ShownSquare): number[] {
  const { full, begun } = split(rows);
  const { order, values } = attributes[name];
  if (order === 'none') return [];
  const sizes = Array.from({ length: 2 * values.length - 1 }, (_, index) => index - values.length + 1);
  return sizes.flatMap((size) => {
    const takes = (row: readonly number[]) =>
      steps(name, [row[0] ?? 0, size], row.length).every((value, index) => value === row[index]);
    if (![...full, begun].every(takes)) return [];
    const answer = last(steps(name, [begun[0] ?? 0, size], begun.length + 1));
    return answer === undefined ? [] : [answer];
  });
}

/** The same three values in every row and in every column. */
function eachOnce(rows: ShownSquare): number[] {
  const { full, begun } = split(rows);
  const [values = []] = full;
  if (values.length < 3 || new Set(values).size < values.length) return [];
  const missing = values.filter((value) => !begun.includes(value));
  const answer = missing[0];
  if (missing.length !== 1 || answer === undefined) return [];
  const lines = [...full, ...columnsOf([...full, [...begun, answer]])];
  const isComplete = (line: readonly number[]) => values.every((value) => line.includes(value));
  return lines.every(isComplete) ? [answer] : [];
}

type Combine = (first: number, second: number) => number;

/** Rays of the first two boxes of a row laid over each other. */
export const overlay: Combine = (first, second) => first | second;

/** Rays that stand in one of the first two boxes but not in both. */
export const difference: Combine = (first, second) => first ^ second;

function combined(rows: ShownSquare, combine: Combine): number[] {
  const { full, begun } = split(rows);
  const [first, second, ...rest] = begun;
  if (first === undefined || second === undefined || rest.length > 0) return [];
  const holds = full.every(([one = 0, other = 0, third]) => combine(one, other) === third);
  return holds ? [combine(first, second)] : [];
}

type Mirror = (value: number) => number;

/** How a corner, counted from 1 clockwise from the top left, and a direction in eighths of a turn look in a mirror. */
const mirrors: Readonly<Partial<Record<AttributeName, readonly Mirror[]>>> = {
  dot: [(corner) => 1 + ((4 - corner + 2) % 4), (corner) => 1 + ((4 - corner) % 4)],
  turn: [(eighths) => (8 - eighths) % 8, (eighths) => (12 - eighths) % 8],
};

/** Every box is its neighbour in a mirror: the dot changes sides. */
function mirroredInRow(name: AttributeName, rows: ShownSquare): number[] {
  const { full, begun } = split(rows);
  return (mirrors[name] ?? []).flatMap((mirror) => {
    const holds = [...full, begun].every((row) =>
      row.every((value, n) => n === 0 || value === mirror(row[n - 1] ?? 0)),
    );
    const before = last(begun);
    return holds && before !== undefined ? [mirror(before)] : [];
  });
}

/** Four boxes with a dot in four corners: the one that is left. */
function cornerLeft(name: AttributeName, rows: ShownSquare): number[] {
  const shown = rows.flat();
  if (name !== 'dot' || shown.length !== 3 || new Set(shown).size < shown.length) return [];
  return attributes.dot.values.filter((corner) => !shown.includes(corner));
}

/** The same square with rows and columns exchanged. */
function turnedOver(rows: ShownSquare): ShownSquare {
  return columnsOf(rows);
}

/** Every value of the empty box, at the bottom right, that some rule along the rows or down the columns gives. */
export function possibleCellValues(name: AttributeName, rows: ShownSquare): number[] {
  const directions = [rows, turnedOver(rows)];
  const found = directions.flatMap((square) => [
    ...sameInRow(square),
    ...stepInRow(name, square),
    ...eachOnce(square),
    ...mirroredInRow(name, square),
    ...cornerLeft(name, square),
    ...(name === 'rays' ? [...combined(square, overlay), ...combined(square, difference)] : []),
  ]);
  return [...new Set(found)];
}
