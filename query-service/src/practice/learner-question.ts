import type { IssuedQuestion, LearnerQuestion } from 'schemas/questions/question';

/** A question as the child sees it: without its key, its solution, and what it was drawn from. */
export function learnerQuestionOf(issued: IssuedQuestion): LearnerQuestion {
  const { key: _key, solution: _solution, seed: _seed, genVersion: _version, ...rest } = issued;
  const { itemId: _item, ruleTag: _tag, ...question } = rest;
  return question;
}
