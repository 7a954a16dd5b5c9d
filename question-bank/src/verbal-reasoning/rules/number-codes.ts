/** Words and digit codes of one puzzle; some words have no code, and nothing says which code is whose. */
export interface NumberCodePuzzle {
  words: readonly string[];
  codes: readonly string[];
}

type DigitOf = ReadonlyMap<string, string>;

/** Adds a word and its code to what is known, or tells that one letter would get two digits or one digit two letters. */
function extend(known: DigitOf, word: string, code: string): DigitOf | undefined {
  const digits = new Map(known);
  for (const [index, letter] of Array.from(word).entries()) {
    const digit = code.charAt(index);
    const holder = [...digits].find(([, taken]) => taken === digit)?.[0];
    if ((digits.get(letter) ?? digit) !== digit || (holder ?? letter) !== letter) return undefined;
    digits.set(letter, digit);
  }
  return digits;
}

/** Every way of giving each code to a different word in which letters and digits agree throughout. */
function keysOf({ words, codes }: NumberCodePuzzle, known: DigitOf = new Map()): DigitOf[] {
  const [code, ...otherCodes] = codes;
  if (code === undefined) return [known];
  return words.flatMap((word) => {
    const key = extend(known, word, code);
    return key ? keysOf({ words: words.filter((other) => other !== word), codes: otherCodes }, key) : [];
  });
}

/** In how many ways the codes can be given to the words. */
export const matchingCount = (puzzle: NumberCodePuzzle): number => keysOf(puzzle).length;

const UNKNOWN = '?';

/** Every code a word may have; a letter whose digit cannot be found is `?`. */
export const possibleNumberCodes = (puzzle: NumberCodePuzzle, word: string): string[] => [
  ...new Set(keysOf(puzzle).map((key) => Array.from(word, (letter) => key.get(letter) ?? UNKNOWN).join(''))),
];

/** Every word a code may stand for; a digit whose letter cannot be found is `?`. */
export const possibleNumberWords = (puzzle: NumberCodePuzzle, code: string): string[] => {
  const read = (key: DigitOf) => {
    const letters = new Map([...key].map(([letter, digit]) => [digit, letter]));
    return Array.from(code, (digit) => letters.get(digit) ?? UNKNOWN).join('');
  };
  return [...new Set(keysOf(puzzle).map(read))];
};
