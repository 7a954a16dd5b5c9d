import type { RequestOf } from 'schemas/describe/contract';
import type { markRehearsal, RehearsalMark } from 'schemas/mock-exams/rehearsals/rehearsal.contract';
import type { RehearsalPaper } from './rehearsal-paper';

type Answers = RequestOf<typeof markRehearsal>['answers'];

/** Question → letter, the last one where there are two; undefined where the paper has no such question. */
export function answersIn({ keys }: RehearsalPaper, answers: Answers): ReadonlyMap<string, string> | undefined {
  const known = new Set(keys.map(({ questionId }) => questionId));
  if (answers.some(({ mockExamQuestionId }) => !known.has(mockExamQuestionId))) return undefined;
  return new Map(answers.map(({ mockExamQuestionId, userAnswer }) => [mockExamQuestionId, userAnswer]));
}

/** What became of each question; one that was left blank is not right. */
export const marksOf = ({ keys }: RehearsalPaper, given: ReadonlyMap<string, string>): RehearsalMark[] =>
  keys.map(({ questionId, answer, explanation, picture }) => {
    const userAnswer = given.get(questionId);
    return {
      mockExamQuestionId: questionId,
      ...(userAnswer !== undefined && { userAnswer }),
      isCorrect: userAnswer === answer,
      correctAnswer: answer,
      explanation,
      ...(picture && { picture }),
    };
  });
