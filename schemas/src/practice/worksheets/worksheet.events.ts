import Type, { type Static } from 'typebox';
import { events, Maybe, type EventOf } from '../../describe/events';
import { Count, Id, Instant, Personal, Shape, Text } from '../../describe/schema';
import { IssuedQuestion, Level, MOST_QUESTIONS, Passage, Subject } from '../../questions/question';

/** What a child may write into one box. */
export const Answer = Text(200);

/** Which writing of an answer this is: a tab of a device counts its own, so that a late copy of an older one is known. */
export const Writing = Shape({ tab: Id, count: Count });

/** Why a worksheet was made. A `paper` one is printed; its answers may be typed in afterwards, all at once. */
export const Purpose = Type.Enum(['practice', 'practice-test', 'comprehension', 'try-next', 'mistakes', 'paper']);
export type Purpose = Static<typeof Purpose>;

/** Which try an answer was: one that is not right may be followed by another where it was checked at once. */
export const Try = Type.Integer({ minimum: 1, maximum: 2 });

const marked = {
  number: Count,
  subject: Subject,
  topic: Id,
  questionType: Id,
  level: Level,
  /** Lettered options, rather than a box to write into. */
  isChoice: Type.Boolean(),
  /** As the learner's device counted it; absent where it did not. */
  secondsSpent: Maybe(Count),
  targetSeconds: Count,
  /** What went wrong, where that can be said: `unit`, `number-differs`, or the rule of a written item. */
  errorTag: Maybe(Id),
  correct: Type.Boolean(),
  blank: Type.Boolean(),
  why: Type.String({ maxLength: 200 }),
  /** Given after the limit of a timed worksheet; it counts all the same. */
  late: Maybe(Type.Boolean()),
  /** Left blank when the day had no question left to show: its key is told after `AnswersOpened` alone. */
  closed: Maybe(Type.Boolean()),
};

/** One marked answer, with what the learner's progress is reckoned from. */
export const Mark = Shape({
  ...marked,
  /** In the oldest events alone: what a child has typed stands sealed in `AnswerSubmitted`, and nowhere else. */
  answer: Maybe(Answer),
});
export type Mark = Static<typeof Mark>;

/** One worksheet, from its issue to its marking. Streams: `worksheet-<worksheetId>`. */
export const worksheetEvents = events({
  WorksheetIssued: {
    worksheetId: Id,
    learnerId: Id,
    subject: Subject,
    /** `mixed` where the questions are of several topics. */
    topic: Id,
    subTopic: Maybe(Id),
    purpose: Purpose,
    passage: Maybe(Passage),
    /** For timed practice: counted from the issue. */
    timeLimitSeconds: Maybe(Count),
    issuedAt: Maybe(Instant),
    /** Each question may be checked as it is answered. */
    checksEach: Maybe(Type.Boolean()),
    /** When its questions cost a free account's day; absent where answering costs nothing: that was when they were dealt, or never. */
    costs: Maybe(Type.Enum(['when-answered'])),
    questionTypes: Type.Array(Id, { maxItems: 40 }),
    questions: Type.Array(IssuedQuestion, { minItems: 1, maxItems: MOST_QUESTIONS }),
  },
  AnswerSubmitted: {
    worksheetId: Id,
    learnerId: Id,
    number: Count,
    /** Plain in the oldest events, sealed in all others. */
    answer: Personal(Answer, 'learnerId'),
    /** As the learner's device counted it, and no longer than the worksheet has been there. */
    secondsSpent: Maybe(Count),
    writing: Maybe(Writing),
    /** After the limit of a timed worksheet. */
    late: Maybe(Type.Boolean()),
  },
  /**
   * An answer was marked while its worksheet was being done, and what came of it was shown. The first try is the answer of
   * the last `AnswerSubmitted`, and none comes after it; the second stands here alone, and counts for nothing.
   */
  AnswerChecked: {
    worksheetId: Id,
    learnerId: Id,
    number: Count,
    try: Try,
    answer: Personal(Answer, 'learnerId'),
    mark: Shape(marked),
    markRuleVersion: Count,
  },
  /** All steps of a checked question were opened, and with them its answer: no second try comes after it. */
  StepsShown: { worksheetId: Id, learnerId: Id, number: Count },
  WorksheetCompleted: {
    worksheetId: Id,
    learnerId: Id,
    subject: Subject,
    topic: Id,
    purpose: Purpose,
    correct: Count,
    asked: Count,
    marks: Type.Array(Mark, { maxItems: MOST_QUESTIONS }),
    markRuleVersion: Count,
    /** What the client reckoned, kept only where it differs from ours. */
    clientClaim: Maybe(Count),
  },
  /** The keys of questions that were left blank, and stayed closed when their worksheet was marked, are shown from now on. */
  AnswersOpened: {
    worksheetId: Id,
    learnerId: Id,
    numbers: Type.Array(Count, { maxItems: MOST_QUESTIONS }),
  },
  /** Somebody does not want to go on with it. Its answers stay in the log, and it is never marked. */
  WorksheetDiscarded: { worksheetId: Id, learnerId: Id },
  QuestionFlagged: {
    worksheetId: Id,
    learnerId: Id,
    number: Count,
    isTypo: Type.Boolean(),
    isMarkingIssue: Type.Boolean(),
    isTooHard: Type.Boolean(),
    comment: Personal(Text(2_000), 'learnerId'),
    /** What is flagged, whoever was asked it; the oldest flags do not say it. */
    questionId: Maybe(Id),
  },
});
export type WorksheetEvent = EventOf<typeof worksheetEvents>;
