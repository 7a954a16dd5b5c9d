import Type from 'typebox';
import { admins } from '../../accounts/roles';
import { query } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Day, Email, Id, Instant, orNull, Own, Shape } from '../../describe/schema';
import { MOST_PLACES } from './exam-session.events';

export const getMockExamClashes = query({
  call: 'POST /mock-exams/getClashes',
  who: admins,
  summary:
    'Which children would have a place in two mock exams at once, and in which other ones: of those who have booked a session if it began at a time, or of children who would be given a place in it. By the own close of each. Who looked is noted.',
  request: {
    email: Maybe(Own(Email, 'email')),
    mockExamSessionId: Id,
    /** When it would begin; absent: when it does. */
    startsAt: Maybe(Instant),
    /** Who would be given a place; absent: whoever has booked it. */
    mockExamUserIds: Maybe(Type.Array(Id, { minItems: 1, maxItems: MOST_PLACES, uniqueItems: true })),
    /** The session whose place they would give back for it. */
    insteadOfMockExamSessionId: Maybe(Id),
  },
  reply: {
    children: Type.Array(
      Shape({
        mockExamUserId: Id,
        childName: orNull(Type.String()),
        /** The other sessions, the first one first. */
        exams: Type.Array(
          Shape({ mockExamSessionId: Id, mockExamDate: Day, mockExamTime: Type.String(), startsAt: Instant }),
        ),
      }),
    ),
  },
  refusals: ['SessionNotFound'],
});
