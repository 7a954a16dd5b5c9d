import Type from 'typebox';
import { query, roles } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Count, Email, Id, Instant, Own, Shape } from '../../describe/schema';

/** A session that is being sat, and whether the child has begun. */
export const RunningSession = Shape({
  mockExamSessionId: Id,
  startsAt: Instant,
  serverNow: Instant,
  hasBegun: Type.Boolean(),
});

export const getCurrentMockExamSessionIfTakingPlace = query({
  call: 'POST /getCurrentMockExamSessionIfTakingPlace',
  who: roles('ROLE_MOCK_EXAM_STUDENT', 'ROLE_USER', 'ROLE_FREE_USER'),
  summary:
    'Whether a session that the child has booked is being sat: that session; or in how many seconds the next one begins, where 0 is a number; or nothing, with 204.',
  request: { email: Maybe(Own(Email, 'email')) },
  reply: Type.Union([Count, RunningSession]),
});
