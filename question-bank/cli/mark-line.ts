import { check, type Mark } from '../src/marking/check';

/** What is printed for one line: the mark, or what is wrong with the line. */
export type MarkedLine = Mark | { error: string };

/** Marks one JSON line `{"correct": …, "user": …, "shownUnit"?: …}`; `lineNumber` counts from 1. */
export function markLine(line: string, lineNumber: number): MarkedLine {
  const row = parsed(line);
  if (row === undefined) return { error: `line ${lineNumber} is not JSON` };
  if (!isRecord(row)) return { error: `line ${lineNumber} is not an object` };
  const { correct, user, shownUnit } = row;
  if (typeof correct !== 'string') return { error: `line ${lineNumber}: "correct" must be text` };
  if (typeof user !== 'string') return { error: `line ${lineNumber}: "user" must be text` };
  if (shownUnit === undefined || shownUnit === null) return check(user, correct);
  if (typeof shownUnit !== 'string') return { error: `line ${lineNumber}: "shownUnit" must be text` };
  return check(user, correct, { shownUnit });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
