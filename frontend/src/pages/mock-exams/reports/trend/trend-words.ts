import { whyNoScoreWords } from 'schemas/mock-exams/results/part-words.rules';
import { day } from '../../../../parts/dates';
import { counted } from '../../../../parts/words';
import type { TrendChange, TrendPoint } from './api';

/** What the sessions together say, in a sentence. */
export function trendHeading(points: readonly TrendPoint[]): string {
  const scored = points.filter(({ standard }) => standard !== null);
  const [last] = scored.slice(-1);
  if (points.length === 0) return 'No mock exam yet';
  if (!last) return 'No score yet, so no trend';
  if (!last.change) return 'One score so far: a trend begins with the second';
  return headings[last.change.says](last.change);
}

const headings: Readonly<Record<TrendChange['says'], (change: TrendChange) => string>> = {
  up: ({ points, since }) => `Up ${counted(points, 'point')} since ${day(since)}: more than chance explains`,
  down: ({ points, since }) => `Down ${counted(-points, 'point')} since ${day(since)}: more than chance explains`,
  'about the same': ({ since }) => `About the same as on ${day(since)}`,
};

/** What can be compared, and what cannot. */
export function trendUnder(points: readonly TrendPoint[]): string {
  const scored = points.filter(({ standard }) => standard !== null).length;
  if (scored > 1)
    return 'Each score is among the children who sat the same papers. The papers differ from exam to exam, so marks are not compared; scores are.';
  return 'Papers differ from exam to exam, so marks are not compared. Standardised scores are, and there is one as soon as thirty children have sat the same papers.';
}

export const changeWords = ({ points, says }: TrendChange): string =>
  says === 'about the same' ? `${signed(points)}, about the same` : `${signed(points)}, ${says}`;

/** With a minus as it is printed. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : String(points).replace('-', '−'));

/** Why a session has no score. */
export function whyNoneWords({ whyNone, n }: Pick<TrendPoint, 'whyNone' | 'n'>): string {
  if (whyNone === 'missed a paper') return 'None: a paper was not sat';
  if (whyNone === 'too few') return `None yet: ${n} of 30 children have sat it`;
  return whyNone === null ? 'None' : whyNoScoreWords[whyNone];
}

export const shareOf = ({ right, of }: Pick<TrendPoint, 'right' | 'of'>): number =>
  of === 0 ? 0 : Math.round((100 * right) / of);

/** The same as the drawing for whoever does not see it. */
export const drawnWords = (points: readonly TrendPoint[]): string =>
  points
    .map(({ startsAt, standard }) =>
      standard
        ? `${day(startsAt)}: ${standard.score}, ${standard.from} to ${standard.to}`
        : `${day(startsAt)}: no score`,
    )
    .join('; ');
