import { beforeAll, expect, it } from '@jest/globals';
import { zipSync } from 'fflate';
import { hashOfBytes, type Blob, type KeptBlob } from '../../blobs/blobs';
import { putSealed } from '../../blobs/sealed-blobs';
import { pdfOf } from '../../typesetting/pdf';
import { Places } from '../places';
import { wordsOf } from '../words';
import { findFiles, noteSeal, type Seal } from './find-files';

const ids = { people: ['child-1'], values: ['Wilhelmina Zoë Ash', 'Mina', 'mina-rose@home.example'] };
const words = wordsOf(ids);

let report: Buffer;
let titled: Buffer;
beforeAll(async () => {
  report = await pdf({
    content: ['Report of', { columns: ['Wilhelmina', 'Zoë Ash'] }, 'write to mina-rose@home.example'],
  });
  titled = await pdf({ info: { title: 'For Wilhelmina Zoë Ash' }, content: ['Nobody.'] });
});

const pdf = async (document: Parameters<typeof pdfOf>[0]) =>
  Buffer.from(await pdfOf({ defaultStyle: { font: 'Lexend' }, ...document }));

const kept = (bytes: Buffer, mediaType: string): KeptBlob => ({ bytes, mediaType, hash: hashOfBytes(bytes) });

async function found(files: readonly KeptBlob[], seals: readonly Seal[] = []) {
  const places = new Places();
  const by = new Map(seals.map((seal) => [seal.sealedHash, seal]));
  const all = (async function* () {
    yield* await Promise.resolve(files);
  })();
  const count = await findFiles({ files: all, seals: by, people: new Set(ids.people), words }, places);
  expect(count).toBe(files.length);
  return places.all();
}

const zip = (...files: readonly (readonly [path: string, content: Uint8Array])[]) =>
  Buffer.from(zipSync(Object.fromEntries(files)));

/** The second of two files is packed in a way that is not known. */
function halfBroken(): Buffer {
  const packed = zip(['1.txt', Buffer.from('mina-rose@home.example')], ['2.txt', Buffer.from('nobody')]);
  packed.writeUInt16LE(99, packed.lastIndexOf('PK\u0001\u0002') + 10);
  return packed;
}

const csv = 'id,name\r\n"child-1","Mina"\r\n';
const json = JSON.stringify({ learnerId: 'child-1', sheet: [{ name: 'mina ' }] });
const html = '<h1>Worksheets</h1><p data-child="child-1">Mina</p>';

it.each([
  ['a PDF', () => report, 'application/pdf'],
  ['the title of a PDF', () => titled, 'application/pdf'],
  ['the name of a file in a ZIP', () => zip(['wilhelmina-zoë_ash.csv', Buffer.from('nobody')]), 'application/zip'],
  ['a PDF in a ZIP', () => zip(['0.txt', Buffer.of()], ['1.pdf', report]), 'application/zip'],
  ['a ZIP of which one file cannot be unpacked', halfBroken, 'application/zip'],
  ['a table', () => Buffer.from(csv), 'text/csv'],
  ['JSON', () => Buffer.from(json), 'application/json'],
  ['a page', () => Buffer.from(html), 'text/html'],
  ['what lies about itself', () => Buffer.from(json), 'image/png'],
  ['a picture', () => Buffer.from('\u0089PNG\u0000\u0001tEXtBy Wilhelmina Zoë Ash.\u0000\u00ff'), 'image/png'],
  ['what begins like a PDF and a ZIP and is none', () => Buffer.from('PK\u0003\u0004 mina-rose@home.example'), 'x/y'],
])('finds somebody in %s', async (_, bytes, mediaType) => {
  expect(await found([kept(bytes(), mediaType)])).toEqual([{ place: `files: ${mediaType}`, count: 1 }]);
});

it.each([
  ['a name that others have, without an id', Buffer.from('id,name\n"child-2","Mina"\n')],
  ['a longer address', Buffer.from('xmina-rose@home.example, mina-rose@home.example.uk')],
  ['a longer name', Buffer.from('Wilhelmina Zoë Ashdown')],
  ['an id alone', Buffer.from('{"learnerId":"child-1","said":"Mina has three apples."}')],
  ['nothing', Buffer.of()],
])('takes nobody else for them: %s', async (_, bytes) => expect(await found([kept(bytes, 'text/plain')])).toEqual([]));

async function sealed(bytes: Buffer, subjectId: string): Promise<{ file: KeptBlob; seal: Seal }> {
  let file = kept(Buffer.of(), '');
  const put = (blob: Blob) => {
    file = kept(blob.bytes, blob.mediaType);
    return Promise.resolve(file.hash);
  };
  const seal = await putSealed({ put }, bytes);
  return { file, seal: { ...seal, subjectId } };
}

it('opens what is sealed with every key that is left: theirs is theirs, and of another only what is nobody else’s counts', async () => {
  const blank = Buffer.from('nothing of anybody');
  const own = await sealed(blank, 'child-1');
  const namesake = await sealed(Buffer.from('Wilhelmina Zoë Ash'), 'child-2');
  const theirs = await sealed(report, 'child-2');
  expect(await found([own.file], [own.seal])).toEqual([{ place: 'files: sealed', count: 1 }]);
  expect(await found([own.file])).toEqual([]);
  expect(await found([namesake.file], [namesake.seal])).toEqual([]);
  expect(await found([theirs.file], [theirs.seal])).toEqual([{ place: 'files: sealed', count: 1 }]);
  expect(await found([theirs.file], [{ ...theirs.seal, sealKey: own.seal.sealKey }])).toEqual([]);
});

it('learns of a seal from whatever event has one whose key is left', () => {
  const kind = { personal: { sealKey: 'learnerId' } };
  const event = (sealKey: string | null) => ({ data: { sealedHash: 'a', sealKey, learnerId: 'child-1' } });
  const seals = new Map<string, Seal>();
  noteSeal(seals, event(null), kind);
  expect(seals.size).toBe(0);
  noteSeal(seals, event('b'), kind);
  expect(seals.get('a')).toEqual({ sealedHash: 'a', sealKey: 'b', subjectId: 'child-1' });
});
