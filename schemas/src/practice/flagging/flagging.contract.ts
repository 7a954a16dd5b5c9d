import Type from 'typebox';
import { editors, learners } from '../../accounts/roles';
import { command, query } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { paged } from '../../describe/paging';
import { Count, Id, Instant, orNull, SeenLinesOrBlank, Shape } from '../../describe/schema';
import { LearnerQuestion, Level, Passage, QuestionNumber, Subject } from '../../questions/question';
import { ignored } from '../as-sent';
import { FlagNote, FlagVerdict } from './flagging.events';

export const flagQuestion = command({
  call: 'POST /flagQuestion',
  who: learners,
  summary: 'Tells the editors that something is wrong with a question. The server knows the question itself.',
  request: {
    worksheetId: Id,
    questionNumber: QuestionNumber,
    isTypoBoxChecked: Maybe(Type.Boolean()),
    isMarkingIssueBoxChecked: Maybe(Type.Boolean()),
    isHardQuestionBoxChecked: Maybe(Type.Boolean()),
    userComments: Maybe(SeenLinesOrBlank(2_000)),
    question: ignored,
    answer: ignored,
    userAnswer: ignored,
    isCorrect: ignored,
    solution: ignored,
    multipleChoiceOptions: ignored,
  },
  refusals: ['WorksheetNotFound', 'QuestionNotFound', 'TooManyFlags'],
});

/** What editors have answered last. */
const FlagAnswer = Shape({
  verdict: FlagVerdict,
  note: orNull(FlagNote),
  editorId: Id,
  /** As the office knows them; null where that is nobody any more. */
  by: orNull(Type.String()),
  answeredAt: Instant,
});

const flagged = {
  questionId: Id,
  isOpen: Type.Boolean(),
  /** How many learners have flagged it, and how many of them for each reason. */
  learners: Count,
  typos: Count,
  markingIssues: Count,
  tooHard: Count,
  comments: Count,
  firstFlaggedAt: Instant,
  lastFlaggedAt: Instant,
  /** How often it was answered. */
  answers: Count,
  answer: orNull(FlagAnswer),
};

export const FlaggedQuestion = Shape({
  ...flagged,
  subject: Subject,
  topic: Id,
  questionType: Id,
  level: Level,
  /** The beginning of what it asks. */
  prompt: Type.String(),
  seed: Count,
  genVersion: Count,
  itemId: orNull(Id),
});

export const getFlaggedQuestions = query({
  call: 'POST /getFlaggedQuestions',
  who: editors,
  summary: 'Questions that learners have flagged, those first that were flagged last. No learner is named.',
  request: { state: Maybe(Type.Enum(['open', 'answered'])), ...paged(100) },
  reply: Type.Array(FlaggedQuestion),
});

export const getFlaggedQuestion = query({
  call: 'POST /getFlaggedQuestion',
  who: editors,
  summary: 'A flagged question whole, as the learner who flagged it last was given it, with the newest 200 flags.',
  request: { questionId: Id },
  reply: {
    ...flagged,
    /** Where it was flagged last. */
    worksheetId: Id,
    questionNumber: QuestionNumber,
    question: LearnerQuestion,
    correctAnswer: Type.String(),
    solution: Type.String(),
    passage: orNull(Passage),
    seed: Count,
    genVersion: Count,
    itemId: orNull(Id),
    flags: Type.Array(
      Shape({
        flaggedAt: Instant,
        isTypo: Type.Boolean(),
        isMarkingIssue: Type.Boolean(),
        isTooHard: Type.Boolean(),
        /** Null where whoever wrote it has been erased. */
        comment: orNull(Type.String()),
        /** What whoever flagged it has answered, last; null where that is nothing, or they have been erased. */
        userAnswer: orNull(Type.String()),
        /** How it was marked, and by which version of the marking rule; null where it is not marked. */
        marked: orNull(Shape({ right: Type.Boolean(), rule: Count })),
      }),
    ),
  },
  refusals: ['FlaggedQuestionNotFound'],
});

export const answerFlags = command({
  call: 'POST /answerFlags',
  who: editors,
  summary:
    'Answers the flags of a question that the editor has seen; each learner who raised one of them is told. `answersSeen` is how many answers there were: where another editor was quicker, it is refused.',
  request: {
    questionId: Id,
    worksheetId: Id,
    questionNumber: QuestionNumber,
    answersSeen: Count,
    seenUntil: Instant,
    verdict: FlagVerdict,
    /** Older notes in the log may have characters that nobody sees. */
    note: Maybe(SeenLinesOrBlank(500)),
  },
  refusals: ['FlaggedQuestionNotFound', 'FlagsAnsweredAlready'],
});

export const getFlagNotes = query({
  call: 'POST /getFlagNotes',
  who: learners,
  summary:
    'What the editors have answered to the caller’s flags, newest first, at most 50; once the worksheet is marked.',
  reply: Type.Array(
    Shape({
      worksheetId: Id,
      questionNumber: QuestionNumber,
      subject: Subject,
      topic: Id,
      questionType: Id,
      prompt: Type.String(),
      verdict: FlagVerdict,
      note: orNull(FlagNote),
      answeredAt: Instant,
      /** Which answer it is: 1 for the first. */
      answer: Count,
      isRead: Type.Boolean(),
    }),
  ),
});

export const markFlagNoteRead = command({
  call: 'POST /markFlagNoteRead',
  who: learners,
  summary: 'Puts a note about a flag away.',
  request: { worksheetId: Id, questionNumber: QuestionNumber, answer: Count },
  refusals: ['WorksheetNotFound', 'QuestionNotFound'],
});
