import { gunzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { masterKeys, openPackage } from 'platform/crypto';
import type { CommandTools } from 'platform/http';
import { memoryBlobs } from 'platform/testing/memory-blobs';
import type { Paper } from 'schemas/mock-exams/paper';
import type { SealedPaper } from 'schemas/mock-exams/sittings/sealed-paper';
import { sealedPapers } from './sealed-papers';

const keys = masterKeys('a secret for the tests of sealed papers');
const name = { sessionId: 'march', paperHash: 'a'.repeat(64) };

function paperWith(hash: string): Paper {
  const picture = { kind: 'kept' as const, hash, width: 10, height: 10, alt: 'A square' };
  const option = { text: '', picture };
  return {
    paperId: 'paper',
    name: 'Paper 1',
    minutes: 50,
    sections: [
      {
        sectionId: 'section',
        name: 'Shapes',
        subject: 'NVR',
        instructions: '',
        picture,
        questions: [{ questionId: 'q1', number: 1, text: 'Which is it?', options: [option, { text: 'None' }] }],
      },
    ],
  };
}

/** A log in which every paper is this one, and how often it was asked for. */
function logOf(paper: Paper | null) {
  let reads = 0;
  const read = (() => {
    reads += 1;
    return Promise.resolve(paper);
  }) as unknown as CommandTools['read'];
  return { read, reads: () => reads };
}

it('hold the paper with the bytes of its pictures, each once, and are the same whoever makes them', async () => {
  const blobs = memoryBlobs();
  const hash = await blobs.put({ bytes: Buffer.from('a picture'), mediaType: 'image/webp' });
  const log = logOf(paperWith(hash));
  const papers = sealedPapers({ keys, blobs });
  const all = await Promise.all(Array.from({ length: 20 }, () => papers.sealed(name, log)));
  expect(log.reads()).toBe(1);
  expect(new Set([...all, await sealedPapers({ keys, blobs }).sealed(name, log)]).size).toBe(1);
  const bytes = openPackage(
    Buffer.from(papers.key(name), 'base64'),
    Buffer.from(all[0] ?? '', 'base64'),
    `march/${name.paperHash}`,
  );
  expect(JSON.parse(gunzipSync(bytes).toString()) as SealedPaper).toEqual({
    paper: paperWith(hash),
    pictures: [{ hash, mediaType: 'image/webp', base64: Buffer.from('a picture').toString('base64') }],
  });
  expect(papers.key({ ...name, sessionId: 'april' })).not.toBe(papers.key(name));
});

it('are asked for again where there was none', async () => {
  const papers = sealedPapers({ keys, blobs: memoryBlobs() });
  expect(await papers.sealed(name, logOf(null))).toBeNull();
  expect(await papers.sealed(name, logOf(paperWith('b'.repeat(64))))).not.toBeNull();
});
