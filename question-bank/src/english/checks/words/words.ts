/** Tells whether a word is spelt as British English allows. Names count as words. */
export interface WordList {
  knows(word: string): boolean;
}

/** The words of a text with their apostrophes and hyphens, as printed. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}]+(?:['-][\p{L}]+)*/gu) ?? [];

/** Whether every part of a word is spelt right; `well-known` has two parts, the `'s` of `Amara's` is none. */
export const isSpelt = (word: string, list: WordList): boolean =>
  list.knows(word) ||
  word
    .replace(/'s$/, '')
    .split('-')
    .every((part) => list.knows(part));

/** The words of a text that the list does not know, each once. */
export const unknownWords = (text: string, list: WordList): string[] => [
  ...new Set(wordsOf(text).filter((word) => !isSpelt(word, list))),
];

export const withoutCase = (word: string): string => word.toLocaleLowerCase('en-GB');
