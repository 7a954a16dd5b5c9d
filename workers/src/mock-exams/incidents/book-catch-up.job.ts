import { job } from 'platform/jobs';
import { Id } from 'schemas/describe/schema';
import { bookMockCatchUp } from 'schemas/mock-exams/incidents/incidents.contract';
import type { Services } from '../../services';

const data = { sessionId: Id, decisionId: Id, learnerId: Id };

/** Has a child's place in a catch-up session booked; the family is told of the place as of any other. */
export const bookCatchUpJob = job<typeof data, Services>('mock-exams.book-catch-up', {
  data,
  once: ({ decisionId, learnerId }) => `${decisionId} ${learnerId}`,
  run: ({ sessionId, decisionId, learnerId }, { command }) =>
    command(bookMockCatchUp, { sessionId, decisionId, learnerId }),
});
