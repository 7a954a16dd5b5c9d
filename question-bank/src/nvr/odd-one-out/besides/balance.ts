/** One of five. */
export const CHANCE = 1 / 5;
const ROUNDS = 60;
/** How far the weights follow in a round; to be right too seldom matters little. */
const [DOWN, UP] = [3, 0.03];
/** What is left of a weight in a round at least. */
const LEAST = 0.05;

/** One way of guessing: how often it is right, and how much it matters that it is not right too often. */
export interface Guess {
  readonly chance: number;
  readonly weighs: number;
  /** How often it is to be right. */
  readonly aim: number;
}

/**
 * How often each of several ways is to be taken, so that whoever keeps to one way of guessing is right as often as it is to be, or as near as can be.
 * Reckoned without powers or roots, which not every machine rounds alike.
 * @param guesses of each way: the same guesses, in the same order
 * @returns weights that come to 1
 */
export function balanced(guesses: readonly (readonly Guess[])[]): readonly number[] {
  const chances = guesses.map((each) => each.map(({ chance }) => chance));
  const kinds = guesses[0] ?? [];
  const weights = chances.map(() => 1 / chances.length);
  for (let round = 0; round < ROUNDS; round += 1) follow(weights, chances, pullsOf(weights, chances, kinds));
  return weights;
}

// In loops: most of a draw's time goes by here.
type Rows = readonly (readonly number[])[];

/** How far each guess is from what is aimed at, as much as it matters. */
function pullsOf(weights: readonly number[], chances: Rows, kinds: readonly Guess[]): number[] {
  return kinds.map(({ weighs, aim }, guess) => {
    let right = 0;
    for (let way = 0; way < weights.length; way += 1) right += (weights[way] ?? 0) * (chances[way]?.[guess] ?? 0);
    const over = right - aim;
    return weighs * over * (over > 0 ? DOWN : UP);
  });
}

function follow(weights: number[], chances: Rows, pulls: readonly number[]): void {
  let all = 0;
  for (let way = 0; way < weights.length; way += 1) {
    const followed = (weights[way] ?? 0) * Math.max(LEAST, 1 - pulledBy(pulls, chances[way] ?? []));
    weights[way] = followed;
    all += followed;
  }
  for (let way = 0; way < weights.length; way += 1) weights[way] = (weights[way] ?? 0) / all;
}

function pulledBy(pulls: readonly number[], chances: readonly number[]): number {
  let pulled = 0;
  for (let guess = 0; guess < pulls.length; guess += 1)
    pulled += (pulls[guess] ?? 0) * ((chances[guess] ?? 0) - CHANCE);
  return pulled;
}
