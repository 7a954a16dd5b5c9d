import { createHash } from 'node:crypto';
import { mockPaperQuestions } from 'schemas/mock-exams/after/after.tables';
import type { Paper, PaperQuestion, Picture } from 'schemas/mock-exams/paper';
import { readModel } from '../../read-model';

export const mockPaperQuestionsProjection = readModel(mockPaperQuestions, { version: 2 }).fold({
  MockExamPaperKept: (_, { data: { paperHash, setId, paper } }) => ({
    paperHash,
    setId,
    questionIds: questionsOf(paper).map(({ questionId }) => questionId),
    contents: questionsOf(paper).map(contentOf),
  }),
});

const questionsOf = ({ sections }: Paper): readonly PaperQuestion[] => sections.flatMap(({ questions }) => questions);

/** The same of all questions that a child could not tell apart, whatever their ids and their numbers. */
function contentOf({ text, picture, options }: PaperQuestion): string {
  const shown = [text, looksOf(picture), options.map((option) => [option.text, looksOf(option.picture)])];
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 24);
}

const looksOf = (picture: Picture | undefined): string | null =>
  picture === undefined ? null : picture.kind === 'kept' ? picture.hash : picture.svg;
