import { job } from 'platform/jobs';
import { Id, Instant } from 'schemas/describe/schema';
import { followMockExamSession } from 'schemas/mock-exams/sessions/sessions.contract';
import type { Services } from '../services';

const data = { sessionId: Id, learnerId: Id, at: Instant };

/** Has the bookings of a session go where it goes. `learnerId`: whose booking is looked at again; `all`: everybody's. */
export const followSessionJob = job<typeof data, Services>('mock-exams.follow-session', {
  data,
  once: ({ sessionId, learnerId, at }) => `${sessionId} ${learnerId} ${at}`,
  run: ({ sessionId }, { command }) => command(followMockExamSession, { sessionId }),
});
