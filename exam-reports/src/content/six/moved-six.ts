import { TOTAL } from 'schemas/mock-exams/marks/parts.rules';
import { standingIn, type StandardScore } from 'schemas/mock-exams/marks/standing.rules';
import { placeIn } from 'schemas/mock-exams/marks/statistics.rules';
import { changesFive } from '../five/whole-words';
import { headPart } from '../picture';
import type { ReportBasis } from '../report-basis';
import { percentileTold } from '../sure';
import type { ChangeWords } from '../two/changed';

/** What moved since the report before, figure by figure as the report tells them: nothing of one that it keeps back. */
export function changesSix(basis: ReportBasis): ChangeWords {
  const moved = movedBeside(basis);
  const same = placeSame(basis);
  return {
    ...changesFive(false),
    became: (was, is) => inTurn([`the mark was ${was} and is ${is} now`, ...moved]),
    stays: (mark) => {
      if (moved.length > 0) return inTurn([`the mark stays ${mark}`, ...moved]);
      return same === null
        ? `the mark, ${mark}, is the same`
        : `the mark, ${mark}, and the percentile, ${same}, are the same`;
    },
  };
}

/** What moved beside the mark, each in words. */
export const movedBeside = (basis: ReportBasis): string[] => [...placeMoved(basis), ...scoreMoved(basis)];

/** Each has an "and" of its own, so that a comma parts them. */
const inTurn = (words: readonly string[]): string =>
  [...words.slice(0, -1), words.length > 1 ? `and ${words.at(-1) ?? ''}` : words[0]].join(', ');

/** A place as a report tells it, then and now; undefined where one of the two tells none. */
function placesOf({ before, cohort, marks }: ReportBasis) {
  const of = headPart({ marks });
  const [then, now] = [before?.cohort && placeOf(of, before.cohort, before.marks), placeOf(of, cohort, marks)];
  return then && now ? { then, now } : undefined;
}

function placeOf(of: string | undefined, cohort: ReportBasis['cohort'], marks: ReportBasis['marks']) {
  const standing = standingIn(cohort, marks).parts.find(({ partId }) => partId === of);
  const percentile = standing ? percentileTold(standing) : null;
  if (!standing || percentile === null) return undefined;
  const { counts = [] } = cohort.parts.find(({ partId }) => partId === of) ?? {};
  const { below, equal } = placeIn(counts, standing.right);
  return { percentile, others: standing.n - 1, below, level: equal - 1 };
}

function placeMoved(basis: ReportBasis): string[] {
  const places = placesOf(basis);
  if (!places) return [];
  const { then, now } = places;
  if (then.percentile !== now.percentile) return [`the percentile was ${then.percentile} and is ${now.percentile} now`];
  if (then.below !== now.below) return [`it is above ${now.below} of the ${now.others} others now`];
  return then.level === now.level ? [] : [`it is level with ${now.level} of the ${now.others} others now`];
}

/** The percentile where both tell one and nothing of the place has moved. */
function placeSame(basis: ReportBasis): number | null {
  const places = placesOf(basis);
  return places && placeMoved(basis).length === 0 ? places.now.percentile : null;
}

const scoreIn = (cohort: ReportBasis['cohort'], marks: ReportBasis['marks']): StandardScore | null =>
  standingIn(cohort, marks).parts.find(({ partId }) => partId === TOTAL)?.standard ?? null;

/** The score; where that is the same, its range. */
function scoreMoved({ before, cohort, marks }: ReportBasis): string[] {
  const then = before?.cohort ? scoreIn(before.cohort, before.marks) : null;
  const now = scoreIn(cohort, marks);
  return then && now ? scoreWords(then, now) : [];
}

function scoreWords(then: StandardScore, now: StandardScore): string[] {
  if (then.score !== now.score) return [`the standardised score was ${then.score} and is ${now.score} now`];
  const [was, is] = [rangeOf(then), rangeOf(now)];
  return was === is ? [] : [`the range of the standardised score was ${was} and is ${is} now`];
}

const rangeOf = ({ from, to }: StandardScore): string => `${from} to ${to}`;
