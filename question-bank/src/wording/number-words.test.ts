import { expect, it } from '@jest/globals';
import { inWords } from './number-words';

it.each([
  [0, 'zero'],
  [13, 'thirteen'],
  [40, 'forty'],
  [99, 'ninety-nine'],
  [100, 'one hundred'],
  [105, 'one hundred and five'],
  [1000, 'one thousand'],
  [1006, 'one thousand and six'],
  [1200, 'one thousand, two hundred'],
  [30_045, 'thirty thousand and forty-five'],
  [999_999, 'nine hundred and ninety-nine thousand, nine hundred and ninety-nine'],
  [2_000_017, 'two million and seventeen'],
  [1_234_567, 'one million, two hundred and thirty-four thousand, five hundred and sixty-seven'],
])('writes %i in words', (value, words) => {
  expect(inWords(value)).toBe(words);
});
