import { randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { encrypt } from '../crypto/aes-gcm';
import { memoryBlobs } from './testing/memory-blobs';
import { getSealed, putSealed } from './sealed-blobs';

const bytes = Buffer.from('%PDF a report about Amara');

it('keeps nothing that can be read, and gives it back to whoever has its key', async () => {
  const blobs = memoryBlobs();
  const kept = await putSealed(blobs, bytes);
  expect((await blobs.get(kept.sealedHash))?.bytes.includes('Amara')).toBe(false);
  expect(await getSealed(blobs, kept)).toEqual(bytes);
});

it('gives back what was kept before anything was packed', async () => {
  const blobs = memoryBlobs();
  const key = randomBytes(32);
  const sealedHash = await blobs.put({
    bytes: encrypt(key, bytes, 'sealed blob'),
    mediaType: 'application/octet-stream',
  });
  expect(await getSealed(blobs, { sealedHash, sealKey: key.toString('base64') })).toEqual(bytes);
});

it('takes less room than the bytes do', async () => {
  const blobs = memoryBlobs();
  const long = Buffer.from('1 0 0 1 42.3 805.89 Tm\n'.repeat(5_000));
  const kept = await putSealed(blobs, long);
  expect((await blobs.get(kept.sealedHash))?.bytes.length).toBeLessThan(long.length / 4);
  expect(await getSealed(blobs, kept)).toEqual(long);
});

it('seals the same bytes each time with another key', async () => {
  const blobs = memoryBlobs();
  const [one, other] = [await putSealed(blobs, bytes), await putSealed(blobs, bytes)];
  expect(one.sealKey).not.toBe(other.sealKey);
  await expect(getSealed(blobs, { sealedHash: one.sealedHash, sealKey: other.sealKey })).rejects.toThrow();
});

it('says so where nothing is kept', async () => {
  const kept = { sealedHash: '0'.repeat(64), sealKey: 'A'.repeat(43) + '=' };
  expect(await getSealed(memoryBlobs(), kept)).toBeUndefined();
});
