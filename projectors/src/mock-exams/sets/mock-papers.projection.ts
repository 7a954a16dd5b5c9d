import { mockPapers } from 'schemas/mock-exams/sets/sets.tables';
import { readModel } from '../../read-model';

export const mockPapersProjection = readModel(mockPapers, { version: 1 }).fold({
  MockExamPaperKept: (_, { data: { paperHash, setId, setVersion, paper }, meta }) => ({
    paperHash,
    setId,
    setVersion,
    paper,
    publishedAt: meta.at,
  }),
});
