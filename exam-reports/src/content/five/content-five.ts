import { asSentence } from 'schemas/describe/sentences';
import type { ReportContent } from 'schemas/mock-exams/reports/report-content';
import { sayingFour } from '../four/content-four';
import { percentileMovedFour } from '../four/plain-words';
import type { ReportBasis } from '../report-basis';
import { placeMoved, placesOf } from '../three/content-three';
import { changedWords } from '../two/changed';
import { contentSaying, type Saying } from '../two/content-two';
import { footFive } from './foot-five';
import { pictureFive } from './picture-five';
import { calmFive, changesFive, underFive } from './whole-words';

export const sayingFive: Saying = { ...sayingFour, calm: calmFive, under: underFive };

/** What a report says since template 5: the same, with nothing that a parent is left to guess. */
export function contentFive(basis: ReportBasis): ReportContent {
  const { then, now } = placesOf(basis);
  const changes = changesFive(then !== undefined && now !== undefined);
  const corrected = changedWords(basis, placeMoved(basis, percentileMovedFour), changes);
  const { head, picture, ...rest } = contentSaying(basis, corrected, sayingFive);
  return {
    ...rest,
    head: { ...head, notes: head.notes.map(asSentence) },
    picture: picture && pictureFive(picture),
    foot: footFive(basis),
  };
}
