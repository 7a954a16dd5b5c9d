import type { Level } from '../../generation/level';
import type { Draft } from '../../generation/question-type';
import { letterAt, type Places } from '../rules/alphabet';
import { alphabetLine, letterMove, letterMoved, wrapNote } from '../wording';
import {
  answerForm,
  letterPrompt,
  mayWrap,
  runsOver,
  solveLetterSeries,
  stepsOf,
  type LetterSeriesParams,
} from './letter-series';

/** Two series whose letters take turns, each with one step throughout; the last letter is asked. */
export interface WovenLetters {
  rows: readonly [Places, Places];
  /** What to say first: how the rows are found. */
  opening: string;
}

export function wovenLettersDraft(
  level: Level,
  { rows, opening }: WovenLetters,
): Draft<LetterSeriesParams> | undefined {
  if (!mayWrap(level) && rows.some(runsOver)) return undefined;
  const places = inTurn(rows);
  const answer = letterAt(places.at(-1) ?? 0);
  const shown = places.slice(0, -1).map(letterAt);
  if (solveLetterSeries({ shown }) !== answer) return undefined;
  return {
    params: { shown },
    prompt: letterPrompt(shown),
    answer,
    steps: [alphabetLine, opening, ...rowLines(rows), ...(rows.some(runsOver) ? [wrapNote] : []), lastLine(rows)],
    wrong: slips(rows).map(letterAt),
    answerForm: answerForm(1),
  };
}

const lengthOf = ([first, second]: WovenLetters['rows']): number => first.length + second.length;

const inTurn = (rows: WovenLetters['rows']): Places =>
  Array.from({ length: lengthOf(rows) }, (_, index) => rows[index % 2]?.[Math.floor(index / 2)] ?? 0);

const stepOf = (row: Places): number => stepsOf(row)[0] ?? 0;

/** The row of the missing letter, and the other one. */
function rowsByHole(rows: WovenLetters['rows']): { own: Places; other: Places; number: number } {
  const [first, second] = rows;
  return lengthOf(rows) % 2 === 1 ? { own: first, other: second, number: 1 } : { own: second, other: first, number: 2 };
}

function rowLines(rows: WovenLetters['rows']): string[] {
  const { own } = rowsByHole(rows);
  return rows.map((row, index) => {
    const visible = row === own ? row.slice(0, -1) : row;
    return `Row ${index + 1}: ${visible.map(letterAt).join(', ')}. Rule: ${letterMove(stepOf(row))} each time.`;
  });
}

function lastLine(rows: WovenLetters['rows']): string {
  const { own, number } = rowsByHole(rows);
  return `The next letter belongs to row ${number}: ${letterMoved(own.at(-2) ?? 0, stepOf(own))}.`;
}

/** Going on in the wrong row, with the wrong step, one too far, or backwards. */
function slips(rows: WovenLetters['rows']): number[] {
  const { own, other } = rowsByHole(rows);
  const answer = own.at(-1) ?? 0;
  const neighbour = other.at(-1) ?? 0;
  const step = stepOf(own);
  return [neighbour + stepOf(other), neighbour + step, answer + 1, answer - 1, answer - 2 * step, answer + 2];
}
