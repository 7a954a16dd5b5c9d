const CHANCE = 1 / 5;
const ROUNDS = 60;
/** How far the weights follow in a round; to be right too seldom matters little. */
const [DOWN, UP] = [3, 0.03];
/** What is left of a weight in a round at least. */
const LEAST = 0.05;

/** One way of guessing: how often it is right, and how much it matters that it is not right too often. */
export interface Guess {
  readonly chance: number;
  readonly weighs: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * How often each of several ways is to be taken, so that whoever keeps to one way of guessing is right one time in five, or as near as can be.
 * Reckoned without powers or roots, which not every machine rounds alike.
 * @param guesses of each way: the same guesses, in the same order
 * @returns weights that come to 1
 */
export function balanced(guesses: readonly (readonly Guess[])[]): readonly number[] {
  const chances = guesses.map((each) => each.map(({ chance }) => chance));
  const weighs = guesses[0]?.map((guess) => guess.weighs) ?? [];
  let weights = chances.map(() => 1 / chances.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    const pulls = weighs.map((matters, guess) => {
      const over = sum(chances.map((each, way) => (weights[way] ?? 0) * (each[guess] ?? 0))) - CHANCE;
      return matters * over * (over > 0 ? DOWN : UP);
    });
    const followed = weights.map((weight, way) => {
      const pulled = sum(pulls.map((pull, guess) => pull * ((chances[way]?.[guess] ?? 0) - CHANCE)));
      return weight * Math.max(LEAST, 1 - pulled);
    });
    const all = sum(followed);
    weights = followed.map((weight) => weight / all);
  }
  return weights;
}
