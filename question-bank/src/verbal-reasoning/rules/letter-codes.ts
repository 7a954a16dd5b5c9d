import { placesOf, lettersAt, roundTheAlphabet, type Places } from './alphabet';

/** A way of writing in code that a child might read out of one word and its code. */
interface Cipher {
  readonly encode: (word: Places) => Places;
  readonly decode: (code: Places) => Places;
}

/** How far each letter of a word of any length is moved. */
type StepAt = (index: number) => number;

const moved = (stepAt: StepAt): Cipher => ({
  encode: (word) => word.map((place, index) => place + stepAt(index)),
  decode: (code) => code.map((place, index) => place - stepAt(index)),
});

/** A with the letter `sum` from it, and so on inwards: 25 is the plain mirror, A with Z. */
const mirrored = (sum: number): Cipher => {
  const reflect = (places: Places) => places.map((place) => sum - place);
  return { encode: reflect, decode: reflect };
};

const reversed = ({ encode, decode }: Cipher): Cipher => ({
  encode: (word) => encode(word).toReversed(),
  decode: (code) => decode(code.toReversed()),
});

const areEqual = (one: Places, other: Places): boolean =>
  one.length === other.length && one.every((place, index) => roundTheAlphabet(place - (other[index] ?? -1)) === 0);

/** Steps that go on as the first ones began: the same, two in turn, growing evenly, or growing to and fro. */
function stepPatterns(steps: Places): StepAt[] {
  const [first = 0, second = 0] = steps;
  const growth = roundTheAlphabet(second - first);
  const toAndFro = roundTheAlphabet(-second - first);
  return [
    () => first,
    (index) => (index % 2 === 0 ? first : second),
    (index) => first + index * growth,
    (index) => (first + index * toAndFro) * (index % 2 === 0 ? 1 : -1),
  ];
}

function ciphersFrom(word: Places, code: Places): Cipher[] {
  const steps = code.map((place, index) => roundTheAlphabet(place - (word[index] ?? 0)));
  const firstOfWord = word[0] ?? 0;
  const firstOfCode = code[0] ?? 0;
  const lastOfCode = code.at(-1) ?? 0;
  const candidates = [
    ...stepPatterns(steps).map(moved),
    mirrored(firstOfWord + firstOfCode),
    reversed(moved(() => lastOfCode - firstOfWord)),
    reversed(mirrored(firstOfWord + lastOfCode)),
  ];
  return candidates.filter(({ encode }) => areEqual(encode(word), code));
}

export interface CodedWord {
  word: string;
  code: string;
}

const distinct = (answers: readonly string[]): string[] => [...new Set(answers)];

/** Every code of a word that agrees with the example under some rule. */
export const possibleCodes = (example: CodedWord, word: string): string[] =>
  distinct(
    ciphersFrom(placesOf(example.word), placesOf(example.code)).map(({ encode }) => lettersAt(encode(placesOf(word)))),
  );

/** Every word, real or not, whose code this is under some rule that the example agrees with. */
export const possibleWords = (example: CodedWord, code: string): string[] =>
  distinct(
    ciphersFrom(placesOf(example.word), placesOf(example.code)).map(({ decode }) => lettersAt(decode(placesOf(code)))),
  );
