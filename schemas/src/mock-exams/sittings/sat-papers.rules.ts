/**
 * How much of an exam a child sat who did not sit all of it, once it is over for them: the same words on the board, in
 * lists, in a replay and in the results.
 *
 * @param sat how many papers they opened
 * @param of how many the exam has
 * @returns null where they opened every paper
 */
export const satPartWords = (sat: number, of: number): string | null =>
  sat < of ? `Sat ${sat} of ${of} papers` : null;
