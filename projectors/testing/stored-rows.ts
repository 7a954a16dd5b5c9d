import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileOf = (table: string) => join(__dirname, 'rows', `${table}.jsonl`);

/** The rows of a table that are kept in `rows/`, a line each; undefined where none are. */
export function keptRows(table: string): string[] | undefined {
  const file = fileOf(table);
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : undefined;
}

/** The tables of which rows are kept. */
export const tablesKept = (): string[] =>
  readdirSync(join(__dirname, 'rows')).map((file) => file.replace(/\.jsonl$/, ''));

export const keepRows = (table: string, lines: readonly string[]): void =>
  writeFileSync(fileOf(table), lines.map((line) => `${line}\n`).join(''));

/** A row as one line, whatever the order of its columns and fields: PostgreSQL keeps no order of the fields of JSON. */
export const lineOf = (row: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(row, (_, value: unknown) => (isObject(value) ? inOrder(value) : value));

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inOrder = (value: object) =>
  Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
