import { inflateRawSync } from 'node:zlib';

const ENTRY = 0x02014b50;
const DEFLATED = 8;

/** The files of a ZIP by their paths, as its directory at the end lists them (APPNOTE 4.3.12): enough for those that we make. */
export function filesIn(zip: Buffer): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  let at = zip.readUInt32LE(end + 16);
  while (zip.readUInt32LE(at) === ENTRY) {
    const [name, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const path = zip.subarray(at + 46, at + 46 + name).toString('utf8');
    files.set(path, contentOf(zip, at));
    at += 46 + name + extra + comment;
  }
  return files;
}

function contentOf(zip: Buffer, entry: number): Buffer {
  const [method, packed, header] = [
    zip.readUInt16LE(entry + 10),
    zip.readUInt32LE(entry + 20),
    zip.readUInt32LE(entry + 42),
  ];
  const from = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  const content = zip.subarray(from, from + packed);
  return method === DEFLATED ? inflateRawSync(content) : content;
}
