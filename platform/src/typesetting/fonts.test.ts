import { expect, it } from '@jest/globals';
import { hashOfBytes } from '../blobs/blobs';
import { pagesOf } from './testing/pdf-text';
import { pdfOf } from './pdf';

const print = async (...texts: string[]) =>
  Buffer.from(
    await pdfOf({
      info: { creationDate: new Date('2026-12-05T18:12:00.000Z') },
      compress: false,
      defaultStyle: { font: 'Lexend' },
      content: texts.map((text, nth) => ({ text, bold: nth % 2 === 1 })),
    }),
  );

/** Letters that share a glyph with others, or become one with their neighbours, met in different orders. */
const documents = [
  ['Beth has 14 of 20.', 'fi ffi fl'],
  ['a\u00a0b c', 'Łukasz − Siân'],
  ['f\u200bi', 'Zoë\u00ad O’Neill', 'ﬁ'],
  ['\u00a0', ' ', 'Ω μ µ Å Å'],
];

it('sets a document the same, whatever was set before it', async () => {
  const inOrder = async (some: readonly string[][]) => {
    const made = new Map<string[], string>();
    for (const texts of some) made.set(texts, hashOfBytes(await print(...texts)));
    return made;
  };
  const [forwards, backwards] = [await inOrder(documents), await inOrder([...documents].reverse())];
  for (const texts of documents) expect(backwards.get(texts)).toBe(forwards.get(texts));
});

it('sets documents side by side without mixing them up', async () => {
  const alone = await Promise.all(documents.map(async (texts) => hashOfBytes(await print(...texts))));
  const together = await Promise.all([...documents, ...documents].map((texts) => print(...texts)));
  expect(together.map(hashOfBytes)).toEqual([...alone, ...alone]);
});

it('gives back each letter as it was written', async () => {
  await print('\u00a0');
  const [page = ''] = pagesOf(await print('Siân O’Neill, 3 of 5'));
  expect(page).toContain('Siân O’Neill, 3 of 5');
});
