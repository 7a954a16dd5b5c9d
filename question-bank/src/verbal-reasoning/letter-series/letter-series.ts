import { at, type Level } from '../../generation/level';
import { alphabetStrip } from '../../figures/steps/alphabet-strip';
import type { Draft, NamedSlip } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { ALPHABET, letterAt, lettersAt, placesOf, stepBetween } from '../rules/alphabet';
import { possiblePlaces } from '../rules/series-answers';
import { alphabetLine, letterMoved, seenSteps, signed, wrapNote } from '../wording';

/** The terms as printed; `□` stands among them where one in the middle is asked, else the next one is. */
export type LetterSeriesParams = { readonly shown: readonly string[] };

/** One place of every term, the answer's last: places may run past A or Z and are brought round when printed. */
export interface LetterRow {
  places: readonly number[];
  /** "Move on 2 letters each time." */
  rule: string;
}

/** Wrapping past Z starts at level 3. */
export const mayWrap = (level: Level): boolean => level >= 3;

const staysInAlphabet = ({ places }: LetterRow): boolean => places.every((place) => place >= 0 && place <= 25);

/** The place of a letter that is asked in the middle: two stand before it, and one after it. */
export const pickLetterHole = (random: Random, steps: number): number => random.integer(2, steps - 1);

/** A row that starts where it fits in the alphabet, or anywhere once a series may wrap. */
export function rowFrom(random: Random, level: Level, row: { steps: readonly number[]; rule: string }): LetterRow {
  let place = 0;
  const travelled = [0, ...row.steps.map((step) => (place += step))];
  const lowest = -Math.min(...travelled);
  const highest = 25 - Math.max(...travelled);
  const fits = highest >= lowest && !(mayWrap(level) && random.oneIn(2));
  const start = fits ? random.integer(lowest, highest) : random.integer(0, 25);
  return { places: travelled.map((way) => start + way), rule: row.rule };
}

/**
 * Letters, or pairs when there are two rows; the last term is asked, or the one at `hole`. Turned down when another rule
 * gives another answer, or it must not wrap.
 */
export function letterSeriesDraft(
  level: Level,
  rows: readonly LetterRow[],
  asked?: number,
): Draft<LetterSeriesParams> | undefined {
  if (!mayWrap(level) && !rows.every(staysInAlphabet)) return undefined;
  const length = rows[0]?.places.length ?? 0;
  const terms = Array.from({ length }, (_, index) => lettersAt(rows.map(({ places }) => places[index] ?? 0)));
  const hole = asked ?? length - 1;
  const answer = terms[hole] ?? '';
  const shown = shownOf(terms, hole);
  if (solveLetterSeries({ shown }) !== answer) return undefined;
  return {
    params: { shown },
    prompt: letterPrompt(shown),
    answer,
    steps: [
      alphabetLine,
      ...rows.flatMap((row, index) => rowLines(row, hole, rows.length === 1 ? '' : rowName(index))),
    ],
    wrong: slips(rows, hole),
    stepsFigure: { svg: alphabetStrip(shown.join('')), shownWith: 'first-step' },
    slips: slipsNamed(rows, asked),
    answerForm: answerForm(rows.length),
  };
}

export const letterPrompt = (shown: readonly string[]): string => {
  const kind = shown.every((term) => term.length === 1) ? 'letter' : 'pair of letters';
  const asked = shown.includes(GAP) ? `missing ${kind}` : `next ${kind}`;
  return `Find the ${asked} in this series. The alphabet is here to help you.\n${ALPHABET}\n${withGap(shown).join(', ')}`;
};

const GAP = '□';

const shownOf = (terms: readonly string[], hole: number): readonly string[] =>
  hole === terms.length - 1 ? terms.slice(0, -1) : terms.map((term, index) => (index === hole ? GAP : term));

/** With the gap in its place, which is the end unless it stands before. */
const withGap = (shown: readonly string[]): readonly string[] => (shown.includes(GAP) ? shown : [...shown, GAP]);

export const answerForm = (letters: number): string =>
  letters === 1 ? 'Give one letter.' : 'Give two letters, like AB.';

/** Each place of the terms is a series of its own. */
export function solveLetterSeries({ shown }: LetterSeriesParams): string {
  const size = shown[0]?.length ?? 0;
  const answers = Array.from({ length: size }, (_, index) => {
    const row = withGap(shown).map((term) => (term === GAP ? null : (placesOf(term)[index] ?? 0)));
    return possiblePlaces(row).map(letterAt);
  });
  return answers.map((letters) => letters.join(' or ')).join('');
}

const rowName = (index: number): string => (index === 0 ? 'First letters' : 'Second letters');

export const stepsOf = (places: readonly number[]): number[] =>
  places.slice(1).map((place, index) => place - (places[index] ?? 0));

export const runsOver = (places: readonly number[]): boolean => places.some((place) => place < 0 || place > 25);

function rowLines({ places, rule }: LetterRow, hole: number, name: string): string[] {
  const last = places[hole - 1] ?? 0;
  const step = (places[hole] ?? 0) - last;
  const shown = places.slice(0, -1).map(letterAt).join(', ');
  return [
    `${name ? `${name}: ${shown}. ` : ''}The steps are ${seenSteps(stepsOf(places), hole)}.`,
    `Rule: ${rule}${runsOver(places) ? `. ${wrapNote}` : '.'}`,
    `${letterMoved(last, step)}.`,
  ];
}

/** Counting one too far or too short, or the wrong way, in one row at a time. */
function slips(rows: readonly LetterRow[], hole: number): string[] {
  const answer = rows.map(({ places }) => places[hole] ?? 0);
  const moves = rows.flatMap(({ places }, index) => {
    const before = places[hole - 1] ?? 0;
    const step = stepBetween(before, answer[index] ?? 0);
    return [1, -1, -2 * step, -step, 2, -2].map((off) => ({ index, off }));
  });
  const ordered = moves.toSorted((a, b) => Number(a.off === 2) - Number(b.off === 2));
  return ordered.map(({ index, off }) =>
    lettersAt(answer.map((place, position) => (position === index ? place + off : place))),
  );
}

/** The steps of one letter, further at each level. */
export const sizesOfSteps = (level: Level): readonly number[] =>
  at(level, [
    [1, 2],
    [3, 4],
    [5, 6],
    [7, 8],
    [9, 10],
  ]);
/** The same slips by their names; where there are two rows, or a gap in the middle, they cannot be told apart. */
const slipsNamed = (rows: readonly LetterRow[], asked: number | undefined): NamedSlip[] =>
  rows.length === 1 && asked === undefined ? rows.flatMap(namedSlips) : [];

function namedSlips({ places }: LetterRow): NamedSlip[] {
  const [before, last] = [places.at(-2) ?? 0, places.at(-1) ?? 0];
  const step = stepBetween(before, last);
  const from = letterAt(before);
  const one = letterAt(last - Math.sign(step));
  const back = letterAt(before - step);
  return [
    {
      key: 'counts-the-first-letter',
      answer: one,
      wrote: `${from} ${signed(step)} → ${one}`,
      tells: `It looks as if you counted ${from} itself as the first step. The first step goes to the letter beside it.`,
    },
    {
      key: 'the-wrong-way',
      answer: back,
      wrote: `${from} ${signed(step)} → ${back}`,
      tells: `It looks as if you counted the other way through the alphabet. Which way does the series go?`,
    },
  ];
}
