import { numbersIn } from '../ground/numbers';

const usual = {
  children: 500,
  /** Answers a second, of all of them together. */
  rate: 200,
  /** For how long they answer. */
  seconds: 30,
  /** Within how many seconds all of them start. */
  within: 10,
};

export type Options = Readonly<typeof usual>;

/** @throws with a sentence where a number is none */
export const optionsIn = (words: readonly string[]): Options => numbersIn(words, usual);
