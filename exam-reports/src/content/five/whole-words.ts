import { asSentence } from 'schemas/describe/sentences';
import { changesFour } from '../four/plain-words';
import type { UnderWords } from '../papers';
import { calmOne, type CalmWords } from '../time';
import type { ChangeWords } from '../two/changed';
import { aboutMinutes } from '../words';

/** Whoever finds nothing changed in a corrected report looks for what was: it is said that nothing was. @param isPlaceTold in both reports */
export const changesFive = (isPlaceTold: boolean): ChangeWords => ({
  ...changesFour,
  stays: (mark, placeMoved) => {
    if (placeMoved !== '') return `the mark stays ${mark}, and ${placeMoved}`;
    return isPlaceTold ? `the mark, ${mark}, and the place are the same` : `the mark, ${mark}, is the same`;
  },
  tellsUnmoved: true,
  why: asSentence,
});

/** A long stretch in which nothing was pressed is no part of the paper, and took longer than any. */
export const calmFive: CalmWords = (calm) => {
  const { still, isStillTold } = calm;
  if (still === undefined) return calmOne(calm);
  return isStillTold ? '' : `nothing was pressed for ${aboutMinutes(still.seconds)} of ${still.paper}`;
};

/** A figure alone is no sentence. */
export const underFive: UnderWords = (median, said) =>
  said.length === 0 ? median : `${[median, ...said].filter(Boolean).join('. ')}.`;
