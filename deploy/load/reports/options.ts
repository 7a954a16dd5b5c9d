import { numbersIn } from '../ground/numbers';

const usual = {
  children: 500,
  /** How many sit another exam meanwhile. */
  sitting: 100,
  /** Answers a second, of all who sit together. */
  rate: 22,
};

export type Options = Readonly<typeof usual>;

/** @throws with a sentence where a number is none */
export const optionsIn = (words: readonly string[]): Options => numbersIn(words, usual);
