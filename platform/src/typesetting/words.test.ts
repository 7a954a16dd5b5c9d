import { expect, it } from '@jest/globals';
import { open } from 'fontkit';
import type { FontFile, Run } from 'pdfmake/js/PDFDocument.js';
import { ofOneDocument } from './fonts';
import { setWords, type WordsOf } from './words';

const regular = require.resolve('@expo-google-fonts/lexend/400Regular/Lexend_400Regular.ttf');
const opened = async () => ofOneDocument(Object.create(await open(regular)) as FontFile);

/** As a document sets its words, one after the other. */
const fontOf = (file: FontFile): WordsOf => ({
  scale: 1,
  font: ofOneDocument(file),
  layoutRun(word) {
    return this.font.layout(word);
  },
});

const said = ({ glyphs, positions, advanceWidth }: Run) => ({
  glyphs: glyphs.map(({ id, codePoints }) => [id, [...codePoints]]),
  positions: positions.map((one) => ({ ...one })),
  advanceWidth,
});

/** Letters that the typeface lacks share one empty box: whether it is hidden depends on which of them was met first. */
const words = [
  'half- ',
  'a\u00adb ',
  'fi',
  'ﬁ',
  'a b',
  'a\u00a0b',
  '\u200b',
  '\u2060',
  '\ufeff',
  'Siân',
  'A\u030a',
  'Å',
  '林',
  '−3 ',
];
const orders = [words, [...words].reverse(), words.slice(1), [...words.slice(6), ...words.slice(0, 6)]];

it('sets each word of a document as it is set without what was set before, in whatever order they come', async () => {
  const file = await opened();
  const set = setWords(ofOneDocument(file));
  for (const order of orders) {
    const [own, plain] = [fontOf(file), fontOf(file)];
    set(own);
    for (const word of order) expect(said(own.layoutRun(word))).toEqual(said(plain.layoutRun(word)));
  }
});

it('sets a word once for all documents', async () => {
  const file = await opened();
  const set = setWords(ofOneDocument(file));
  let count = 0;
  for (let document = 0; document < 3; document += 1) {
    const font = fontOf(file);
    const { layoutRun } = font;
    font.layoutRun = function (word, features) {
      count += 1;
      return layoutRun.call(this, word, features);
    };
    set(font);
    expect(said(font.layoutRun('thirty'))).toEqual(said(fontOf(file).layoutRun('thirty')));
  }
  expect(count).toBe(1);
});
