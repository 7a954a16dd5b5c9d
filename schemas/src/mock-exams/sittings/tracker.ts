import Type from 'typebox';
import { Maybe } from '../../describe/events';
import { Count, Id, Instant, Shape } from '../../describe/schema';
import { MockExamType, PinnedPaper } from '../paper';
import type { Sitting } from './sitting.rules';
import type { TimeFacts } from './time-facts';

export const trackerStages = [
  'STAGE_SESSION_NOT_STARTED',
  'STAGE_EXAM_IN_PROGRESS',
  'STAGE_BREAK_TIME',
  'STAGE_EXAM_SESSION_COMPLETE',
] as const;

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
  /** What staff have said in the room, the newest last. */
  messages: Type.Array(RoomMessage),
  /** What `timesOf` reckons with: the client's clock is the server's. */
  facts: Type.Unsafe<TimeFacts>(Type.Object({})),
  /** Whether the text is larger for this child from the start on. */
  largerText: Type.Boolean(),
  /** The decider's own fold; null before the sitting was begun. */
  sitting: Type.Union([Type.Unsafe<Sitting>(Type.Object({})), Type.Null()]),
  /** Opens the paper that is being sat, and no other; base64. */
  paperKey: Maybe(Type.String()),
});
