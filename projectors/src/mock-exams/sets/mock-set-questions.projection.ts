import { at, atEach, set } from 'platform/projections';
import type { AuthoredQuestion } from 'schemas/mock-exams/sets/authored';
import { mockSetQuestions } from 'schemas/mock-exams/sets/sets.tables';
import { readModel } from '../../read-model';

export const mockSetQuestionsProjection = readModel(mockSetQuestions, { version: 1 }).fold({
  MockExamQuestionAdded: at(
    ({ question }) => question.questionId,
    (_, { data: { setId, sectionId, question, place } }) => ({ setId, sectionId, place, ...columnsOf(question) }),
  ),
  MockExamQuestionEdited: at(
    ({ question }) => question.questionId,
    (row, { data: { question } }) => set(row, columnsOf(question)),
  ),
  MockExamQuestionDeleted: () => null,
  MockExamQuestionsOrdered: atEach(
    ({ questionIds }) => questionIds,
    (row, { data: { questionIds, firstNumber } }, key) => {
      const place = questionIds.indexOf(key as string);
      return set(row, { place, number: firstNumber + place });
    },
  ),
  MockExamSectionDeleted: atEach(
    ({ questionIds }) => questionIds,
    (row) => row && null,
  ),
  MockExamPaperDeleted: atEach(
    ({ questionIds }) => questionIds,
    (row) => row && null,
  ),
  MockExamSetDeleted: atEach(
    ({ questionIds }) => questionIds,
    (row) => row && null,
  ),
});

/** Nothing where nothing is said: what was there before is gone. */
const columnsOf = ({ questionId, number, text, options, answer, explanation, ...question }: AuthoredQuestion) => ({
  questionId,
  number,
  text,
  options,
  answer,
  explanation,
  picture: question.picture ?? null,
  answerPicture: question.answerPicture ?? null,
  drawnFrom: question.drawnFrom ?? null,
});
