import type { Draft } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { matchingCount, possibleNumberCodes, possibleNumberWords, type NumberCodePuzzle } from '../rules/number-codes';
import { pickRelatedWords, wordsWithin } from './word-groups';

export type NumberCodeParams = { readonly words: readonly string[]; readonly codes: readonly string[] } & (
  | { readonly encode: string }
  | { readonly decode: string }
);

/** Four words, the codes of three of them in any order, and what those codes say of each letter. */
export interface NumberCode extends NumberCodePuzzle {
  coded: readonly string[];
  uncoded: string;
  digitOf: ReadonlyMap<string, string>;
  /** A letter and a digit that must belong together, with the reason: where to begin. */
  clue: string;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** `shared` letters stand in all four words: the more, the fewer digits there are to find. */
export function drawNumberCode(random: Random, shared: number): NumberCode | undefined {
  const words = pickRelatedWords(random, shared);
  const letters = [...new Set(words.join(''))];
  if (letters.length > DIGITS.length) return undefined;
  const digits = random.sample(DIGITS, letters.length);
  const all = new Map(letters.map((letter, index) => [letter, digits[index] ?? '']));
  const [uncoded = '', ...coded] = random.shuffle(words);
  const codes = coded.map((word) => codeOf(word, all));
  const digitOf = new Map([...new Set(coded.join(''))].map((letter) => [letter, all.get(letter) ?? '']));
  const clue = clueFor(words, codes);
  return clue === undefined ? undefined : { words, codes, coded, uncoded, digitOf, clue };
}

export const codeOf = (word: string, digitOf: ReadonlyMap<string, string>): string =>
  Array.from(word, (letter) => digitOf.get(letter) ?? '').join('');

/** The word without a code, if every letter of it can be found in the others. */
export const uncodedWord = ({ uncoded, digitOf }: NumberCode): readonly string[] =>
  Array.from(uncoded).every((letter) => digitOf.has(letter)) ? [uncoded] : [];

/** Words of the found letters that are none of the four. */
export const freshWords = ({ words, digitOf }: NumberCode): readonly string[] =>
  wordsWithin(new Set(digitOf.keys())).filter((word) => !words.includes(word));

/** Things that stand more than once in a list. */
const repeatedIn = (list: readonly string[]): string[] => [
  ...new Set(list.filter((entry, index) => list.indexOf(entry) !== index)),
];

const placeNames = ['first', 'second', 'third', 'last'];

/** Where one letter alone is repeated in a place of the words, a digit repeated in that place of the codes is its digit. */
function clueFor(words: readonly string[], codes: readonly string[]): string | undefined {
  for (const place of [0, 3, 1, 2]) {
    const [letter, ...others] = repeatedIn(words.map((word) => word.charAt(place)));
    const [digit] = repeatedIn(codes.map((code) => code.charAt(place)));
    if (letter !== undefined && others.length === 0 && digit !== undefined) {
      const where = placeNames[place] ?? '';
      return `${letter} is the only ${where} letter that two or more words share, and ${digit} is the only ${where} digit that two or more codes share. So ${letter} is ${digit}.`;
    }
  }
  return undefined;
}

/** The working up to the point where every digit is known. */
export const matchingSteps = ({ coded, codes, clue, digitOf }: NumberCode): string[] => [
  'The same letter always has the same digit.',
  clue,
  `Only one way of matching fits every letter: ${coded.map((word, index) => `${word} is ${codes[index] ?? ''}`).join(', ')}.`,
  `So ${[...digitOf].map(([letter, digit]) => `${letter} is ${digit}`).join(', ')}.`,
];

export const puzzleText = (words: readonly string[], codes: readonly string[]): string =>
  `Three of these four words are written in a number code. The codes are not in the same order as the words.\n${words.join(', ')}\n${codes.join(', ')}`;

export const solveNumberCode = (params: NumberCodeParams): string =>
  ('encode' in params ? possibleNumberCodes(params, params.encode) : possibleNumberWords(params, params.decode)).join(
    ' or ',
  );

/** The draft of either kind, if the codes can be given out in one way only. */
export function numberCodeDraft(
  params: NumberCodeParams,
  rest: Omit<Draft<NumberCodeParams>, 'params'>,
): Draft<NumberCodeParams> | undefined {
  return matchingCount(params) === 1 && solveNumberCode(params) === rest.answer ? { params, ...rest } : undefined;
}

/** The same signs with two neighbours exchanged. */
export const exchanged = (text: string): string[] =>
  [2, 0, 1].map((index) => text.slice(0, index) + text.charAt(index + 1) + text.charAt(index) + text.slice(index + 2));
