import type { IssuedQuestion, LearnerQuestion } from './question';

/** A question as a child may see it before it is marked: without its key, its solution, and what it was made of. */
export function learnerQuestionOf(issued: IssuedQuestion): LearnerQuestion {
  const { key: _key, solution: _solution, seed: _seed, genVersion: _version, ...rest } = issued;
  const { itemId: _item, ruleTag: _tag, slips: _slips, stepsFigure: _drawn, ...question } = rest;
  const { optionFigures } = question;
  return optionFigures ? { ...question, optionFigures: ofOneLength(optionFigures) } : question;
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** The right one of several drawings is often the longest, or the shortest: spaces after their ends make them alike. */
function ofOneLength(drawings: readonly string[]): string[] {
  const longest = Math.max(...drawings.map(bytesOf));
  return drawings.map((drawing) => drawing + ' '.repeat(longest - bytesOf(drawing)));
}
