import { csvLine, UTF8_MARK } from 'platform/csv';
import type { Row } from './rows';

/** Rows as one list in JSON. */
export async function* asJson(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield `${before}${JSON.stringify(row)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** Rows as a table for a spreadsheet, which reckons nothing that a child has typed. */
export async function* asCsv(columns: readonly string[], rows: AsyncIterable<Row>): AsyncGenerator<string> {
  yield `${UTF8_MARK}${csvLine(columns)}`;
  for await (const row of rows) yield csvLine(columns.map((column) => inWords(row[column])));
}

/** A list or an object as somebody would write it down: `number 3, error tag lost-tens; number 5`. JSON has it as it is. */
function inWords(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? textOf(value) : value;
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('; ');
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return value === null ? '' : JSON.stringify(value);
  return Object.entries(value)
    .filter(([, part]) => part !== null)
    .map(([name, part]) => `${spaced(name)} ${textOf(part)}`)
    .join(', ');
}

const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
