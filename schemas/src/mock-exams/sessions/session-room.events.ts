import Type from 'typebox';
import { events, Maybe, type EventOf } from '../../describe/events';
import { Id, Instant, Personal, Text } from '../../describe/schema';

/** Of the whole room; with a child's id, of that child's clock alone. */
const room = { sessionId: Id, learnerId: Maybe(Id) };

/** Why: of something done to the whole room it names nobody; of something done for one child it is sealed as theirs. */
const why = { reason: Maybe(Text(300)), ownReason: Maybe(Personal(Text(300), 'learnerId')) };

/** What staff do to a session that is being sat, on its own stream `examsession-<id>`. Every clock of a sitting follows from these. */
export const sessionRoomEvents = events({
  /** The clock stands still from then on. */
  ExamRoomPaused: { ...room, pausedAt: Instant, ...why },
  ExamRoomResumed: { ...room, resumedAt: Instant, ...why },
  /** More time for one paper, where it is not over at that moment; `paper`: 1 for the first. */
  ExamRoomExtended: {
    ...room,
    paper: Type.Integer({ minimum: 1, maximum: 6 }),
    seconds: Type.Integer({ minimum: 1, maximum: 7_200 }),
    extendedAt: Instant,
    /** Given back for what was lost in it, and not by hand. */
    incidentId: Maybe(Id),
    ...why,
  },
  /** Shown to whoever sits; names nobody. */
  ExamRoomMessaged: { ...room, messageId: Id, text: Text(500), sentAt: Instant, incidentId: Maybe(Id) },
  /** Nobody sits on after that, whatever their clock said. `why`: the child has a seat in another session instead, and what they did here is compared with nobody. */
  ExamRoomClosed: { ...room, closedAt: Instant, why: Maybe(Type.Enum(['moved'])), ...why },
});
export type SessionRoomEvent = EventOf<typeof sessionRoomEvents>;
