import type { BlobStore } from 'platform/blobs';

/** The bytes of each picture that is named by its hash anywhere in something, once. */
export async function picturesOf(part: unknown, blobs: Pick<BlobStore, 'get'>) {
  const pictures: { readonly hash: string; readonly mediaType: string; readonly base64: string }[] = [];
  for (const hash of new Set(hashesIn(part))) {
    const blob = await blobs.get(hash);
    if (blob) pictures.push({ hash, mediaType: blob.mediaType, base64: blob.bytes.toString('base64') });
  }
  return pictures;
}

function hashesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  if (isKept(part)) return [part.hash];
  return Object.values(part).flatMap(hashesIn);
}

const isKept = (part: object): part is { readonly hash: string } =>
  'kind' in part && part.kind === 'kept' && 'hash' in part && typeof part.hash === 'string';
