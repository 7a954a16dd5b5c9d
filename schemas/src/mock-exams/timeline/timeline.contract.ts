import Type from 'typebox';
import { admins } from '../../accounts/roles';
import { file, query } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { paged } from '../../describe/paging';
import { Count, Email, Id, Instant, orNull, Own, Shape } from '../../describe/schema';
import { incidentDecisions } from '../incidents/incident.events';
import { ContentHash, Paper } from '../paper';
import type { SessionRoomEvent } from '../sessions/session-room.events';
import type { SittingEvent } from '../sittings/sitting.events';
import type { SessionClock } from '../sittings/time-facts';

const which = { email: Maybe(Own(Email, 'email')), mockExamSessionId: Id, mockExamUserId: Id };

/** Who wrote something down: the child's own device, staff, or one of our services that looked after the clock. */
const Writer = Shape({
  kind: Type.Enum(['child', 'staff', 'clock']),
  /** As the office knows them; null where it is nobody who has an account any more. */
  name: orNull(Type.String()),
});

/** What stands beside each event: when it was written, and by whom. */
const written = { position: Type.String(), savedAt: Instant, by: Writer };

export const TIMELINE_PAGE = 1_000;

export const getMockExamTimeline = query({
  call: 'POST /mock-exams/getTimeline',
  who: admins,
  summary:
    'A sitting as the log has it: its events in their order, what staff did in the room meanwhile, the papers and their key letters. Who looked, and at whose, is noted.',
  request: { ...which, ...paged(TIMELINE_PAGE) },
  reply: {
    serverNow: Instant,
    /** Null: erased, or never named. */
    childName: orNull(Type.String()),
    isErased: Type.Boolean(),
    session: Type.Unsafe<SessionClock>(Type.Object({})),
    /** With the first page alone. */
    papers: Type.Array(
      Shape({
        paperHash: ContentHash,
        paper: Paper,
        /** Question → the letter of its key. */
        letters: Type.Record(Type.String(), Type.String()),
      }),
    ),
    /** What staff did about this child's clock, or everybody's; with the first page alone. */
    room: Type.Array(Shape({ ...written, event: Type.Unsafe<SessionRoomEvent>(Type.Object({})) })),
    /** What was decided for them about something that disturbed the session, with the first page alone. */
    decided: Maybe(
      Type.Array(
        Shape({
          ...written,
          incident: Type.String(),
          how: Type.Enum([...incidentDecisions]),
          papers: Type.Array(Shape({ paper: Count, seconds: Count, lostSeconds: Count })),
          reason: Type.String(),
          note: orNull(Type.String()),
        }),
      ),
    ),
    /** When their device was heard of last; null: not, or not for a week. */
    lastHeardAt: orNull(Instant),
    /** When their arrangements were changed, with the first page alone. */
    arranged: Type.Array(Shape({ ...written, cleared: Type.Boolean() })),
    events: Type.Array(Shape({ ...written, revision: Count, event: Type.Unsafe<SittingEvent>(Type.Object({})) })),
  },
  refusals: ['SessionNotFound', 'MockTimelineNotFound'],
});

export const takeMockExamTimelineFile = query({
  call: 'POST /mock-exams/takeTimelineFile',
  who: admins,
  summary: 'The same as a CSV file, a line for each event, without the name of the child. Who took it is noted.',
  request: which,
  reply: file('text/csv; charset=utf-8'),
  atATime: 2,
  refusals: ['SessionNotFound', 'MockTimelineNotFound'],
});
