/** Excel takes a file for UTF-8 by this mark alone; it stands at the beginning. */
export const UTF8_MARK = '\uFEFF';

/** One line of a table for a spreadsheet (RFC 4180). */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/**
 * A cell that a spreadsheet takes for nothing but what it says: nothing for null, numbers as they are, lists as JSON. Text
 * that begins like a formula has an apostrophe before it, also in letters that only look like one, and where nothing but
 * blanks and what nobody sees stands before it: some programs cut that off.
 */
export function csvCell(value: unknown): string {
  if (typeof value === 'number') return String(value);
  const text = textOf(value);
  const plain = isLikeFormula(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n\t';]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

// The wide and the small forms become the plain ones; the mathematical minus has none.
const isLikeFormula = (text: string): boolean =>
  /^[\s\p{C}\p{DI}\p{Z}\u2800"']*[=+\-@\u2212]/u.test(text.normalize('NFKC'));

/** The text of a cell, read from its file, as it was before `csvCell` made it harmless. */
export function cellText(cell: string): string {
  const text = cell.slice(1);
  const written = csvCell(text).replace(/^"([^]*)"$/, (_, within: string) => within.replaceAll('""', '"'));
  return cell.startsWith("'") && written === cell ? text : cell;
}
