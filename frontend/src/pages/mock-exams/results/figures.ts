import { figureWords } from 'schemas/mock-exams/marks/explained/explained-words.rules';
import { partWords } from 'schemas/mock-exams/results/part-words.rules';
import { counted } from '../../../parts/words';
import type { Child, Part, Results } from './api';

export const NONE = '–';

/** With one decimal where it has any: 71, 71.5. */
export const figure = (value: number | null, places = 1): string =>
  value === null ? NONE : value.toFixed(places).replace(/\.0+$/, '');

/** A median or a quartile, as it is: a report says it alike. 41, 41.75. */
export const markOf = (value: number | null): string => (value === null ? NONE : figureWords(value));

export const percentOf = (share: number | null): string => (share === null ? NONE : `${Math.round(share * 100)}%`);

/** Of 1 to 100, as ranks are said. */
export function ordinal(rank: number): string {
  const teens = rank % 100 > 10 && rank % 100 < 14;
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][rank % 10] ?? 'th');
  return `${rank}${ending}`;
}

export const totalOf = ({ parts }: Pick<Results, 'parts'>): Part | undefined =>
  parts.find(({ kind }) => kind === 'total');

export const partOf = ({ parts }: Child, partId: string) => parts.find((part) => part.partId === partId);

/** The finding that the page is opened for, in a sentence. */
export function headline({ children, parts, session }: Results): string {
  const completed = children.filter(({ state }) => state === 'completed').length;
  if (children.length === 0) return 'Nobody had a place in this session';
  if (completed === 0) return session.isOver ? 'Nobody has completed this session' : 'Nobody has completed it yet';
  const total = totalOf({ parts });
  const half =
    total?.median === null || total === undefined ? '' : `; the median is ${markOf(total.median)} of ${total.of}`;
  return `${cameWords(children, session.papers.length)}${half}`;
}

function cameWords(children: Results['children'], papers: number): string {
  const completed = children.filter(({ state }) => state === 'completed').length;
  const whole = wholeIn(children);
  if (whole === completed) return `${completed} of ${counted(children.length, 'child', 'children')} completed it`;
  return `${completed} of ${children.length} came, ${whole} sat ${papers === 2 ? 'both papers' : 'every paper'}`;
}

/** Who sat every paper: they alone have a total and a rank. */
export const wholeIn = (children: Results['children']): number =>
  children.filter(({ state, missed }) => state === 'completed' && missed.length === 0).length;

/** What must be said of figures from so few. */
export function caution(n: number): string | null {
  if (n === 0) return null;
  if (n < 30)
    return `Only ${counted(n, 'child has', 'children have')} sat these papers so far. Figures are indicative, and there is no standardised score before 30.`;
  if (n < 100) return `${n} children have sat these papers. Standardised scores are provisional until 100 have.`;
  return null;
}

export const titled = (part: Pick<Part, 'kind' | 'name' | 'subject' | 'topic'>): string => partWords(part);
