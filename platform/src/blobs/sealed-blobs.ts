import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { decrypt, encrypt } from '../crypto/aes-gcm';
import type { Blob, BlobStore } from './blobs';

/** What opens something that is kept sealed. */
export interface SealedBlob {
  /** Of what is kept. */
  readonly sealedHash: string;
  /** 32 bytes in base64. It is nowhere but with whoever put it: where it is lost, or erased, nobody opens the bytes again. */
  readonly sealKey: string;
}

const KEY_BYTES = 32;
const PURPOSE = 'sealed blob';
/** What is in it is packed; what was kept before any was, as bytes alone, is not. */
const PACKED = 'application/vnd.fieldfare.packed';

const pack = promisify(deflateRaw);
const unpack = promisify(inflateRaw);
/** A millisecond packs a report to a quarter; a higher level takes several for little more. */
const LEVEL = 1;

/**
 * Keeps bytes that tell of a person: packed, since nobody can once they are sealed, and sealed with a key of their own, which whoever
 * puts them keeps with that person's other data.
 */
export async function putSealed(blobs: Pick<BlobStore, 'put'>, bytes: Buffer): Promise<SealedBlob> {
  const key = randomBytes(KEY_BYTES);
  const sealed = encrypt(key, await pack(bytes, { level: LEVEL }), PURPOSE);
  const sealedHash = await blobs.put({ bytes: sealed, mediaType: PACKED });
  return { sealedHash, sealKey: key.toString('base64') };
}

/** Undefined where nothing is kept under that hash. @throws where the key is another, or what is kept was altered */
export async function getSealed(
  blobs: Pick<BlobStore, 'get'>,
  { sealedHash, sealKey }: SealedBlob,
): Promise<Buffer | undefined> {
  const kept: Blob | undefined = await blobs.get(sealedHash);
  if (!kept) return undefined;
  const bytes = decrypt(Buffer.from(sealKey, 'base64'), kept.bytes, PURPOSE);
  return kept.mediaType === PACKED ? unpack(bytes) : bytes;
}
