import type { ReportContent } from 'schemas/mock-exams/reports/report-content';
import { askedIn } from '../asked';
import { headOf, pictured } from '../content';
import type { ReportBasis } from '../report-basis';
import { possessiveOne, type Possessive } from '../names';
import { quartilesOne, type QuartilesTold } from '../picture';
import { footOf, howSure, placeOne, scaleOne, type PlaceWords, type ScaleWords } from '../sure';
import { underOne, type MarkWords, type UnderWords } from '../papers';
import { mark } from '../words';
import { calmOne, timeOf, unusedOne, type BlankWords, type CalmWords, type UnusedWords } from '../time';
import { unitsIn, type Unit } from '../units';
import { topicItem, wentWell } from '../well';
import { toWorkOn, type WorkWords } from '../work';
import { topicsOne } from '../work-detail';
import { changedWords } from './changed';
import { headlineTwo } from './headline-two';
import { namingTwo } from './naming';
import { spokenOf } from './spoken';
import { topicsTwo } from './topics-two';

/** Papers of GL and CEM take no marks off; said calmly, and to nobody who left nothing blank. */
const blanks: BlankWords = {
  still: 'a wrong answer takes no marks off, so it is worth choosing something for each question.',
  slow: 'when one takes long, go on and come back to it. A wrong answer takes no marks off.',
  early: 'use the minutes that are left for the blanks: a wrong answer takes no marks off.',
};

const workWordsTwo: WorkWords = {
  pace: 'They say nothing of what is known. A look at the clock half-way helps to meet more of them.',
  tenQuestions: '',
  topics: topicsOne,
};

/** What later templates say in their own words. */
export interface Saying {
  readonly work: WorkWords;
  readonly place: PlaceWords;
  readonly unused: UnusedWords;
  readonly possessive: Possessive;
  readonly under: UnderWords;
  readonly calm: CalmWords;
  readonly quartiles: QuartilesTold;
  /** A median. */
  readonly mark: MarkWords;
  readonly scale: ScaleWords;
}

export const sayingTwo: Saying = {
  work: workWordsTwo,
  place: placeOne,
  unused: unusedOne,
  possessive: possessiveOne,
  under: underOne,
  calm: calmOne,
  quartiles: quartilesOne,
  mark,
  scale: scaleOne,
};

/**
 * What a report says since template 2: the old and the new mark of one that was corrected, what was not reached, the same topics
 * in its sentence as in its boxes, and each by the name under which it is practised.
 */
export const contentTwo = (basis: ReportBasis): ReportContent => contentSaying(basis, changedWords(basis));

/** @param corrected what changed since the report before; null of a first one */
export function contentSaying(basis: ReportBasis, corrected: string | null, saying = sayingTwo): ReportContent {
  const { unused, possessive, under, calm, quartiles } = saying;
  const asked = askedIn(basis);
  const naming = namingTwo(basis.catalogue);
  const units = unitsIn(asked, naming);
  const spoken = spokenOf(units, asked);
  const work = toWorkOn(basis, asked, { units, chosen: spoken.toDo, words: saying.work, possessive });
  // Of what is named to work on pace may take the place of one.
  const shown = spoken.toDo.filter(({ partId }) => work.items.some((item) => item.partId === partId));
  const told = { ...spoken, toDo: shown };
  return {
    head: headOf(basis, { sentence: headlineTwo(basis, asked, told), corrected }),
    ...pictured(basis, possessive, quartiles),
    well: wentWell(basis, asked, spoken.praised.map(spoken.isBest ? bestItem : topicItem)),
    work,
    topics: topicsTwo(basis, asked, { naming, spoken, under, mark: saying.mark }),
    time: timeOf(basis, asked, { naming, blanks, unused, calm }),
    sure: howSure(basis, asked, saying),
    foot: footOf(basis),
  };
}

function bestItem(unit: Unit) {
  const { partId, title, text } = topicItem(unit);
  return { partId, title, text: `It went better than anything else. ${text}`.trim() };
}
