import Type from 'typebox';
import { Maybe } from '../../describe/events';
import { Count, Id, Instant, Shape } from '../../describe/schema';
import { table } from '../../describe/table';
import { Passage, Subject } from '../../questions/question';
import { Purpose } from './worksheet.events';

/** A learner's worksheets, half-done and finished. */
export const worksheets = table('practice_worksheets', {
  keeps: 'Worksheets: when, what, with which result',
  row: {
    worksheetId: Id,
    learnerId: Id,
    subject: Subject,
    topic: Id,
    subTopic: Maybe(Id),
    purpose: Purpose,
    questionTypes: Type.Array(Id),
    passage: Maybe(Passage),
    timeLimitSeconds: Maybe(Count),
    /** Each question may be checked as it is answered. */
    checksEach: Type.Boolean(),
    /** Those of its questions, each once, from the lowest on. */
    levels: Type.Array(Count),
    asked: Count,
    correct: Maybe(Count),
    /** The numbers of the questions that went right, once it is marked. */
    right: Maybe(Type.Array(Count)),
    /** Those of the others that were the right amount in another form than the one asked for. */
    otherForm: Maybe(Type.Array(Count)),
    /** Those of the others that were left blank and whose keys are not shown yet. */
    closed: Maybe(Type.Array(Count)),
    /** What went wrong, where that can be said, by the numbers of the questions. */
    errors: Maybe(Type.Array(Shape({ number: Count, errorTag: Id }))),
    /** The version of the marking rule that it was marked by. */
    markRule: Maybe(Count),
    issuedAt: Instant,
    completedAt: Maybe(Instant),
    discardedAt: Maybe(Instant),
  },
  key: 'worksheetId',
  indexes: [
    ['learnerId', 'completedAt', 'worksheetId'],
    ['learnerId', 'issuedAt'],
  ],
});
