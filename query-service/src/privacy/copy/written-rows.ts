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

/** Rows as a table for a spreadsheet (RFC 4180), which is told by its first character that it is in UTF-8. */
export async function* asCsv(columns: readonly string[], rows: AsyncIterable<Row>): AsyncGenerator<string> {
  yield `\ufeff${columns.map(cell).join(',')}\r\n`;
  for await (const row of rows) yield `${columns.map((column) => cell(row[column])).join(',')}\r\n`;
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // What a child has typed is never a formula: a spreadsheet would reckon it.
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replace(/"/g, '""')}"` : plain;
}
