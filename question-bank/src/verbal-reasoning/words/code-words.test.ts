import { describe, expect, it } from '@jest/globals';
import { isFitToPrint } from './fit-to-print';
import { fiveLetterWords, fourLetterWords, sixLetterWords, threeLetterWords } from './code-words.items';

describe('the words for codes', () => {
  it.each([
    [3, threeLetterWords],
    [4, fourLetterWords],
    [5, fiveLetterWords],
    [6, sixLetterWords],
  ])('of %d letters are so long, in capitals, each listed once', (length, words) => {
    expect(words.filter((word) => !/^[A-Z]+$/.test(word) || word.length !== length)).toEqual([]);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });
});

describe('letters put together by chance', () => {
  it('are turned down where they spell something unkind', () => {
    expect(isFitToPrint('XFATQ')).toBe(false);
    expect(isFitToPrint('HTQI')).toBe(true);
  });
});
