/** With its full stop, so that the next one may follow it; also what holds the place of a sentence that is not written yet. */
export const asSentence = (words: string): string => (/[.!?…}]["”’)]?$/u.test(words) ? words : `${words}.`);
