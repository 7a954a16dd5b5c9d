import { readTable, tableText } from 'schemas/describe/table-text';

/** More rows and columns no table has. */
export const MOST_ROWS = 40;
export const MOST_COLUMNS = 12;

type Grid = readonly (readonly string[])[];

/**
 * A table as a form holds it: nothing, `grid` and its cells, or `text` for one that was typed elsewhere and cannot be read.
 * Cells that are all empty are a table here, and none in what is kept.
 */
const GRID = 'grid:';
const TEXT = 'text:';

export const gridField = (grid: Grid): string => GRID + JSON.stringify(grid);

export function fieldOfTable(kept: string): string {
  if (kept === '') return '';
  const rows = readTable(kept);
  return rows ? gridField(rows) : TEXT + kept;
}

/** Its cells; undefined where there is no table, or none that can be read. */
export function gridOf(field: string): Grid | undefined {
  if (!field.startsWith(GRID)) return undefined;
  try {
    return JSON.parse(field.slice(GRID.length)) as Grid;
  } catch {
    return undefined;
  }
}

/** What was typed and cannot be read. */
export const unreadable = (field: string): string | undefined =>
  field.startsWith(TEXT) ? field.slice(TEXT.length) : undefined;

/** While it is typed as text, and once it may be a table. */
export const typedText = (typed: string): string => TEXT + typed;
export const readText = (typed: string): string => (readTable(typed) ? fieldOfTable(typed) : TEXT + typed);

/** As it is kept. */
export function tableKept(field: string): string {
  const grid = gridOf(field);
  if (grid === undefined) return unreadable(field) ?? '';
  const isBlank = grid.every((row) => row.every((cell) => cell.trim() === ''));
  return isBlank ? '' : tableText(grid);
}

const blank = (count: number): string[] => Array.from({ length: count }, () => '');

export const newGrid: Grid = [blank(2), blank(2)];

export const withCell = (grid: Grid, [row, column]: readonly [number, number], cell: string): Grid =>
  grid.map((cells, r) => (r === row ? cells.map((one, c) => (c === column ? cell : one)) : cells));

export const withRow = (grid: Grid): Grid => [...grid, blank(grid[0]?.length ?? 1)];
export const withColumn = (grid: Grid): Grid => grid.map((cells) => [...cells, '']);
export const withoutRow = (grid: Grid, row: number): Grid => grid.filter((_, r) => r !== row);
export const withoutColumn = (grid: Grid, column: number): Grid =>
  grid.map((cells) => cells.filter((_, c) => c !== column));
