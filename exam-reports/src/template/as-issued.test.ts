import { expect, it } from '@jest/globals';
import { hashOfBytes } from 'platform/blobs';
import { randomBasis } from '../testing/random-bases';
import { renderReport, reportContent } from './render';

/** Whoever finds one of these changed has changed reports that families were sent: what is to be otherwise is the next template's. */
it.each([
  [1, 'd4756e3799e644fb56aeee1362e24fa0d7e2e7c06d55aa90e8186925b5a96ac9', '6ea795b2aeeccc0f4be7bd080e702ad20ea9042e94c440b4975a8cff56386b0f'],
  [2, '6f5d7df3e3077dbf6e5c2b6e9cf2b7a6661e745768aee47a4bb92d4deb3cf8db', '40a5758e4719965624a44f7e71f04a3a17601b9a4a9e29b2ffe7b3a9440fb0f2'],
])('template %i says and prints what it did when reports were issued with it', async (template, said, printed) => {
  const contents = Array.from({ length: 120 }, (_, seed) => reportContent(randomBasis(seed + 1, { template })));
  expect(hashOfBytes(Buffer.from(JSON.stringify(contents)))).toBe(said);
  const bytes = await Promise.all(contents.slice(0, 4).map((content) => renderReport({ content, template })));
  expect(hashOfBytes(Buffer.concat(bytes))).toBe(printed);
});
