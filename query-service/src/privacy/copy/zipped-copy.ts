import { Readable } from 'node:stream';
import { tablesOf, wordsOf, type Owner } from '../owned-tables';
import yazl from 'yazl';
import { rowsOf, type Reading } from './rows';
import { asCsv, asJson } from './written-rows';

/** Somebody of whom there is a folder in the copy. */
export interface Folder extends Owner {
  /** `account`, `child-1`. */
  readonly name: string;
  /** Who it is, for the person who reads. */
  readonly of: string;
}

/**
 * The copy as a ZIP, made while it is read: a page of rows at a time is all that is in memory. Each table stands there twice,
 * as JSON with everything, and as a table for a spreadsheet.
 */
export function zippedCopy(db: Reading, folders: readonly Folder[], madeAt: string): Readable {
  const zip = new yazl.ZipFile();
  const options = { mtime: new Date(madeAt), compress: true };
  zip.addBuffer(Buffer.from(readMe(folders, madeAt)), 'README.txt', options);
  for (const folder of folders)
    for (const table of tablesOf(folder.kind)) {
      const rows = () => rowsOf(db, table, folder);
      const columns = Object.keys(table.row);
      add(zip, `${folder.name}/${table.name}.json`, { options, text: () => asJson(rows()) });
      add(zip, `${folder.name}/${table.name}.csv`, { options, text: () => asCsv(columns, rows()) });
    }
  zip.end();
  return outputOf(zip);
}

interface Entry {
  readonly options: { readonly mtime: Date; readonly compress: boolean };
  readonly text: () => AsyncIterable<string>;
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

async function* inBytes(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const text of texts) yield Buffer.from(text);
}

const readMe = (folders: readonly Folder[], madeAt: string): string =>
  [
    'A copy of what Fieldfare keeps',
    '==============================',
    '',
    `Made on ${longMoment.format(new Date(madeAt))} (London).`,
    '',
    ...folders.map(({ name, of }) => `${name}/  ${of}`),
    '',
    'In each folder every file is there twice: .json has everything as it is kept, .csv opens in a spreadsheet.',
    'Times are in UTC. A name like “learnerId” is a number by which we tell people apart; it says nothing else.',
    'Worksheets are printed from the pages of the service, whenever you like; we keep no other papers of you.',
    'Your password is not in here: we do not know it ourselves.',
    '',
    'What is in the files',
    '--------------------',
    ...[...new Set(folders.flatMap(({ kind }) => tablesOf(kind)))]
      .map((table) => `${table.name}: ${wordsOf(table)}`)
      .sort(),
    '',
  ].join('\r\n');

const longMoment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});
