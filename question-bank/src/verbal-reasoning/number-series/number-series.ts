import type { Level } from '../../generation/level';
import type { Draft, NamedSlip, StepsFigure } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { possibleNumbers, type ShownSeries } from '../rules/series-answers';
import { seenSteps } from '../wording';

export type NumberSeriesParams = { readonly shown: ShownSeries };

/** A whole series, the answer in its place. */
export interface NumberSeries {
  terms: readonly number[];
  /** Index of the term that is asked for. */
  hole: number;
  steps: readonly string[];
  /** What a child gets by a slip in this rule, best first. */
  slips: readonly number[];
  /** Those of which it is known how they come about. */
  named?: readonly NamedSlip[];
  stepsFigure?: StepsFigure;
}

const LARGEST_TERM = 9999;

/** A term that is known to be there. */
export const termAt = (terms: readonly number[], index: number): number => terms[index] ?? 0;

/** A term in the middle: two stand before it, and two after it. */
export const pickInside = (random: Random, length: number): number => random.integer(2, length - 3);

/** The next term; from level 4 on, as often a term in the middle. */
export const pickHole = (random: Random, level: Level, length: number): number =>
  level >= 4 && random.oneIn(2) ? pickInside(random, length) : length - 1;

/** Completes a series, or turns it down when a number is out of range or another rule gives another answer. */
export function numberSeriesDraft({
  terms,
  hole,
  steps,
  slips,
  ...told
}: NumberSeries): Draft<NumberSeriesParams> | undefined {
  if (!terms.every((term) => Number.isInteger(term) && term > 0 && term <= LARGEST_TERM)) return undefined;
  const answer = termAt(terms, hole);
  const shown = withHole(terms, hole);
  const answers = possibleNumbers(shown);
  if (answers.length !== 1 || answers[0] !== answer) return undefined;
  const asked = hole === terms.length - 1 ? 'next' : 'missing';
  const wrong = [...slips, answer + 1, answer - 1, answer + 2, answer - 2, answer + 10].filter((slip) => slip > 0);
  return {
    params: { shown },
    prompt: `Find the ${asked} number in this series.\n${printed(shown).join(', ')}`,
    answer: String(answer),
    steps,
    wrong: wrong.map(String),
    ...(told.named && { slips: told.named }),
    ...(told.stepsFigure && { stepsFigure: told.stepsFigure }),
  };
}

export const solveNumberSeries = ({ shown }: NumberSeriesParams): string => possibleNumbers(shown).join(' or ');

const withHole = (terms: readonly number[], hole: number): ShownSeries =>
  terms.map((term, index) => (index === hole ? null : term));

const printed = (shown: ShownSeries): string[] => shown.map((term) => (term === null ? '□' : String(term)));

/** "The gaps are +4, +4, then two we cannot see, then +4.": what can be read off the printed series. */
export function gapsLine(terms: readonly number[], hole: number): string {
  const gaps = terms.slice(1).map((term, index) => term - termAt(terms, index));
  return `The gaps are ${seenSteps(gaps, hole)}.`;
}

/** `count` terms, each made from the one before it. */
export function grow(first: number, count: number, next: (term: number, index: number) => number): number[] {
  const terms = [first];
  while (terms.length < count) terms.push(next(terms.at(-1) ?? first, terms.length - 1));
  return terms;
}

/** `19 + 4 = 23` or `19 − 4 = 15`. */
export const addition = (from: number, step: number): string =>
  `${from} ${step < 0 ? '−' : '+'} ${Math.abs(step)} = ${from + step}`;
