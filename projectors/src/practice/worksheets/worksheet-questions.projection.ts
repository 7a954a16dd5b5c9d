import { at, atEach } from 'platform/projections';
import { worksheetQuestions } from 'schemas/practice/worksheets/worksheet-questions.table';
import type { RowKey } from 'platform/projections';
import { readModel } from '../../read-model';

const rowOf =
  (worksheetId: string) =>
  ({ number }: { number: number }) => ({ worksheetId, number });
const numberOf = (key: RowKey) => (typeof key === 'object' ? key['number'] : undefined);

export const worksheetQuestionsProjection = readModel(worksheetQuestions, { version: 1 }).fold({
  WorksheetIssued: atEach(
    ({ worksheetId, questions }) => questions.map(rowOf(worksheetId)),
    (_, { data: { worksheetId, learnerId, questions } }, key) => {
      const question = questions.find(({ number }) => number === numberOf(key));
      return (
        question && {
          worksheetId,
          learnerId,
          question,
          number: question.number,
          answer: null,
          secondsSpent: null,
          correct: null,
          flagged: false,
        }
      );
    },
  ),
  AnswerSubmitted: (row, { data }) =>
    row && { ...row, answer: data.answer, secondsSpent: data.secondsSpent ?? row.secondsSpent },
  WorksheetCompleted: atEach(
    ({ worksheetId, marks }) => marks.map(rowOf(worksheetId)),
    (row, { data: { marks } }, key) => {
      const mark = marks.find(({ number }) => number === numberOf(key));
      return row && mark && { ...row, answer: mark.answer, correct: mark.correct };
    },
  ),
  QuestionFlagged: at(
    ({ worksheetId, number }) => ({ worksheetId, number }),
    (row) => row && { ...row, flagged: true },
  ),
});
