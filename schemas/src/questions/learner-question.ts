import type { IssuedQuestion, LearnerQuestion } from './question';

/** A question as a child may see it before it is marked: without its key, its solution, and what it was made of. */
export function learnerQuestionOf(issued: IssuedQuestion): LearnerQuestion {
  const { key: _key, solution: _solution, seed: _seed, genVersion: _version, ...rest } = issued;
  const { itemId: _item, ruleTag: _tag, ...question } = rest;
  return question;
}
