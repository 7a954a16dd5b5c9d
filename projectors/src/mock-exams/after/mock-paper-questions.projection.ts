import { mockPaperQuestions } from 'schemas/mock-exams/after/after.tables';
import { readModel } from '../../read-model';

export const mockPaperQuestionsProjection = readModel(mockPaperQuestions, { version: 1 }).fold({
  MockExamPaperKept: (_, { data: { paperHash, setId, paper } }) => ({
    paperHash,
    setId,
    questionIds: paper.sections.flatMap(({ questions }) => questions.map(({ questionId }) => questionId)),
  }),
});
