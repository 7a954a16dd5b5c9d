import { expect, it } from '@jest/globals';
import { hashOfBytes } from 'platform/blobs';
import { randomBasis } from '../testing/random-bases';
import { renderReport, reportContent } from './render';

/** Whoever finds one of these changed has changed reports that families were sent: what is to be otherwise is the next template's. */
it.each([
  [
    1,
    'd2be7210103dea5ccf208ca5c296bbe196be28e901d14d82b0b9dc690408fe94',
    'bd5bf025eede1453cdc34362e22159946098b2ca7816161ea4ea45bb14822a99',
  ],
  [
    2,
    '3616fd88bde653519ee7883cab2ef9129b48386539aee558092b8552e99968c8',
    '849ac99aaad67f36ccd8ed88f109e66414d9deed2e79235ababcd747731dd27d',
  ],
  [
    3,
    '72cf63440ccf7c5f9b5a7bab5b4ab9e98b2bdc2f865b2314f6ce7c30ae080be8',
    'd9370a1a5021357bb7c647bb05c4ecec80395f0bb7e7dcaee6445e8a91364314',
  ],
  [
    4,
    '1d4b09062dc48502245d3404c3ba4e387eda165e229d8ee694c13a4d169042eb',
    '19a9ce41faa49dcf6f5589483fb55bf6df2d9df2df628dba258a0020c5b73934',
  ],
  [
    5,
    'a73ac6373e6afa6898eb19179122d1a47e3c1c2a1fdb0a021bb73a926e006bf4',
    '46308bc065b3bd2adfb3da7078b784eaec405ed4748398ff00df8c5c9f2d7511',
  ],
  [
    6,
    'c8efb055925db6c15dd20913cba56d8d851cb67a83f7c4f3b6e4243dc5d851ae',
    '069722895e5cd6d2afc1ac01127565d4daabd5712dbd50207db10ac1d40f5dbd',
  ],
  [
    7,
    '2facfa79e2a54aaf1d720135867b2d164e2bdf67e7d8305b9c26263095ab59a0',
    '069722895e5cd6d2afc1ac01127565d4daabd5712dbd50207db10ac1d40f5dbd',
  ],
])('template %i says and prints what it did when reports were issued with it', async (template, said, printed) => {
  const contents = Array.from({ length: 40 }, (_, seed) => reportContent(randomBasis(seed + 1, { template })));
  expect(hashOfBytes(Buffer.from(JSON.stringify(contents)))).toBe(said);
  const bytes = await Promise.all(contents.slice(0, 2).map((content) => renderReport({ content, template })));
  expect(hashOfBytes(Buffer.concat(bytes))).toBe(printed);
});
