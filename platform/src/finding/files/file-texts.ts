import { pdfTexts } from '../../typesetting/reading/pdf-texts';
import { zipEntries } from './zip-entries';

/** A ZIP in a ZIP in a ZIP is read; what stands deeper is not. */
const DEEPEST = 3;

/**
 * Whatever can be read in a file, by what it is and not by what it is called: PDFs, ZIPs with the names of their files, JSON value by
 * value, tables cell by cell, text line by line. Of anything else, pictures too, all that stands there in letters.
 */
export function textsIn(bytes: Buffer, depth = 0): string[] {
  if (depth > DEEPEST || bytes.length === 0) return [];
  const read = readersOf.find(({ begins }) => bytes.subarray(0, begins.length).toString('latin1') === begins)?.read;
  try {
    return (read ?? textOf)(bytes, depth);
  } catch {
    // It only begins like one.
    return textOf(bytes);
  }
}

type Reader = (bytes: Buffer, depth: number) => string[];

const readersOf: readonly { readonly begins: string; readonly read: Reader }[] = [
  {
    begins: '%PDF-',
    read: (bytes, depth) => {
      const { texts, attached } = pdfTexts(bytes);
      return [...texts, ...attached.flatMap((one) => textsIn(one, depth + 1))];
    },
  },
  {
    begins: 'PK\u0003\u0004',
    read: (bytes, depth) => zipEntries(bytes).flatMap((one) => [one.path, ...textsIn(one.bytes, depth + 1)]),
  },
  ...['{', '['].map((begins) => ({
    begins,
    read: (bytes: Buffer) => saidIn(JSON.parse(bytes.toString('utf8'))),
  })),
];

/** Every text of a JSON value, the names of its fields too. */
function saidIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...saidIn(inner)]);
}

/** As a whole, and each of its lines and cells: a name counts where it is all that one says. */
function textOf(bytes: Buffer): string[] {
  const text = bytes.toString('utf8');
  if (text.includes('\u0000')) return [bytes.toString('latin1'), text];
  return [text, ...text.split(/[\n\r,;\t<>]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))];
}
