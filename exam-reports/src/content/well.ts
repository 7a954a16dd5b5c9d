import type { ReportWell } from 'schemas/mock-exams/reports/report-content';
import type { Asked } from './asked';
import { questionsOf } from './hours';
import type { ReportBasis } from './report-basis';
import { apart, leadOf, shareOf, type Unit } from './units';
import { averageSaid, counted } from './words';

const MOST = 3;
/** A strength, as the bands of practice have it. */
export const WELL = 0.8;

/** Topics that went well, the best first; then those that went clearly better than for others. */
export function unitsThatWentWell(units: readonly Unit[]): readonly Unit[] {
  const well = units.filter((unit) => shareOf(unit) >= WELL).toSorted(better);
  const above = units.filter((unit) => !well.includes(unit) && isAbove(unit)).toSorted(better);
  return apart([...well, ...above], MOST);
}

const better = (one: Unit, other: Unit): number =>
  leadOf(other) - leadOf(one) || shareOf(other) - shareOf(one) || other.of - one.of;

/** Half of it at least, and half a mark more than others. */
const isAbove = (unit: Unit): boolean => shareOf(unit) >= 0.5 && leadOf(unit) >= 0.5;

type Item = ReportWell['items'][number];

/** What went well, in topics and, where those are few, in how it was gone about; null for whoever answered nothing. */
export function wentWell(basis: ReportBasis, asked: readonly Asked[], topics: readonly Item[]): ReportWell | null {
  if (!asked.some(isAnswered)) return null;
  const items = [...topics, ...waysOf(basis, asked)].slice(0, MOST);
  return { items: items.length > 0 ? items : [takingPart] };
}

export const isAnswered = ({ outcome }: Asked): boolean => outcome === 'right' || outcome === 'wrong';

export function topicItem({ partId, title, right, of, average: others }: Unit): Item {
  const every = right === of ? 'Every one was right.' : '';
  const beside = others === null ? '' : averageSaid(others, right === of ? of : undefined);
  return { partId, title: `${title}: ${right} of ${of}`, text: [every, beside].filter(Boolean).join(' ') };
}

/** Good habits that show in what was done. */
function waysOf(basis: ReportBasis, asked: readonly Asked[]): readonly Item[] {
  const own = (title: string, text: string): Item => ({ partId: null, title, text });
  const looks = questionsOf(basis);
  const better = looks.filter(({ changes, isRight }) => isRight === true && changes.at(-1)?.became === 'right').length;
  const back = looks.filter(({ visits, isAnswered: has }) => visits > 1 && has).length;
  const blank = asked.filter((one) => !isAnswered(one)).length;
  const unreached = asked.filter(({ outcome }) => outcome === 'not reached').length;
  return [
    ...(better > 0 ? [own('Looking again', `${counted(better, 'answer')} changed to the right one.`)] : []),
    ...(blank === 0 ? [own('An answer for everything', `All ${asked.length} questions were answered.`)] : []),
    ...(blank > 0 && unreached === 0 ? [own('To the very end', 'The last question was reached and answered.')] : []),
    ...(back > 1 ? [own('Going back', `${counted(back, 'question')} had a second look and have an answer.`)] : []),
  ];
}

const takingPart: Item = {
  partId: null,
  title: 'Sitting it',
  text: 'Each mock exam makes the next one feel more familiar.',
};
