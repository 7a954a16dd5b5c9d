import type { ReportBasis } from './report-basis';
import { rightOf, type Asked } from './asked';
import { leadOf, shareOf, type Unit } from './units';
import { isAnswered, unitsThatWentWell, WELL } from './well';
import { unitsToWorkOn } from './work';
import { capital, listed } from './words';

/** The one sentence: the mark, then what went well and what comes next, as far as it can be said. */
export const headline = (basis: ReportBasis, asked: readonly Asked[], units: readonly Unit[]): string =>
  sentenceWith(basis, asked, () => whatOfIt(units));

/** @param whatOfIt what went well and what comes next, where something can be said of it */
export function sentenceWith(basis: ReportBasis, asked: readonly Asked[], whatOfIt: () => string): string {
  if (asked.length === 0) return nothingMarked(basis);
  const figure = `${rightOf(asked)} of ${asked.length}${whichPapers(basis)}.`;
  if (!asked.some(isAnswered)) return `${figure} No question was answered this time.`;
  if (rightOf(asked) === asked.length) return `${figure} Every question was right.`;
  return `${figure} ${whatOfIt()}`;
}

function nothingMarked({ marks }: ReportBasis): string {
  return marks.opened.length === 0 ? 'This exam was not sat.' : 'None of the questions of this exam count.';
}

/** Where not all papers were sat. */
function whichPapers({ papers, marks }: ReportBasis): string {
  const sat = papers.flatMap(({ paperHash }, index) => (marks.opened.includes(paperHash) ? [index + 1] : []));
  if (sat.length === papers.length) return '';
  return ` in ${sat.length === 1 ? 'Paper' : 'Papers'} ${listed(sat.map(String))} alone`;
}

function whatOfIt(units: readonly Unit[]): string {
  const toDo = unitsToWorkOn(units);
  const work = namesOf(toDo);
  const well = namesOf(unitsThatWentWell(units).filter((unit) => shareOf(unit) >= WELL));
  if (well.words !== '') return capital(joined(`${well.words} went well`, work, isAhead(toDo)));
  // By their names: one that was not reached to its end is there as what was reached of it.
  const best = bestOf(units.filter(({ partId }) => !toDo.some((unit) => unit.partId === partId)));
  if (best) return capital(joined(`${best} went best`, work, false));
  if (work.words === '') return 'The pages below say what is behind it.';
  return `Good to practise next: ${work.words}.`;
}

/** Even what is named to work on went better than for others: it wants no other go, and has marks to win. */
export const isAhead = (work: readonly Unit[]): boolean =>
  work.every((unit) => unit.average !== null && leadOf(unit) >= 0);

export function joined(praise: string, { words, count }: Names, isWon: boolean): string {
  if (words === '') return `${praise}.`;
  if (isWon) return `${praise}; there are marks left in ${words}.`;
  return count > 1 ? `${praise}; ${words} need another go.` : `${praise}; another go at ${words} would help.`;
}

export interface Names {
  readonly words: string;
  readonly count: number;
}

/** Two at most; names that are lists themselves stand alone, since two of those are no sentence. */
function namesOf(units: readonly Unit[]): Names {
  const [first, second] = units.map(({ phrase }) => phrase);
  if (first === undefined) return { words: '', count: 0 };
  const isPlain = second !== undefined && [first, second].every((phrase) => !/,|;|:| and /.test(phrase));
  return isPlain ? { words: listed([first, second]), count: 2 } : { words: first, count: 1 };
}

/** Where nothing went well by itself, what went best: half of it at least, and better than all else. */
function bestOf(units: readonly Unit[]): string | undefined {
  const [first, second] = units.toSorted((one, other) => shareOf(other) - shareOf(one));
  if (!first || shareOf(first) < 0.5) return undefined;
  return second && shareOf(second) >= shareOf(first) ? undefined : first.phrase;
}
