import Type from 'typebox';
import { Maybe } from '../../describe/events';
import { Count, Id, Instant, Shape } from '../../describe/schema';
import { MockExamType, PinnedPaper } from '../paper';
import type { Sitting } from './sitting.rules';
import type { TimeFacts } from './time-facts';
import type { SittingStage } from './times.rules';

export const trackerStages = [
  'STAGE_SESSION_NOT_STARTED',
  'STAGE_EXAM_IN_PROGRESS',
  'STAGE_BREAK_TIME',
  'STAGE_EXAM_SESSION_COMPLETE',
] as const;

/** By the stages of the clock, those that the product names. */
export const trackerStageOf: Readonly<Record<SittingStage, (typeof trackerStages)[number]>> = {
  before: 'STAGE_SESSION_NOT_STARTED',
  ready: 'STAGE_SESSION_NOT_STARTED',
  paper: 'STAGE_EXAM_IN_PROGRESS',
  break: 'STAGE_BREAK_TIME',
  next: 'STAGE_BREAK_TIME',
  complete: 'STAGE_EXAM_SESSION_COMPLETE',
};

/** What staff have told a child who sits, or all of them. */
export const RoomMessage = Shape({ messageId: Id, text: Type.String(), sentAt: Instant });

const answerSet = Shape({
  mockExamAnswers: Type.Array(
    Shape({ mockExamQuestionsCompositeId: Shape({ mockExamQuestionId: Id }), userAnswer: Type.String() }),
  ),
});

/** Where a child stands in a session, in the words of the product, and beside them what its clock and its state follow from. */
export const Tracker = Shape({
  mockExamSessionTrackerCompositeId: Shape({ mockExamSessionId: Id, mockExamUserId: Id }),
  currentMockExamStage: Type.Enum([...trackerStages]),
  /** As clocks in London say it, `10:00:00`. */
  currentBackEndTime: Type.String(),
  currentExamStartTime: Maybe(Type.String()),
  currentExamEndTime: Maybe(Type.String()),
  /** Of the question that is shown. */
  currentQuestionNumber: Maybe(Count),
  mockExamsCompleted: Count,
  mockExamsLeft: Count,
  currentMockExam: Maybe(
    Shape({
      mockExamId: Id,
      examName: Type.String(),
      examDurationInMinutes: Count,
      mockExamUserAnswerSets: Type.Array(answerSet),
    }),
  ),
  mockExamType: MockExamType,
  papers: Type.Array(PinnedPaper),
  /** From when on the sealed papers may be fetched. */
  papersFrom: Instant,
  /** What staff have said in the room and the child has not put away, the newest last. */
  messages: Type.Array(RoomMessage),
  /** What of it the child has put away, the newest last: a page that is loaded anew opens it again. */
  messagesRead: Maybe(Type.Array(RoomMessage)),
  /** Through which of what staff did in the room, of what concerns this child, it tells; 0: they did nothing. */
  roomThrough: Count,
  /** What `timesOf` reckons with: the client's clock is the server's. */
  facts: Type.Unsafe<TimeFacts>(Type.Object({})),
  /** Whether the text is larger for this child from the start on. */
  largerText: Type.Boolean(),
  /** The decider's own fold; null before the sitting was begun. */
  sitting: Type.Union([Type.Unsafe<Sitting>(Type.Object({})), Type.Null()]),
  /** Opens the paper that is being sat, and no other; base64. Not told while the clock stands still. */
  paperKey: Maybe(Type.String()),
});
