import { numbersIn } from '../ground/numbers';

const usual = {
  children: 300,
  /** Admins who watch, each by a line of their own. */
  watchers: 10,
  /** Answers a second, of all children together. */
  rate: 60,
  seconds: 60,
};

export type Options = Readonly<typeof usual>;

/** @throws with a sentence where a number is none */
export const optionsIn = (words: readonly string[]): Options => numbersIn(words, usual);
