/** One star for each ten questions answered, right or wrong. */
export const starsFor = (answered: number): number => Math.floor(answered / 10);

/** Days in a row after another day with practice, so many days after the last. */
export const streakAfter = (streak: number, daysSinceLast: number): number => (daysSinceLast === 1 ? streak + 1 : 1);

/** A streak lives until a whole day has gone by without practice. */
export const streakNow = (streak: number, daysSinceLast: number): number => (daysSinceLast <= 1 ? streak : 0);
