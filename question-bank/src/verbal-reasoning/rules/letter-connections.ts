import { lettersAt, placesOf, roundTheAlphabet, stepBetween, type Places } from './alphabet';

/** `from` is to `to`. */
export interface LetterPairs {
  from: string;
  to: string;
}

/** How one letter is read before it is moved: as it stands, or as its partner from the other end of the alphabet. */
type Reading = (place: number) => number;

const straight: Reading = (place) => place;
const mirror: Reading = (place) => 25 - place;

/** With one example any two letters are joined by a crossing of some size, so only small ones count as seen. */
const LARGEST_CROSSED_STEP = 3;

/** The largest step by which the bank moves both letters of a pair that were crossed, or turned into their partners. */
const LARGEST_JOINT_STEP = 9;

/** Where the letters of one place come from and go to, in every example. */
type Moves = readonly { from: number; to: number }[];

/** Every letter that one place of the asked pair may become. */
function nextPlaces(moves: Moves, asked: number, crossed: boolean): number[] {
  const [first] = moves;
  if (!first) return [];
  return [straight, mirror].flatMap((read) => {
    const step = stepBetween(read(first.from), first.to);
    const agrees = moves.every(({ from, to }) => stepBetween(read(from), to) === step);
    return agrees && isPlain({ step, crossed, mirrored: read === mirror, examples: moves.length })
      ? [roundTheAlphabet(read(asked) + step)]
      : [];
  });
}

interface Hypothesis {
  step: number;
  crossed: boolean;
  mirrored: boolean;
  examples: number;
}

/**
 * Two examples show a rule of any size. With one alone each letter may have a step of its own, a small one where they
 * cross, or be its partner exactly; what moves both letters alike is looked at together, in `jointAnswers`.
 */
function isPlain({ step, crossed, mirrored, examples }: Hypothesis): boolean {
  if (examples > 1) return true;
  if (mirrored) return !crossed && step === 0;
  return !crossed || Math.abs(step) <= LARGEST_CROSSED_STEP;
}

const pick = (places: Places, index: number): number => places[index] ?? 0;

function movesTo(examples: readonly LetterPairs[], source: number, target: number): Moves {
  return examples.map(({ from, to }) => ({ from: pick(placesOf(from), source), to: pick(placesOf(to), target) }));
}

function answersWhen(crossed: boolean, examples: readonly LetterPairs[], asked: string): string[] {
  const [left, right] = [0, 1].map((target) => {
    const source = crossed ? 1 - target : target;
    return nextPlaces(movesTo(examples, source, target), pick(placesOf(asked), source), crossed);
  });
  return (left ?? []).flatMap((one) => (right ?? []).map((other) => lettersAt([one, other])));
}

/** Where both letters are read in one way, crossed or not, and then move by one step that is not large. */
function jointAnswers(examples: readonly LetterPairs[], asked: string): string[] {
  return [false, true].flatMap((crossed) =>
    [straight, mirror].flatMap((read) => {
      const taken = (letters: string) => (crossed ? placesOf(letters).toReversed() : placesOf(letters)).map(read);
      const steps = examples.flatMap(({ from, to }) =>
        taken(from).map((place, index) => stepBetween(place, pick(placesOf(to), index))),
      );
      const [step = 0] = steps;
      const isOne = steps.every((other) => other === step) && Math.abs(step) <= LARGEST_JOINT_STEP;
      return isOne ? [lettersAt(taken(asked).map((place) => place + step))] : [];
    }),
  );
}

/** Every pair of letters that the asked pair may be to, if it changes as the examples do. */
export const possiblePairs = (examples: readonly LetterPairs[], asked: string): string[] => [
  ...new Set([
    ...answersWhen(false, examples, asked),
    ...answersWhen(true, examples, asked),
    ...jointAnswers(examples, asked),
  ]),
];
