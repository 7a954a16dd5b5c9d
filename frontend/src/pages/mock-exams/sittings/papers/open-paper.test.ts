import { createCipheriv, randomBytes } from 'node:crypto';
import { DecompressionStream as OfNode } from 'node:stream/web';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from '@jest/globals';
import type { SealedPaper } from 'schemas/mock-exams/sittings/sealed-paper';
import { examPaper, keptPicture } from '../../../../../testing/exam/exam-paper';
import { openPaper, picturesOf } from './open-paper';

// jsdom has none.
beforeAll(() => void Object.assign(globalThis, { DecompressionStream: OfNode }));

const key = randomBytes(32);
const whole: SealedPaper = {
  paper: examPaper,
  pictures: [{ hash: keptPicture.hash, mediaType: 'image/png', base64: 'AAAA' }],
};

/** As the server seals it. */
function sealed(name: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 }).setAAD(Buffer.from(name));
  const body = [cipher.update(gzipSync(JSON.stringify(whole))), cipher.final()];
  return Buffer.concat([nonce, ...body, cipher.getAuthTag()]).toString('base64');
}

const named = { sessionId: 's1', paperHash: 'h1', key: key.toString('base64') };

it('opens with its key, and shows its pictures', async () => {
  const opened = await openPaper({ ...named, sealed: sealed('s1/h1') });
  expect(opened).toEqual(whole);
  expect(picturesOf(opened)(keptPicture.hash)).toBe('data:image/png;base64,AAAA');
  expect(picturesOf(opened)('other')).toBeUndefined();
});

it('does not open for another session, with another key, or with a byte changed', async () => {
  const right = sealed('s1/h1');
  const bytes = Buffer.from(right, 'base64');
  bytes[40] = (bytes[40] ?? 0) ^ 1;
  for (const wrong of [
    { ...named, sealed: right, sessionId: 's2' },
    { ...named, sealed: right, paperHash: 'h2' },
    { ...named, sealed: right, key: randomBytes(32).toString('base64') },
    { ...named, sealed: bytes.toString('base64') },
    { ...named, sealed: 'AAAA' },
  ])
    await expect(openPaper(wrong)).rejects.toThrow();
});
