import type { Random } from '../../generation/random';
import { fourLetterWords } from '../words/code-words.items';

/** Four words at the least, or there is nothing to match. */
const WORDS_IN_A_PUZZLE = 4;

/** Every choice of `size` letters out of sorted ones. */
function choices(letters: readonly string[], size: number): string[] {
  if (size === 0) return [''];
  return letters.flatMap((letter, index) => choices(letters.slice(index + 1), size - 1).map((rest) => letter + rest));
}

/** Words by the letters that they share, where enough words share them. */
function groupsSharing(size: number): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>();
  for (const word of fourLetterWords) {
    for (const shared of choices([...new Set(word)].sort(), size)) {
      groups.set(shared, [...(groups.get(shared) ?? []), word]);
    }
  }
  return [...groups.values()].filter((group) => group.length >= WORDS_IN_A_PUZZLE);
}

const groupsBySize = new Map([2, 3, 4].map((size) => [size, groupsSharing(size)]));

/** Four words that all hold the same `size` letters. */
export const pickRelatedWords = (random: Random, size: number): string[] =>
  random.sample(random.pick(groupsBySize.get(size) ?? []), WORDS_IN_A_PUZZLE);

/** Words made of nothing but these letters. */
export const wordsWithin = (letters: ReadonlySet<string>): string[] =>
  fourLetterWords.filter((word) => Array.from(word).every((letter) => letters.has(letter)));
