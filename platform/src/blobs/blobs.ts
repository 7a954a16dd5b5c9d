import { createHash } from 'node:crypto';
import type { Queries } from '../database/database';

/** Bytes that never change. */
export interface Blob {
  readonly bytes: Buffer;
  readonly mediaType: string;
}

/** Where bytes are kept by what they are: put twice they are there once, and nobody changes them. */
export interface BlobStore {
  /** @returns SHA-256 of the bytes, in hex */
  put(blob: Blob): Promise<string>;
  /** Undefined where nothing is kept under that hash. */
  get(hash: string): Promise<Blob | undefined>;
}

export const hashOfBytes = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** In a table of their own: part of the database's backups, as the log is that names them. */
export function postgresBlobs(db: Pick<Queries, 'query' | 'prepared'>): BlobStore {
  return {
    get: keptBlobs(db).get,
    put: async ({ bytes, mediaType }) => {
      const hash = hashOfBytes(bytes);
      await db.query(
        'insert into blobs.blobs (hash, media_type, bytes) values ($1, $2, $3) on conflict (hash) do nothing',
        [hash, mediaType, bytes],
      );
      return hash;
    },
  };
}

export interface KeptBlob extends Blob {
  readonly hash: string;
}

/** Of the largest kind, pictures, these are some megabytes. */
const AT_ONCE = 16;

/** All that is kept, each once. */
export async function* everyBlob(db: Pick<Queries, 'many'>): AsyncGenerator<KeptBlob, void> {
  let after = '';
  for (;;) {
    const some = await db.many<KeptBlob>(
      `select hash, bytes, media_type as "mediaType" from blobs.blobs where hash > $1 order by hash limit ${AT_ONCE}`,
      [after],
    );
    yield* some;
    const last = some.at(-1);
    if (last === undefined) return;
    after = last.hash;
  }
}

/** The same for those who only read. */
export function keptBlobs(db: Pick<Queries, 'prepared'>): Pick<BlobStore, 'get'> {
  return {
    get: async (hash) => {
      const [row] = await db.prepared<Blob>(
        'select bytes, media_type as "mediaType" from blobs.blobs where hash = $1',
        [hash],
      );
      return row;
    },
  };
}
