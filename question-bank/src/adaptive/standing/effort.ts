interface Given {
  readonly correct: boolean;
  readonly blank: boolean;
  /** Absent where the device did not count, and on paper. */
  readonly secondsSpent?: number | undefined;
}

/** In seconds: whoever answers in less has not read the question. */
const LOOKED_AT_IN = 2;

/** Whether nobody can have read the question that was answered. */
export const isTapped = ({ secondsSpent = Infinity }: Pick<Given, 'secondsSpent'>): boolean =>
  secondsSpent < LOOKED_AT_IN;

/** Whether an answer was an effort: no blank, and no wrong one that was tapped; who is right that soon knew it, or was lucky once. */
export const isEffort = (given: Given): boolean => !given.blank && (given.correct || !isTapped(given));

/** One star for each ten questions answered, right or wrong. */
export const starsFor = (answered: number): number => Math.floor(answered / 10);

/** Days in a row after another day with practice, so many days after the last. */
export const streakAfter = (streak: number, daysSinceLast: number): number => (daysSinceLast === 1 ? streak + 1 : 1);

/** A streak lives until a whole day has gone by without practice. */
export const streakNow = (streak: number, daysSinceLast: number): number => (daysSinceLast <= 1 ? streak : 0);
