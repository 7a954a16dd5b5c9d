import { at, type Level } from '../../generation/level';
import { alphabetStrip } from '../../figures/steps/alphabet-strip';
import type { Draft, StepsFigure } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { ALPHABET, lettersAt, placesOf, type Places } from '../rules/alphabet';
import { possibleCodes, possibleWords } from '../rules/letter-codes';
import { fiveLetterWords, fourLetterWords, sixLetterWords, threeLetterWords } from '../words/code-words.items';
import { isFitToPrint } from '../words/fit-to-print';
import { alphabetLine } from '../wording';

export type LetterCodeParams = { readonly example: { readonly word: string; readonly code: string } } & (
  | { readonly encode: string }
  | { readonly decode: string }
);

/** How a word is put into code, and how a child is told. */
export interface LetterCode {
  encode: (word: Places) => Places;
  /** What the example shows, and the rule. */
  rule: (example: { word: string; code: string }) => readonly string[];
  /** How the rule is turned round to read a code. */
  undo: string;
  /** How a word and its code are turned into each other: letter by letter, unless said. */
  working?: (from: string, to: string) => string;
  /** Codes of a word under the rules it is easily mixed up with. */
  mixUps: readonly ((word: Places) => Places)[];
}

const words: Readonly<Record<number, readonly string[]>> = {
  3: threeLetterWords,
  4: fourLetterWords,
  5: fiveLetterWords,
  6: sixLetterWords,
};

/** Fewer letters would not show the rule. */
const SHORTEST_EXAMPLE = 4;

interface WordPair {
  example: string;
  asked: string;
}

function pickWords(random: Random, level: Level): WordPair {
  const length = at(level, [3, 4, 4, 5, 6]);
  return {
    asked: random.pick(words[length] ?? []),
    example: random.pick(words[Math.max(length, SHORTEST_EXAMPLE)] ?? []),
  };
}

/** Counting past Z or A starts at level 3. */
const staysInAlphabet = (places: Places): boolean => places.every((place) => place >= 0 && place <= 25);

export function encodeDraft(random: Random, level: Level, code: LetterCode): Draft<LetterCodeParams> | undefined {
  const { example, asked } = pickWords(random, level);
  const [exampleCode, answer] = [example, asked].map((word) => lettersAt(code.encode(placesOf(word))));
  if (!isFair(level, code, { example, asked }) || !exampleCode || !answer) return undefined;
  const shown = { word: example, code: exampleCode };
  if (!isOnly(possibleCodes(shown, asked), answer)) return undefined;
  return {
    params: { example: shown, encode: asked },
    prompt: `${opening}\nThe code for ${example} is ${exampleCode}. What is the code for ${asked}?`,
    answer,
    steps: [
      alphabetLine,
      ...code.rule(shown),
      `Do the same with ${asked}: ${(code.working ?? arrows)(asked, answer)}.`,
    ],
    wrong: wrongAnswers(code, asked, answer),
    stepsFigure: drawnFor(shown),
    answerForm: 'Give the code in letters.',
  };
}

export function decodeDraft(random: Random, level: Level, code: LetterCode): Draft<LetterCodeParams> | undefined {
  const { example, asked } = pickWords(random, level);
  const [exampleCode, askedCode] = [example, asked].map((word) => lettersAt(code.encode(placesOf(word))));
  if (!isFair(level, code, { example, asked }) || !exampleCode || !askedCode) return undefined;
  const shown = { word: example, code: exampleCode };
  if (!isOnly(possibleWords(shown, askedCode), asked)) return undefined;
  return {
    params: { example: shown, decode: askedCode },
    prompt: `${opening}\nThe code for ${example} is ${exampleCode}. Which word has the code ${askedCode}?`,
    answer: asked,
    steps: [
      alphabetLine,
      ...code.rule(shown),
      code.undo,
      `Now read ${askedCode}: ${(code.working ?? arrows)(askedCode, asked)}.`,
    ],
    stepsFigure: drawnFor(shown),
    wrong: [...lookAlikes(asked, example), ...wrongAnswers(code, askedCode, asked)],
    answerForm: 'Give the word.',
  };
}

/** The first letter of the example, and what it became. */
const drawnFor = ({ word, code }: { word: string; code: string }): StepsFigure => ({
  svg: alphabetStrip(word.charAt(0) + code.charAt(0)),
  shownWith: 'first-step',
});

const opening = `The alphabet is here to help you.\n${ALPHABET}`;

function isFair(level: Level, { encode }: LetterCode, { example, asked }: WordPair): boolean {
  const codes = [example, asked].map((word) => encode(placesOf(word)));
  const isInReach = level >= 3 || codes.every(staysInAlphabet);
  const [exampleCode = '', askedCode = ''] = codes.map(lettersAt);
  const isCopied =
    copiedLetters({ word: example, code: exampleCode }, { word: asked, code: askedCode }) * 2 > asked.length;
  return example !== asked && isInReach && !isCopied && isFitToPrint(exampleCode) && isFitToPrint(askedCode);
}

/** How many letters of a word and its code stand together in the example: with the code for POCKET, ROCKET has one left to find. */
const copiedLetters = (example: Coded, asked: Coded): number =>
  lettersOf(asked).filter((pair) => lettersOf(example).includes(pair)).length;

interface Coded {
  word: string;
  code: string;
}

const lettersOf = ({ word, code }: Coded): string[] => Array.from(word, (letter, at) => letter + code.charAt(at));

const isOnly = (answers: readonly string[], answer: string): boolean => answers.length === 1 && answers[0] === answer;

export const solveLetterCode = (params: LetterCodeParams): string =>
  ('encode' in params
    ? possibleCodes(params.example, params.encode)
    : possibleWords(params.example, params.decode)
  ).join(' or ');

/** "F → H, R → T": letter by letter. */
export const arrows = (from: string, to: string): string =>
  Array.from(from, (letter, index) => `${letter} → ${to.charAt(index)}`).join(', ');

/** Real words that share most letters with the right one, so that it is not the only word among the choices. */
const lookAlikes = (right: string, example: string): string[] =>
  (words[right.length] ?? [])
    .filter((word) => word !== right && word !== example)
    .map((word) => ({ word, shared: Array.from(word).filter((letter, at) => letter === right.charAt(at)).length }))
    .sort((one, other) => other.shared - one.shared)
    .slice(0, 3)
    .map(({ word }) => word);

/** What other codes would make of the same letters, then single slips in counting. */
const wrongAnswers = ({ mixUps }: LetterCode, from: string, right: string): string[] =>
  [...mixUps.map((mixUp) => lettersAt(mixUp(placesOf(from)))), ...slipsIn(right)].filter(isFitToPrint);

/** One letter counted one too far or too short. */
function slipsIn(answer: string): string[] {
  const places = placesOf(answer);
  return places
    .toReversed()
    .flatMap((_, index) =>
      [1, -1].map((off) =>
        lettersAt(places.map((place, at) => (at === places.length - 1 - index ? place + off : place))),
      ),
    );
}
