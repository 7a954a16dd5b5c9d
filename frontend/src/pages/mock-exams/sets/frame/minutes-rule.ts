const MOST_MINUTES = 300;

/** A length in whole minutes; the words are those for one that is not given. */
export const minutesRule =
  (missing: string) =>
  (typed: string): string | undefined => {
    const text = typed.trim();
    if (text === '') return missing;
    const isLength = /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_MINUTES;
    return isLength ? undefined : `A whole number of minutes, from 1 to ${MOST_MINUTES}`;
  };
