import { job } from 'platform/jobs';
import { Id, Instant } from 'schemas/describe/schema';
import { returnCancelledExam } from 'schemas/payments/refunds/refunds.contract';
import type { Services } from '../services';

const data = { sessionId: Id, learnerId: Id, familyId: Id, calledOffAt: Instant };

/** What was paid for one mock exam alone goes back when that is called off. */
export const returnExamJob = job<typeof data, Services>('mock-exams.return-exam', {
  data,
  once: ({ sessionId, learnerId, calledOffAt }) => `${sessionId} ${learnerId} ${calledOffAt}`,
  run: ({ sessionId, learnerId, familyId }, { command }) =>
    command(returnCancelledExam, { sessionId, learnerId, familyId }),
});
