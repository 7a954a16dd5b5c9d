import type { ReportContent, ReportHead } from 'schemas/mock-exams/reports/report-content';
import { askedIn } from './asked';
import { dayWords, timeWords } from './dates';
import { headline } from './headline';
import { possessiveOne, wholeName, type Possessive } from './names';
import { topicsIn } from './papers';
import { pictureOf, type QuartilesTold } from './picture';
import type { ReportBasis } from './report-basis';
import { footOf, howSure, placeOne, scaleOne } from './sure';
import { blanksOne, calmOne, timeOf, unusedOne } from './time';
import { namingOne } from './topic-words';
import { unitsIn } from './units';
import { topicItem, unitsThatWentWell, wentWell } from './well';
import { toWorkOn, unitsToWorkOn, workWordsOne } from './work';

/**
 * What a report says: first issued with template 1. Words, order and rounding are a part of the report as much as its looks are,
 * so whoever changes what it says for a basis gives the template a new number and leaves this one as it is.
 */
export function contentOne(basis: ReportBasis): ReportContent {
  const asked = askedIn(basis);
  const naming = namingOne(basis.catalogue);
  const units = unitsIn(asked, naming);
  const { made } = basis;
  const possessive = possessiveOne;
  return {
    head: headOf(basis, { sentence: headline(basis, asked, units), corrected: made.version > 1 ? made.note : null }),
    ...pictured(basis, possessive),
    well: wentWell(basis, asked, unitsThatWentWell(units).map(topicItem)),
    work: toWorkOn(basis, asked, { units, chosen: unitsToWorkOn(units), words: workWordsOne, possessive }),
    topics: topicsIn(basis, asked),
    time: timeOf(basis, asked, { naming, blanks: blanksOne, unused: unusedOne, calm: calmOne }),
    sure: howSure(basis, asked, { place: placeOne, possessive, scale: scaleOne }),
    foot: footOf(basis),
  };
}

/** The picture, or why there is none. */
export function pictured(
  basis: ReportBasis,
  possessive: Possessive,
  quartiles?: QuartilesTold,
): Pick<ReportContent, 'picture' | 'withoutPicture'> {
  const picture = pictureOf(basis, possessive, quartiles);
  return typeof picture === 'string' ? { picture: null, withoutPicture: picture } : { picture, withoutPicture: '' };
}

export function headOf(
  basis: ReportBasis,
  { sentence, corrected }: Pick<ReportHead, 'sentence' | 'corrected'>,
): ReportHead {
  const { childName, exam, notes } = basis;
  const { setName, type, startsOn, wallTime } = exam;
  const day = dayWords(startsOn);
  return {
    name: wholeName(childName),
    sentence,
    line: `${examName(setName, type)} · ${day}, ${timeWords(wallTime)}`,
    day,
    corrected,
    notes,
  };
}

/** The name of the set; what kind of exam it is, where that does not say so. */
const examName = (setName: string, type: string): string =>
  setName.toUpperCase().includes(type) ? setName : [`${type}-style mock exam`, setName].filter(Boolean).join(', ');
