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
  const kinds = guesses[0] ?? [];
  const chances = guesses.map((each) => Float64Array.from(each.map(({ chance }) => chance)));
  const overChance = chances.map((each) => each.map((chance) => chance - CHANCE));
  const weights = new Float64Array(chances.length).fill(1 / chances.length);
  const pulls = new Float64Array(kinds.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    findRight(pulls, weights, chances);
    pull(pulls, kinds);
    follow(weights, overChance, pulls);
  }
  return [...weights];
}

// In loops over plain rows of numbers: most of a draw's time goes by here.
type Row = Float64Array;

/** How often each guess is right. */
function findRight(right: Row, weights: Row, chances: readonly Row[]): void {
  right.fill(0);
  for (let way = 0; way < chances.length; way += 1) addWeighted(right, chances[way] ?? right, weights[way] ?? 0);
}

/** How far each guess is from what is aimed at, as much as it matters, in the place of how often it is right. */
function pull(pulls: Row, kinds: readonly Guess[]): void {
  for (const [guess, { weighs, aim }] of kinds.entries()) {
    const over = (pulls[guess] ?? 0) - aim;
    pulls[guess] = weighs * over * (over > 0 ? DOWN : UP);
  }
}

function addWeighted(sums: Row, row: Row, weight: number): void {
  for (let guess = 0; guess < sums.length; guess += 1) sums[guess] = (sums[guess] ?? 0) + weight * (row[guess] ?? 0);
}

function follow(weights: Row, overChance: readonly Row[], pulls: Row): void {
  let all = 0;
  for (let way = 0; way < weights.length; way += 1) {
    const left = Math.max(LEAST, 1 - pulledBy(pulls, overChance[way] ?? pulls));
    const followed = (weights[way] ?? 0) * left;
    weights[way] = followed;
    all += followed;
  }
  for (let way = 0; way < weights.length; way += 1) weights[way] = (weights[way] ?? 0) / all;
}

function pulledBy(pulls: Row, overChance: Row): number {
  let pulled = 0;
  for (let guess = 0; guess < pulls.length; guess += 1) pulled += (pulls[guess] ?? 0) * (overChance[guess] ?? 0);
  return pulled;
}
