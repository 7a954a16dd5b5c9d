import Type, { type Static } from 'typebox';
import { events, Maybe, type EventOf } from '../describe/events';
import { Count, Id, Personal, Shape, Text } from '../describe/schema';
import { IssuedQuestion, Subject } from '../questions/question';

/** What a child may write into one box. */
export const Answer = Text(200);

export const Mark = Shape({
  number: Count,
  answer: Answer,
  correct: Type.Boolean(),
  blank: Type.Boolean(),
  why: Type.String({ maxLength: 200 }),
});
export type Mark = Static<typeof Mark>;

/** One worksheet, from its issue to its marking. Streams: `worksheet-<worksheetId>`. */
export const worksheetEvents = events({
  WorksheetIssued: {
    worksheetId: Id,
    learnerId: Id,
    subject: Subject,
    topic: Id,
    subTopic: Maybe(Id),
    questionTypes: Type.Array(Id, { maxItems: 40 }),
    questions: Type.Array(IssuedQuestion, { minItems: 1, maxItems: 100 }),
  },
  AnswerSubmitted: { worksheetId: Id, learnerId: Id, number: Count, answer: Answer, secondsSpent: Maybe(Count) },
  WorksheetCompleted: {
    worksheetId: Id,
    learnerId: Id,
    subject: Subject,
    topic: Id,
    correct: Count,
    asked: Count,
    marks: Type.Array(Mark, { maxItems: 100 }),
    markRuleVersion: Count,
    /** What the client reckoned, kept only where it differs from ours. */
    clientClaim: Maybe(Count),
  },
  QuestionFlagged: {
    worksheetId: Id,
    learnerId: Id,
    number: Count,
    isTypo: Type.Boolean(),
    isMarkingIssue: Type.Boolean(),
    isTooHard: Type.Boolean(),
    comment: Personal(Text(2_000), 'learnerId'),
  },
});
export type WorksheetEvent = EventOf<typeof worksheetEvents>;
