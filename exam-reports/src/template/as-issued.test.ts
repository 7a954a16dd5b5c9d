import { expect, it } from '@jest/globals';
import { hashOfBytes } from 'platform/blobs';
import { randomBasis } from '../testing/random-bases';
import { renderReport, reportContent } from './render';

/** Whoever finds one of these changed has changed reports that families were sent: what is to be otherwise is the next template's. */
it.each([
  [
    1,
    '7cc98ae27d967bd1ad0bbff599c0346d6715949b7fc005c3ff8141c7bf0bad99',
    '043d7dc2a8bf3681dc03856d75b7d660a4de371a118d486df43df3de739661da',
  ],
  [
    2,
    '2cb9e3721ea78e2689545ab6a1b019e7ba672cd47ccb7e8b5b1bdeae5a6c812a',
    'ece648dfe35fb5abfd72ca1c40c3fe40e45fddeed2cd507b9f84f9bcc5b2a6a4',
  ],
  [
    3,
    '72cf63440ccf7c5f9b5a7bab5b4ab9e98b2bdc2f865b2314f6ce7c30ae080be8',
    'd9370a1a5021357bb7c647bb05c4ecec80395f0bb7e7dcaee6445e8a91364314',
  ],
])('template %i says and prints what it did when reports were issued with it', async (template, said, printed) => {
  const contents = Array.from({ length: 40 }, (_, seed) => reportContent(randomBasis(seed + 1, { template })));
  expect(hashOfBytes(Buffer.from(JSON.stringify(contents)))).toBe(said);
  const bytes = await Promise.all(contents.slice(0, 2).map((content) => renderReport({ content, template })));
  expect(hashOfBytes(Buffer.concat(bytes))).toBe(printed);
});
