import { expect, it } from '@jest/globals';
import { blankWords } from './blanks-dialog';

it.each([
  [3, undefined, 'A blank counts as not right. You can go back, or see the answers now.'],
  [
    3,
    3,
    'A blank counts as not right. Seeing the answer to a blank uses one of today’s questions, and you have 3 left. You can go back, or see the answers now.',
  ],
  [
    4,
    3,
    'A blank counts as not right. Seeing the answer to a blank uses one of today’s questions, and you have 3 left: the other one can be seen another day.',
  ],
  [4, 0, 'A blank counts as not right. You have no questions left today, so these answers are shown another day.'],
])('says of %d blanks with %p questions left what becomes of them', (blanks, left, words) => {
  expect(blankWords(blanks, left)).toBe(words);
});
