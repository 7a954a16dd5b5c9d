import Type from 'typebox';
import { admins } from '../../accounts/roles';
import { query, stream } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Count, Email, Id, Instant, orNull, Own, Shape } from '../../describe/schema';
import { PinnedPaper } from '../paper';
import { Arrangements } from '../sessions/arrangements';
import { SittingClockShape } from '../sittings/sittings.tables';
import { PaperNumber } from '../sittings/sitting.events';

const whose = { mockExamUserId: Id };

/** Null: everybody's. */
const concerns = { learnerId: orNull(Id) };

/** What is the same for all who sit: what `timesOf` reckons with, and what was done to the clocks. */
const BoardRoom = Shape({
  mockExamSessionId: Id,
  startsAt: Instant,
  closesAt: Instant,
  breakSeconds: Count,
  setName: orNull(Type.String()),
  mockExamType: orNull(Type.String()),
  cancelledAt: orNull(Instant),
  /** `questions`: how many it has. */
  papers: Type.Array(Shape({ ...PinnedPaper.properties, questions: Count })),
  pauses: Type.Array(Shape({ ...concerns, from: Instant, until: orNull(Instant) })),
  extensions: Type.Array(Shape({ ...concerns, at: Instant, paper: PaperNumber, seconds: Count })),
  closed: Type.Array(Shape({ ...concerns, at: Instant })),
  /** Of how many who sat it the report is sent, or skipped. */
  reportsDone: Count,
  /** How much was done in it: with another number there is more to read in its book. */
  acts: Count,
});

const BoardSeat = Shape({
  ...whose,
  /** Null: what was kept of this child has been erased. */
  childName: orNull(Type.String()),
  /** What they have, in this session or always. */
  arrangements: orNull(Arrangements),
  /** They have begun, and the seat is theirs no longer. */
  hasLeft: Type.Boolean(),
});

const BoardSitting = Shape({
  ...whose,
  clock: SittingClockShape,
  /** As the last paper was opened with them; null where they were erased. */
  arrangements: orNull(Arrangements),
  /** Of the question that is shown, in its paper. */
  questionNumber: orNull(Count),
  /** How many questions of each paper that was opened have a choice. */
  answered: Type.Array(Count),
  lastActAt: orNull(Instant),
  silences: Count,
  takeOvers: Count,
  late: Count,
});

const BoardHeard = Shape({
  ...whose,
  /** When the device was heard of last. */
  at: Instant,
  /** How many answers it kept then that had not reached us; null: it does not say. */
  waiting: orNull(Count),
});

/** What has changed in a room since the message before, whole tiles; `anew`: all of it, and what was told before is to be forgotten. */
const news = {
  serverNow: Instant,
  /** Since when what is told of sittings may be older than what has happened; null: it is of now. */
  behindSince: orNull(Instant),
  anew: Type.Boolean(),
  /** These two are absent where they are as before. */
  room: Maybe(BoardRoom),
  seats: Maybe(Type.Array(BoardSeat)),
  sittings: Type.Array(BoardSitting),
  heard: Type.Array(BoardHeard),
};

const asked = { email: Maybe(Own(Email, 'email')), mockExamSessionId: Id };

export const watchMockExamBoard = stream({
  call: 'POST /mock-exams/watchBoard',
  who: admins,
  summary:
    'A room while it is sat: first how each child stands, then what changes, each child’s tile once a second at most. Who looks is noted.',
  request: asked,
  message: news,
  refusals: ['SessionNotFound'],
});

export const getMockExamBoard = query({
  call: 'POST /mock-exams/getBoard',
  who: admins,
  summary: 'The same, once: for whoever cannot be told of changes. Who looks is noted.',
  request: asked,
  reply: news,
  refusals: ['SessionNotFound'],
});
