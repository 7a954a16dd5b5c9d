import { keyLetters, optionAt, type WordChoiceItem } from '../../english-item';
import type { WordPairs } from '../../word-pairs';
import { unknownWords, type WordList } from '../words/words';

export interface WordKnowledge {
  list: WordList;
  pairs: WordPairs;
}

/** A synonym or an antonym item. */
export function checkWordPair(item: WordChoiceItem, { list, pairs }: WordKnowledge): string[] {
  const key = optionAt(item.options, item.key);
  return [
    ...[item.text, ...item.options].flatMap((word) => checkWord(word, list)),
    ...(item.options.includes(item.text) ? ['The target word is one of its own options.'] : []),
    ...(mayShareStem(item) || !shareStem(item.text, key)
      ? []
      : [`"${key}" and "${item.text}" share a stem, which gives the key away.`]),
    ...wrongOptions(item).flatMap((wrong) => checkOnlyOneKey(wrong, item, pairs)),
  ];
}

const wrongOptions = (item: WordChoiceItem): string[] =>
  item.options.filter((_, place) => keyLetters[place] !== item.key);

function checkWord(word: string, list: WordList): string[] {
  if (!/^\p{Ll}+(?:-\p{Ll}+)*$/u.test(word)) return [`"${word}" should be one word without a capital.`];
  return unknownWords(word, list).map((unknown) => `"${unknown}" is not in the dictionary.`);
}

const stemLength = 5; // letters that two words begin with before they look like one word and its relation

const shareStem = (one: string, other: string): boolean =>
  one.includes(other) || other.includes(one) || one.slice(0, stemLength) === other.slice(0, stemLength);

/** `unhappy` beside `happy` is found without knowing either word: enough for a beginner, too little from level 3 on. */
const mayShareStem = ({ kind, level }: WordChoiceItem): boolean => kind === 'antonyms' && level < 3;

function checkOnlyOneKey(wrong: string, { kind, text, options, key }: WordChoiceItem, pairs: WordPairs): string[] {
  const right = optionAt(options, key);
  if (pairs.areClose(wrong, right)) return [`"${wrong}" means nearly the same as the key "${right}".`];
  const alsoRight = kind === 'synonyms' ? pairs.areClose(wrong, text) : pairs.areOpposite(wrong, text);
  return alsoRight ? [`"${wrong}" is right too.`] : [];
}
