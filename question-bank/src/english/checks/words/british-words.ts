import { furtherWords, names } from './names';
import type { WordList } from './words';

/** A speller over a dictionary, as nspell is one. */
export interface Speller {
  correct(word: string): boolean;
  add(word: string): unknown;
}

/** The words of a British dictionary, and the names and words of the bank that it lacks. */
export function britishWords(speller: Speller): WordList {
  for (const word of [...names, ...furtherWords]) speller.add(word);
  return { knows: (word) => speller.correct(word) };
}
