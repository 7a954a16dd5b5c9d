import Type from 'typebox';
import { admins } from '../../accounts/roles';
import { query } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { paged } from '../../describe/paging';
import { Count, Email, Id, Instant, orNull, Own, Shape } from '../../describe/schema';
import type { SessionRoomEvent } from '../sessions/session-room.events';
import type { Track } from './track.rules';

/** How many children come at once: their streams are read for it. */
export const ROOM_REPLAY_PAGE = 20;

export const getMockExamRoomReplay = query({
  call: 'POST /mock-exams/getRoomReplay',
  who: admins,
  summary:
    'How everybody sat a mock exam, from second to second in short, some children at a time. Who looked is noted; what each child did in full is another call.',
  request: { email: Maybe(Own(Email, 'email')), mockExamSessionId: Id, ...paged(ROOM_REPLAY_PAGE) },
  reply: {
    serverNow: Instant,
    startsAt: Instant,
    closesAt: Instant,
    /** In the order in which they are sat. */
    papers: Type.Array(Shape({ name: Type.String(), questions: Count })),
    /** What staff did to everybody’s clocks, and said to everybody; with the first page alone. */
    room: Type.Array(Type.Unsafe<SessionRoomEvent>(Type.Object({}))),
    /** How many have begun. */
    begun: Count,
    sitters: Type.Array(
      Shape({
        mockExamUserId: Id,
        /** Null: erased, or never named. */
        childName: orNull(Type.String()),
        track: Type.Unsafe<Track>(Type.Object({})),
      }),
    ),
  },
  refusals: ['SessionNotFound'],
});
