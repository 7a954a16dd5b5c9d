import { unzipSync } from 'fflate';

export interface ZipEntry {
  readonly path: string;
  /** Empty where it cannot be unpacked: encrypted, or packed in another way than with Deflate. */
  readonly bytes: Buffer;
}

/** A file that unpacks to more is not read: nothing of ours does. */
const LARGEST = 64 * 1024 * 1024;

/** The files of a ZIP, as its directory at the end lists them. @throws Error where it is broken */
export function zipEntries(zip: Uint8Array): ZipEntry[] {
  const paths: string[] = [];
  unzipSync(zip, { filter: ({ name }) => paths.push(name) < 0 });
  return paths.map((path, nth) => ({ path, bytes: contentOf(zip, nth) }));
}

/** Each by itself, by its place, since two may have one name: one that is broken hides none of the others. */
function contentOf(zip: Uint8Array, wanted: number): Buffer {
  let nth = -1;
  const filter = ({ originalSize }: { originalSize: number }) => (nth += 1) === wanted && originalSize <= LARGEST;
  try {
    return Buffer.concat(Object.values(unzipSync(zip, { filter })));
  } catch {
    return Buffer.of();
  }
}
