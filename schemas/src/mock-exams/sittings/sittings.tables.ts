import Type from 'typebox';
import { Maybe } from '../../describe/events';
import { Count, Id, Instant, orNull, Personal, Shape } from '../../describe/schema';
import { table } from '../../describe/table';
import { Arrangements } from '../sessions/arrangements';
import { OptionLetter, PaperNumber } from './sitting.events';

/** What the times of a sitting follow from, as `timesOf` takes it: whoever shows a deadline reckons it, none is kept. */
export const SittingClockShape = Shape({
  papers: Type.Array(
    Shape({
      openedAt: Instant,
      ended: orNull(Shape({ at: Instant, by: Type.Enum(['child', 'time', 'staff']) })),
    }),
  ),
  rests: Type.Array(Shape({ from: Instant, until: orNull(Instant) })),
  completedAt: orNull(Instant),
});

/** Where each child stands who sits a mock exam, or has sat one. */
export const mockSittings = table('mock_sittings', {
  keeps: 'Mock exams that were sat: when, how far, with which time',
  row: {
    sessionId: Id,
    learnerId: Id,
    familyId: Id,
    /** By what is written down; what the clock has ended since, `timesOf` says. */
    stage: Type.Enum(['paper', 'between', 'complete']),
    /** That was opened last. */
    paper: PaperNumber,
    paperHash: Maybe(Type.String()),
    clock: SittingClockShape,
    /** As they were when the last paper was opened. */
    arrangements: Personal(Arrangements, 'learnerId'),
    /** That is shown. */
    questionId: Maybe(Id),
    deviceId: Type.String(),
    takeOvers: Count,
    /** How often nothing was heard of the device for a while, and from when until when last. */
    silences: Count,
    silentSince: Maybe(Instant),
    heardAt: Maybe(Instant),
    acts: Count,
    /** Answers that came too late to count by themselves. */
    late: Count,
    begunAt: Instant,
    lastActAt: Maybe(Instant),
    /** When somebody looks at it next. */
    dueAt: Maybe(Instant),
    completedAt: Maybe(Instant),
    /** Where the last change of this row stands in the log: whoever watches reads what came after it. */
    changedAt: Type.String(),
  },
  key: ['sessionId', 'learnerId'],
  indexes: [['learnerId', 'begunAt']],
});

/** What each child has done with each question: the last choice counts once the paper is over. */
export const mockSittingAnswers = table('mock_sitting_answers', {
  keeps: 'Choices in mock exams: which, and when',
  row: {
    sessionId: Id,
    learnerId: Id,
    questionId: Id,
    paper: PaperNumber,
    option: Maybe(OptionLetter),
    submitted: Maybe(OptionLetter),
    deviceId: Maybe(Type.String()),
    inGrace: Type.Boolean(),
    marked: Type.Boolean(),
    struck: Type.Array(OptionLetter),
    late: Type.Array(
      Shape({ option: OptionLetter, at: Instant, tab: Type.String(), seq: Count, counts: orNull(Type.Boolean()) }),
    ),
    /** How often another choice took the place of one. */
    changes: Count,
    firstAt: Instant,
    changedAt: Instant,
  },
  key: ['sessionId', 'learnerId', 'questionId'],
});

/** With what each paper was opened: whoever looks at a sitting again reckons with the arrangements of then. */
export const mockSittingOpenings = table('mock_sitting_openings', {
  keeps: 'Which arrangements you had in each paper of a mock exam',
  row: {
    sessionId: Id,
    learnerId: Id,
    paper: PaperNumber,
    openedAt: Instant,
    arrangements: Personal(Arrangements, 'learnerId'),
  },
  key: ['sessionId', 'learnerId', 'paper'],
});
