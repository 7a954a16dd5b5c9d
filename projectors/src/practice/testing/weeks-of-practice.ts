import { daysLater } from 'platform/clock';
import type { Happened } from 'platform/testing/folding';
import type { AnyEvent } from 'schemas/events';
import { marked, questionMarked } from 'schemas/practice/testing/marked-answer';
import type { Mark } from 'schemas/practice/worksheets/worksheet.events';
import type { IssuedQuestion } from 'schemas/questions/question';
import { FORGOTTEN } from '../../../testing/forgotten';
import { golden } from '../../../testing/golden';

const FIRST_DAY = '2026-09-01';
const WORKSHEETS = 18;
const types = [
  { subject: 'maths', topic: 'fractions', questionType: 'fractions-of-amounts' },
  { subject: 'maths', topic: 'ratio', questionType: 'share-in-a-ratio' },
  { subject: 'verbal-reasoning', topic: 'codes', questionType: 'letter-codes' },
] as const;

/** Worksheets of two learners, of whom one is erased at the end of the log. */
export const weeksOfPractice = (): Happened<AnyEvent>[] =>
  Array.from({ length: WORKSHEETS }, (_, n) => worksheet(n)).flat();

/** Of one learner or the other, every third or fourth day, answered by a pattern that repeats in no week. */
function worksheet(n: number): Happened<AnyEvent>[] {
  const learnerId = n % 3 === 2 ? FORGOTTEN.learnerId : 'learner-amara';
  const day = daysLater(FIRST_DAY, Math.floor((n * 7) / 2));
  const at = `${day}T16:${String(10 + n)}:00.000Z`;
  const common = { worksheetId: `worksheet-${n + 10}`, learnerId, subject: 'maths', topic: 'mixed' } as const;
  const marks = types.map((type, index): Mark => markOf(type, index + 1, (n * 5 + index * 3) % 7));
  const questions = marks.map(questionOf);
  const correct = marks.filter((mark) => mark.correct).length;
  const first = { worksheetId: common.worksheetId, learnerId, number: 1 };
  const events = [
    golden('QuestionsAllotted', { learnerId, day, worksheetId: common.worksheetId, count: 3 }),
    golden('WorksheetIssued', { ...common, questions, questionTypes: types.map(({ questionType }) => questionType) }),
    golden('AnswerSubmitted', { ...first, answer: String((n * 5) % 7), ...(n % 6 === 5 && { late: true }) }),
    // Every fourth is left half-done, and every fifth flagged.
    ...(n % 4 === 3 ? [] : [golden('WorksheetCompleted', { ...common, marks, correct, asked: 3 })]),
    ...(n % 5 === 4 ? [golden('QuestionFlagged', { ...first, comment: `Comment ${n}` })] : []),
  ];
  return events.map((event) => ({ ...event, at }));
}

function markOf(type: (typeof types)[number], number: number, chance: number): Mark {
  const blank = chance === 0;
  const correct = chance > 2;
  return marked({
    ...type,
    number,
    level: 1 + (chance % 5),
    isChoice: type.topic === 'codes',
    blank,
    correct,
    targetSeconds: 40,
    why: correct ? 'the same' : 'another',
    ...(chance !== 4 && { secondsSpent: 10 + chance * 9 }),
    ...(chance === 1 && { errorTag: 'number-differs' }),
  });
}

const questionOf = (mark: Mark): IssuedQuestion =>
  questionMarked(mark, {
    prompt: `Question ${mark.number}`,
    key: '5',
    solution: 'It is 5.',
    seed: mark.number,
  });
