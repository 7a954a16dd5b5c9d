import { asSentence } from 'schemas/describe/sentences';
import type { ReportContent } from 'schemas/mock-exams/reports/report-content';
import { sayingFive } from '../five/content-five';
import { footFive } from '../five/foot-five';
import type { ReportBasis } from '../report-basis';
import { changedWords } from '../two/changed';
import { contentSaying, type Saying } from '../two/content-two';
import { markSix, pictureSix, placeSix, quartilesSix, scaleSix } from './agreeing-words';
import { changesSix } from './moved-six';

const sayingSix: Saying = {
  ...sayingFive,
  place: placeSix,
  quartiles: quartilesSix,
  mark: markSix,
  scale: scaleSix,
};

/** What a report says since template 6: figures that agree wherever they stand, and of one that was corrected each that moved. */
export function contentSix(basis: ReportBasis): ReportContent {
  const corrected = changedWords(basis, '', changesSix(basis));
  const { head, picture, ...rest } = contentSaying(basis, corrected, sayingSix);
  return {
    ...rest,
    head: { ...head, notes: head.notes.map(asSentence) },
    picture: picture && pictureSix(picture),
    foot: footFive(basis),
  };
}
