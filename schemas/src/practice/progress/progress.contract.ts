import Type from 'typebox';
import { learners, parents } from '../../accounts/roles';
import { query } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { paged } from '../../describe/paging';
import { Count, Day, Id, Instant, orNull, Shape } from '../../describe/schema';
import { MasteryStep } from './mastery.table';
import { LearnerQuestion, Level, Subject } from '../../questions/question';
import { ownEmail } from '../as-sent';
import { plannedPart } from '../worksheets/issuing.contract';

const Share = Type.Number({ minimum: 0, maximum: 1 });

export const PlannedPart = Shape({
  ...plannedPart,
  topic: Id,
  subject: Subject,
  /** Why it is in the plan, in the words that the child is told. */
  reason: Type.Enum(['most-to-gain', 'due-for-review', 'a-strength', 'not-tried-yet']),
});

export const getPracticePlan = query({
  call: 'POST /getPracticePlan',
  who: learners,
  summary:
    'What to try next: ten questions, chosen from the learner’s own answers; `startPlannedWorksheet` takes its parts.',
  request: { subject: Maybe(Subject) },
  reply: { parts: Type.Array(PlannedPart) },
});

export const getMistakesBook = query({
  call: 'POST /getMistakesBook',
  who: learners,
  summary:
    'Questions the learner got wrong, newest first: a mistake comes back as a similar question when it is due, and is solved when two such are right.',
  /** Those that wait for a later day come with the soonest first, all others with the newest first. */
  request: { state: Maybe(Type.Enum(['due', 'later', 'solved'])), ...paged(200) },
  reply: {
    open: Count,
    due: Count,
    /** Ever, whether or not they are still listed. */
    solved: Count,
    /** The newest of those that are solved, of each question type. */
    solvedListed: Count,
    mistakes: Type.Array(
      Shape({
        worksheetId: Id,
        questionNumber: Count,
        subject: Subject,
        topic: Id,
        questionType: Id,
        level: Level,
        madeAt: Instant,
        /** When a similar question is due; null once solved. */
        dueOn: orNull(Day),
        solvedAt: orNull(Instant),
        question: LearnerQuestion,
        userAnswer: Type.String(),
        correctAnswer: Type.String(),
      }),
    ),
    /** What is due now, for `startPlannedWorksheet`; empty when nothing is. */
    parts: Type.Array(Shape({ ...plannedPart, subject: Subject })),
  },
});

export const getMyEffort = query({
  call: 'POST /getMyEffort',
  who: learners,
  summary: 'For the child: stars for effort, days in a row, mistakes solved. No rank and no forecast.',
  reply: {
    /** Questions answered in all, right or wrong; a blank is none, nor is what was tapped wrong before it could be read. */
    answered: Count,
    /** One for each ten questions answered, right or wrong. */
    stars: Count,
    starsThisWeek: Count,
    /** Days in a row with practice, up to today or yesterday, Europe/London. */
    streakDays: Count,
    mistakesSolved: Count,
    /** The worksheet that was marked last, and how many of `answered` are its; absent before there is one. */
    last: Maybe(Shape({ worksheetId: Id, answered: Count })),
  },
});

export const TopicReport = Shape({
  topic: Id,
  subject: Subject,
  correct: Count,
  asked: Count,
  blank: Count,
  /** Chance of a right answer at level 3, 0 to 1; null below 5 answers. */
  mastery: orNull(Share),
  step: MasteryStep,
  /** Fewer than 20 answers. */
  isEarlyEstimate: Type.Boolean(),
  isSecure: Type.Boolean(),
  /** Of the last 20 answers minus the 20 before, as shares; null while there are too few. */
  trend: Type.Union([Type.Number(), Type.Null()]),
  /** Median of the answers that were timed; null where none was. */
  secondsPerQuestion: orNull(Count),
  targetSeconds: orNull(Count),
  dueReviews: Count,
  lastPractisedAt: Instant,
});

export const getParentReport = query({
  call: 'POST /getParentReport',
  who: parents,
  summary: 'For the parent: how each topic stands, how sure that is, what keeps going wrong, and what to do next.',
  reply: {
    questionsCount: Count,
    correctCount: Count,
    blankCount: Count,
    daysPractised: Count,
    dueReviews: Count,
    topics: Type.Array(TopicReport),
    /** What went wrong at least three times in the last 60 days, most frequent first. */
    errors: Type.Array(
      Shape({
        errorTag: Id,
        subject: Subject,
        topic: Id,
        count: Count,
        /** From when it came up last: what the child wrote, as `@@1/2 + @@1/3 = @@2/5`, or how the written item is explained; null where neither says anything. */
        example: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
    plan: Type.Array(PlannedPart),
  },
});

export const TopicScore = Shape({
  topic: Id,
  subject: Subject,
  correct: Count,
  asked: Count,
  /** Of recent answers more than of old ones, and of hard questions more than of easy ones. */
  step: MasteryStep,
  lastPractisedAt: Instant,
});

export const getUserAnalyticsData = query({
  call: 'POST /getUserAnalyticsData',
  who: learners,
  summary: 'How many questions the caller has answered correctly, and the counts of each topic.',
  request: { userEmail: ownEmail },
  reply: { correctAnswersCount: Count, questionsCount: Count, worksheetsCount: Count, topics: Type.Array(TopicScore) },
});

export const getColourCodesForTiles = query({
  call: 'POST /getColourCodesForTiles',
  who: learners,
  summary: 'Topic → share of right answers, 0 to 1. A topic that was never tried has no key.',
  request: { email: ownEmail },
  reply: Type.Record(Id, Type.Number({ minimum: 0, maximum: 1 })),
});
