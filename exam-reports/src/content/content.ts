import type { ReportContent, ReportHead } from 'schemas/mock-exams/reports/report-content';
import { askedIn, type Asked } from './asked';
import { dayWords, timeWords } from './dates';
import { headline } from './headline';
import { wholeName } from './names';
import { topicsIn } from './papers';
import { pictureOf } from './picture';
import type { ReportBasis } from './report-basis';
import { footOf, howSure } from './sure';
import { timeOf } from './time';
import { unitsIn, type Unit } from './units';
import { wentWell } from './well';
import { toWorkOn } from './work';

/**
 * What a report says: first issued with template 1. Words, order and rounding are a part of the report as much as its looks are,
 * so whoever changes what it says for a basis gives the template a new number and leaves this one as it is.
 */
export function contentOne(basis: ReportBasis): ReportContent {
  const asked = askedIn(basis);
  const units = unitsIn(asked, basis);
  const picture = pictureOf(basis);
  return {
    head: headOf(basis, asked, units),
    picture: typeof picture === 'string' ? null : picture,
    withoutPicture: typeof picture === 'string' ? picture : '',
    well: wentWell(basis, asked, units),
    work: toWorkOn(basis, asked, units),
    topics: topicsIn(basis, asked),
    time: timeOf(basis, asked),
    sure: howSure(basis, asked),
    foot: footOf(basis),
  };
}

function headOf(basis: ReportBasis, asked: readonly Asked[], units: readonly Unit[]): ReportHead {
  const { childName, exam, notes, made } = basis;
  const { setName, type, startsOn, wallTime } = exam;
  const day = dayWords(startsOn);
  return {
    name: wholeName(childName),
    sentence: headline(basis, asked, units),
    line: `${examName(setName, type)} · ${day}, ${timeWords(wallTime)}`,
    day,
    corrected: made.version > 1 ? made.note : null,
    notes,
  };
}

/** The name of the set; what kind of exam it is, where that does not say so. */
const examName = (setName: string, type: string): string =>
  setName.toUpperCase().includes(type) ? setName : [`${type}-style mock exam`, setName].filter(Boolean).join(', ');
