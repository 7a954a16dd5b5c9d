import { expect, it } from '@jest/globals';
import { issuedQuestion } from 'schemas/questions/testing/issued-question';
import { pdfOf, widthInPrint } from 'platform/typesetting';
import { pictureShare } from './picture-share';
import { questionSheet } from './question-sheet';
import { pagesOf } from 'platform/testing/pdf-text';

const picture = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><title>A picture</title></svg>`;

/** Five pictures of a hundred pixels, as odd ones out have them. */
const pictured = issuedQuestion({
  prompt: 'Four of these pictures have something in common. Which one is the odd one out?',
  options: ['A', 'B', 'C', 'D', 'E'],
  optionFigures: Array.from({ length: 5 }, () => picture(100, 100)),
  key: 'A',
});

it('prints four questions of pictures on the first page, where three would leave a fifth of it empty', async () => {
  const questions = Array.from({ length: 10 }, (_, index) => ({ ...pictured, number: index + 1 }));
  const sheet = {
    worksheetId: '7a1c4e52',
    title: 'Odd one out',
    issuedOn: '21 November 2026',
    passage: null,
    questions,
  };
  const [first = ''] = pagesOf(await pdfOf(questionSheet(sheet, await widthInPrint())));
  expect(first.match(/\d+\. ?(?=Four of)/g)).toHaveLength(4);
});

it('leaves pictures as large as they are where the page is full, or all questions stand on it', () => {
  expect(pictureShare(() => [200, 200, 200, 200])).toBe(1);
  expect(pictureShare(() => [200, 200])).toBe(1);
  expect(pictureShare(() => [])).toBe(1);
});

it('makes them no smaller than fills the page, and not at all where nothing does', () => {
  expect(pictureShare((share) => Array.from({ length: 10 }, () => 250 * share))).toBe(0.85);
  expect(pictureShare(() => Array.from({ length: 10 }, () => 400))).toBe(1);
});
