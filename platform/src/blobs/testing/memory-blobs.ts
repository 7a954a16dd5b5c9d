import { hashOfBytes, type Blob, type BlobStore } from '../blobs';

/** In memory, for tests; `size`: how many are kept. */
export function memoryBlobs(): BlobStore & { readonly size: () => number } {
  const kept = new Map<string, Blob>();
  return {
    size: () => kept.size,
    put: (blob) => {
      const hash = hashOfBytes(blob.bytes);
      if (!kept.has(hash)) kept.set(hash, blob);
      return Promise.resolve(hash);
    },
    get: (hash) => Promise.resolve(kept.get(hash)),
  };
}
