import Type from 'typebox';
import { Maybe } from '../../describe/events';
import { Count, Id, Instant, Personal, Text } from '../../describe/schema';
import { table } from '../../describe/table';
import { PaperNumber } from '../sittings/sitting.events';

/** What staff do in a room: to its clocks, to a child's, in words, and about an answer that came late. */
export const roomActKinds = ['paused', 'resumed', 'extended', 'messaged', 'closed', 'decided'] as const;

/** What staff have done in the rooms of mock exams: one row for each act. */
export const mockRoomActs = table('mock_room_acts', {
  keeps: 'What staff did in a mock exam while it was sat: pauses, more time, messages, and why',
  row: {
    sessionId: Id,
    /** Where it stands in the log. */
    position: Type.String(),
    /** Null: of all who sit. */
    learnerId: Maybe(Id),
    kind: Type.Enum([...roomActKinds]),
    at: Instant,
    /** Who did it. */
    actorId: Type.String(),
    paper: Maybe(PaperNumber),
    seconds: Maybe(Count),
    messageId: Maybe(Id),
    /** That it was given, or said, for. */
    incidentId: Maybe(Id),
    /** What was said. */
    text: Maybe(Text(500)),
    /** Why, of something that concerns all. */
    reason: Maybe(Text(300)),
    /** Why, of something that concerns one child. */
    ownReason: Personal(Text(300), 'learnerId'),
  },
  key: ['sessionId', 'position'],
});
