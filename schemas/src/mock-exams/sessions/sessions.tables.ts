import Type from 'typebox';
import { Maybe } from '../../describe/events';
import { Count, Day, Id, Instant, Personal, Text } from '../../describe/schema';
import { table } from '../../describe/table';
import { MockExamType, PinnedPaper } from '../paper';
import { Arrangements } from './arrangements';

/** Every mock exam session, with the papers that are sat in it. */
export const mockSessions = table('mock_sessions', {
  row: {
    sessionId: Id,
    startsOn: Day,
    wallTime: Type.String({ maxLength: 8 }),
    startsAt: Instant,
    /** For whoever has no arrangements. */
    closesAt: Instant,
    isCatchUp: Type.Boolean(),
    isFree: Type.Boolean(),
    announcedType: Maybe(MockExamType),
    /** Null: as many as like. */
    capacity: Maybe(Count),
    setId: Maybe(Id),
    setVersion: Maybe(Count),
    setName: Maybe(Type.String()),
    setType: Maybe(MockExamType),
    setPublishedAt: Maybe(Instant),
    papers: Type.Array(PinnedPaper),
    breakMinutes: Count,
    closesAfterMinutes: Maybe(Count),
    movedAt: Maybe(Instant),
    cancelledAt: Maybe(Instant),
    /** Why it was cancelled, or moved last. */
    reason: Maybe(Text(300)),
  },
  key: 'sessionId',
  indexes: [['startsAt', 'sessionId']],
});

/** In the place of a session's id: what a child always has. */
export const ALWAYS = 'always';

/** What was arranged for a child, in a session or always. */
export const mockArrangements = table('mock_arrangements', {
  keeps: 'What is arranged for a child in mock exams: more time, rests, larger text',
  row: {
    learnerId: Id,
    sessionId: Id,
    familyId: Id,
    /** Null: none of its own any more. */
    arrangements: Personal(Arrangements, 'learnerId'),
    changedAt: Instant,
  },
  key: ['learnerId', 'sessionId'],
  indexes: [['sessionId'], ['familyId']],
});
