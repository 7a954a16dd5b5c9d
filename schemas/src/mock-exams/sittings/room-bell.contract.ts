import { roles, Position, stream } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Count, Email, Id, Own } from '../../describe/schema';

export const listenToMockRoomBell = stream({
  call: 'POST /mock-exams/roomBell',
  who: roles('ROLE_MOCK_EXAM_STUDENT', 'ROLE_USER', 'ROLE_FREE_USER'),
  summary:
    'Rings when staff have done something in the room that concerns the child who is signed in: what it is, the next heartbeat says. Rings at once for whoever names no event that they have read, or missed one.',
  request: { email: Maybe(Own(Email, 'email')), mockExamSessionId: Id },
  message: {
    /** Of the newest such act, in the log. */
    place: Position,
    /** So many are rung for at once that each does well to wait, at random, up to so long before they ask. */
    withinMs: Count,
  },
  refusals: ['MockSittingNotFound', 'MockPapersNotYet', 'MockExamOver'],
  forMany: true,
});
