import { job } from 'platform/jobs';
import { Id, Instant } from 'schemas/describe/schema';
import { settleMockSitting } from 'schemas/mock-exams/sittings/sitting.contract';
import type { Services } from '../../services';

const look = { sessionId: Id, learnerId: Id, dueAt: Instant };

/** Looks at one sitting when something of it is due: whatever the clock has ended by then is written down, though nobody is there. */
export const settleSittingJob = job<typeof look, Services>('mock-exams.settle-sitting', {
  data: look,
  once: ({ sessionId, learnerId, dueAt }) => `${sessionId} ${learnerId} ${dueAt}`,
  run: ({ sessionId, learnerId }, { command }) => command(settleMockSitting, { sessionId, learnerId }),
});
