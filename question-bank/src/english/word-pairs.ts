import { optionAt, type WordChoiceItem } from './english-item';

/** What is known about words that mean nearly the same, or the opposite. The order of two words does not matter. */
export interface WordPairs {
  areClose(one: string, other: string): boolean;
  areOpposite(one: string, other: string): boolean;
}

/** The pairs that approved synonym and antonym items have settled. */
export function pairsOf(items: readonly WordChoiceItem[]): WordPairs {
  const pairs = (kind: WordChoiceItem['kind']) => {
    const settled = items.filter((item) => item.kind === kind);
    return new Set(settled.map((item) => pairKey(item.text, optionAt(item.options, item.key))));
  };
  const close = pairs('synonyms');
  const opposite = pairs('antonyms');
  return {
    areClose: (one, other) => close.has(pairKey(one, other)),
    areOpposite: (one, other) => opposite.has(pairKey(one, other)),
  };
}

const pairKey = (one: string, other: string): string => [one, other].sort().join(' ');
