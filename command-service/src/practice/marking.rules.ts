import { check, markChoice, markRuleVersion, type Why } from 'question-bank/marking/check';
import type { Mark } from 'schemas/practice/worksheets/worksheet.events';
import type { IssuedQuestion } from 'schemas/questions/question';

export { markRuleVersion };

/** What the learner gave, and how long it took where the device counted. */
export interface Given {
  readonly answer: string;
  readonly secondsSpent?: number | undefined;
  /** After the limit of a timed worksheet. */
  readonly late?: boolean | undefined;
  /** Blank, and its key is not shown yet. */
  readonly closed?: boolean | undefined;
}

/** Marks one answer, without repeating it, by the bank's rule: a choice by its letter, a typed answer against the key. A blank is wrong. */
export function markOf(question: IssuedQuestion, { answer, secondsSpent, late, closed }: Given): Mark {
  const { number, subject, topic, questionType, level, targetSeconds, key, options, unit } = question;
  const blank = answer.trim() === '';
  const { verdict, why } = options ? markChoice(answer, key) : check(answer, key, unit ? { shownUnit: unit.text } : {});
  const errorTag = verdict || blank ? undefined : errorTagOf(question, answer, why);
  return {
    number,
    subject,
    topic,
    questionType,
    level,
    targetSeconds,
    blank,
    why,
    correct: verdict,
    isChoice: options !== undefined,
    ...(secondsSpent !== undefined && { secondsSpent }),
    ...(errorTag !== undefined && { errorTag }),
    ...onlyIfSo({ late, closed }),
  };
}

/** Said where it is so, and not at all where it is not. */
const onlyIfSo = ({ late, closed }: Pick<Given, 'late' | 'closed'>): Pick<Mark, 'late' | 'closed'> => ({
  ...(late === true && { late }),
  ...(closed === true && { closed }),
});

/** Only what can be said for certain: the rule of a written item, or which part of a typed answer is not as it should be. */
function errorTagOf(question: IssuedQuestion, answer: string, why: Why): string | undefined {
  const { ruleTag, unit, key } = question;
  const named = ruleTag ?? slipIn(question, answer);
  if (named !== undefined) return named;
  const reason = unit && why === 'a part is missing' ? check(withUnit(answer, unit), key).why : why;
  const tags: Partial<Record<Why, string>> = {
    'a number differs': 'number',
    'a word or unit differs': unit ? 'unit' : 'word',
    'a part is missing': 'part-missing',
    'there is an extra part': 'extra-part',
    'the right amount in another form': 'form',
  };
  return tags[reason];
}

/** A unit that stands beside the box is no part that a child has left out. */
const withUnit = (answer: string, { text, side }: NonNullable<IssuedQuestion['unit']>): string =>
  side === 'before' ? `${text}${answer}` : `${answer} ${text}`;

/** The name of a wrong answer whose making the question knows, typed in whatever way or chosen by its letter. */
function slipIn({ slips, options, unit }: IssuedQuestion, answer: string): string | undefined {
  const chosen = options?.['ABCDE'.indexOf(answer.trim().toUpperCase())];
  const isTyped = (slip: string) => {
    const { verdict, why } = check(answer, slip, unit ? { shownUnit: unit.text } : {});
    return verdict || why === 'the right amount in another form';
  };
  return slips?.find((slip) => (options ? slip.answer === chosen : isTyped(slip.answer)))?.key;
}
