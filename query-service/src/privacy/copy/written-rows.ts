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
  for await (const row of rows) yield csvLine(columns.map((column) => row[column]));
}
