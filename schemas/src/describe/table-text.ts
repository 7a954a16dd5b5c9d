/**
 * A table as it is typed: `,` between cells, `;` between rows, and a cell that holds one of these in quotation marks
 * (`"1,200"`, a mark of its own written twice). Blanks around a cell are none of it. Time grows with the length alone.
 */
const tokens = /"(?:[^"]|"")*"|[,;]|[^",;]+|"/g;

const MOST_ROWS = 40;
const MOST_CELLS = 12;
const LONGEST_CELL = 200;

/** Its rows of cells, all of the same length; undefined where the text is no table. */
export function readTable(text: string): string[][] | undefined {
  const rows: string[][] = [['']];
  for (const [token] of withoutEnd(text).matchAll(tokens)) {
    const row = rows.at(-1) ?? [];
    if (token === ';') rows.push(['']);
    else if (token === ',') row.push('');
    else {
      const words = wordsAfter(row.at(-1) ?? '', token);
      if (words === undefined) return undefined;
      row[row.length - 1] = words;
    }
  }
  const table = rows.map((row) => row.map((cell) => cell.trim()));
  return isTable(table) ? table : undefined;
}

/** Undefined where a mark stands within other words, or is never closed. */
function wordsAfter(before: string, token: string): string | undefined {
  if (!token.startsWith('"')) return before + token;
  return token.length === 1 || before.trim() !== '' ? undefined : token.slice(1, -1).replaceAll('""', '"');
}

/** Rows after the last one hold nothing. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[;\s]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function isTable(rows: readonly (readonly string[])[]): boolean {
  const width = rows[0]?.length ?? 0;
  const fits = (row: readonly string[]) => row.length === width && row.every((cell) => cell.length <= LONGEST_CELL);
  const isBlank = rows.every((row) => row.every((cell) => cell === ''));
  return !isBlank && rows.length <= MOST_ROWS && width <= MOST_CELLS && rows.every(fits);
}

/** The text of a table, as `readTable` reads it again. */
export const tableText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(cellText).join(',')).join(';');

const cellText = (cell: string): string => (/[",;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
