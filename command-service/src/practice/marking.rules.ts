import { check, markChoice, markRuleVersion } from 'question-bank/marking/check';
import type { Mark } from 'schemas/practice/worksheet.events';
import type { IssuedQuestion } from 'schemas/questions/question';

export { markRuleVersion };

/** Marks one answer by the bank's rule: a choice by its letter, a typed answer against the key. A blank is wrong. */
export function markOf({ number, key, options, unit }: IssuedQuestion, answer: string): Mark {
  const blank = answer.trim() === '';
  const { verdict, why } = options ? markChoice(answer, key) : check(answer, key, unit ? { shownUnit: unit.text } : {});
  return { number, answer, correct: verdict, blank, why };
}
