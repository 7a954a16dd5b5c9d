import { Readable } from 'node:stream';
import type { BlobStore } from 'platform/blobs';
import type { AnyTable } from 'schemas/describe/table';
import { mockReportVersions } from 'schemas/mock-exams/reports/reports.tables';
import { worksheets } from 'schemas/practice/worksheets/worksheets.table';
import { countSql, tablesOf, wordsOf, type Owner } from '../owned-tables';
import yazl from 'yazl';
import { reportsToRead, type PrintedReport } from './reports-to-read';
import { rowsOf, type Reading } from './rows';
import { WORKSHEETS_TO_READ, worksheetsToRead } from './worksheets-to-read';
import { asCsv, asJson } from './written-rows';

/** Somebody of whom there is a folder in the copy. */
export interface Folder extends Owner {
  /** `account`, `child-1`. */
  readonly name: string;
  /** Who it is, for the person who reads. */
  readonly of: string;
}

export interface Sources {
  readonly db: Reading;
  /** Where what was printed is kept. */
  readonly blobs: Pick<BlobStore, 'get'>;
}

/**
 * The copy as a ZIP, made while it is read: a page of rows at a time is all that is in memory. Each table stands there twice,
 * as JSON with everything, and as a table for a spreadsheet.
 */
export async function zippedCopy(
  { db, blobs }: Sources,
  folders: readonly Folder[],
  madeAt: string,
): Promise<Readable> {
  const contents = await contentsOf(db, folders);
  const zip = new yazl.ZipFile();
  const options = { mtime: new Date(madeAt), compress: true };
  zip.addBuffer(Buffer.from(readMe(contents, madeAt)), 'README.txt', options);
  for (const { folder, filled } of contents)
    for (const table of filled) {
      const rows = () => rowsOf(db, table, folder);
      const columns = Object.keys(table.row);
      add(zip, `${folder.name}/${table.name}.json`, { options, text: () => asJson(rows()) });
      add(zip, `${folder.name}/${table.name}.csv`, { options, text: () => asCsv(columns, rows()) });
      if (isToRead(folder, table))
        add(zip, `${folder.name}/${WORKSHEETS_TO_READ}`, { options, text: () => worksheetsToRead(db, folder) });
      for (const { name, bytes } of await printedOf(folder, table, { db, blobs }))
        add(zip, `${folder.name}/${name}`, { options, text: () => once(bytes) });
    }
  zip.end();
  return outputOf(zip);
}

async function* once(bytes: () => Promise<Buffer>): AsyncGenerator<Buffer> {
  yield await bytes();
}

const printedOf = async ({ id }: Folder, { name }: AnyTable, sources: Sources): Promise<PrintedReport[]> =>
  name === mockReportVersions.name ? reportsToRead(sources, id) : [];

const isToRead = ({ kind }: Folder, table: AnyTable) => kind === 'child' && table.name === worksheets.name;

interface Contents {
  readonly folder: Folder;
  /** Tables with something of theirs, and those without. */
  readonly filled: readonly AnyTable[];
  readonly empty: readonly AnyTable[];
}

/** A file without a row tells nobody anything: such tables are named in the README alone. */
async function contentsOf(db: Reading, folders: readonly Folder[]): Promise<Contents[]> {
  const contents: Contents[] = [];
  for (const folder of folders) {
    const filled = new Set<AnyTable>();
    for (const table of tablesOf(folder.kind)) {
      const [row] = await db.prepared<{ count: number }>(countSql(table, folder.kind), [folder.id]);
      if ((row?.count ?? 0) > 0) filled.add(table);
    }
    const empty = tablesOf(folder.kind).filter((table) => !filled.has(table));
    contents.push({ folder, filled: [...filled], empty });
  }
  return contents;
}

interface Entry {
  readonly options: { readonly mtime: Date; readonly compress: boolean };
  readonly text: () => AsyncIterable<string | Buffer>;
}

// Opened one after the other, each when it is its turn. A table that cannot be read breaks the whole copy off: half of one
// would pass for all of it.
function add(zip: yazl.ZipFile, path: string, { options, text }: Entry): void {
  zip.addReadStreamLazy(path, options, (opened) => {
    const source = Readable.from(inBytes(text()), { objectMode: false });
    source.on('error', (error) => outputOf(zip).destroy(error));
    opened(null, source);
  });
}

// A stream of Node's own, though its types say less.
function outputOf({ outputStream }: yazl.ZipFile): Readable {
  if (outputStream instanceof Readable) return outputStream;
  throw new Error('the ZIP is no stream of this Node');
}

async function* inBytes(texts: AsyncIterable<string | Buffer>): AsyncGenerator<Buffer> {
  for await (const text of texts) yield typeof text === 'string' ? Buffer.from(text) : text;
}

const readMe = (contents: readonly Contents[], madeAt: string): string =>
  [
    'A copy of what Fieldfare keeps',
    '==============================',
    '',
    `Made on ${longMoment.format(new Date(madeAt))} (London).`,
    '',
    ...contents.map(({ folder: { name, of } }) => `${name}/  ${of}`),
    '',
    'In each folder every file is there twice: .json has everything as it is kept, .csv opens in a spreadsheet.',
    `The worksheets of a child stand in ${WORKSHEETS_TO_READ} as well, to be read in a browser: questions, answers, and what was right.`,
    'Times are in UTC. A name like “learnerId” is a number by which we tell people apart; it says nothing else.',
    'Reports of mock exams stand in their child’s folder as PDFs, as they were issued. Worksheets are printed from the pages of the service, whenever you like; we keep no other papers of you.',
    'Your password is not in here: we do not know it ourselves.',
    '',
    'What is in the files',
    '--------------------',
    ...linesOf(contents.flatMap(({ filled }) => filled)),
    '',
    'Nothing is kept of these',
    '------------------------',
    ...contents.flatMap(({ folder, empty }) => linesOf(empty).map((line) => `${folder.name}/  ${line}`)),
    '',
  ].join('\r\n');

const linesOf = (found: readonly AnyTable[]): string[] =>
  [...new Set(found)].map((table) => `${table.name}: ${wordsOf(table)}`).sort();

const longMoment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});
