import { inflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly path: string;
  /** Empty where it cannot be unpacked: encrypted, or packed in another way than with Deflate. */
  readonly bytes: Buffer;
}

const END = Buffer.from('PK\u0005\u0006', 'latin1');
const ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;
/** A file that unpacks to more is not read: nothing of ours does. */
const LARGEST = 64 * 1024 * 1024;

/** The files of a ZIP, as its directory at the end lists them (APPNOTE 4.3.12). @throws RangeError where it is broken */
export function zipEntries(zip: Buffer): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = zip.readUInt32LE(zip.lastIndexOf(END) + 16);
  while (zip.readUInt32LE(at) === ENTRY) {
    const name = zip.readUInt16LE(at + 28);
    entries.push({ path: zip.subarray(at + 46, at + 46 + name).toString('utf8'), bytes: contentOf(zip, at) });
    at += 46 + name + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

function contentOf(zip: Buffer, entry: number): Buffer {
  const method = zip.readUInt16LE(entry + 10);
  const header = zip.readUInt32LE(entry + 42);
  const from = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  const content = zip.subarray(from, from + zip.readUInt32LE(entry + 20));
  if (method === STORED) return content;
  try {
    return method === DEFLATED ? inflateRawSync(content, { maxOutputLength: LARGEST }) : Buffer.of();
  } catch {
    return Buffer.of();
  }
}
