import type { IssuedQuestion } from '../../questions/question';
import { issuedQuestion } from '../../questions/testing/issued-question';
import type { Mark } from '../worksheets/worksheet.events';

/** One marked answer of a worksheet: right unless something else is said. */
export function marked(change: Partial<Mark> = {}): Mark {
  return {
    number: 1,
    subject: 'maths',
    topic: 'fractions',
    questionType: 'simplify',
    level: 3,
    isChoice: false,
    targetSeconds: 60,
    correct: true,
    blank: false,
    why: 'equal',
    ...change,
  };
}

/** The question that a marked answer was given to: of its place and level, otherwise as any. */
export function questionMarked(mark: Mark, change: Partial<IssuedQuestion> = {}): IssuedQuestion {
  const { number, subject, topic, questionType, level, targetSeconds } = mark;
  const place = { number, subject, topic, subTopic: topic, questionType };
  return issuedQuestion({ ...place, level, targetSeconds, ...change });
}
