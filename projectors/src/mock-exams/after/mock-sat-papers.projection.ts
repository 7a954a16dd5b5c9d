import { mockSatPapers } from 'schemas/mock-exams/after/after.tables';
import { readModel } from '../../read-model';

export const mockSatPapersProjection = readModel(mockSatPapers, { version: 1 }).fold({
  MockSittingBegun: (row, { data: { sessionId, learnerId, papers } }) => row ?? { sessionId, learnerId, papers },
});
