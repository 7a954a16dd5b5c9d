import { mockSittingOpenings } from 'schemas/mock-exams/sittings/sittings.tables';
import { readModel } from '../../read-model';

export const mockSittingOpeningsProjection = readModel(mockSittingOpenings, { version: 1 }).fold({
  MockPaperOpened: (_, { data: { sessionId, learnerId, paper, openedAt, arrangements } }) => ({
    sessionId,
    learnerId,
    paper,
    openedAt,
    arrangements,
  }),
});
