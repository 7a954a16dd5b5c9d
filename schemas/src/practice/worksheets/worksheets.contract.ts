import Type from 'typebox';
import { learners } from '../../accounts/roles';
import { query } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { paged } from '../../describe/paging';
import { Count, Id, Instant, orNull, Shape } from '../../describe/schema';
import { LearnerQuestion, Passage, QuestionNumber, Subject } from '../../questions/question';
import { ownEmail } from '../as-sent';
import { Purpose } from './worksheet.events';

export const ListedWorksheet = Shape({
  worksheetId: Id,
  date: Instant,
  subject: Subject,
  topic: Id,
  purpose: Purpose,
  questionTypes: Type.Array(Id),
  /** Those of its questions, each once, from the lowest on. */
  levels: Type.Array(Count),
  numberOfQuestionsInTheWorksheet: Count,
  numberQuestionsCorrectlyAnswered: Count,
});

export const getUserWorksheets = query({
  call: 'POST /getUserWorksheets',
  who: learners,
  summary: 'The caller’s marked worksheets, newest first; 204 when there is none.',
  request: { userEmail: ownEmail, ...paged(500) },
  reply: Type.Array(ListedWorksheet),
});

export const getUnfinishedWorksheets = query({
  call: 'POST /getUnfinishedWorksheets',
  who: learners,
  summary:
    'The caller’s half-done worksheets, of one subject or topic where one is named: the newest first, those on paper last.',
  request: { subject: Maybe(Subject), topic: Maybe(Id), ...paged(100) },
  reply: Type.Array(
    Shape({
      worksheetId: Id,
      startedAt: Instant,
      subject: Subject,
      topic: Id,
      subTopic: orNull(Id),
      purpose: Purpose,
      questionTypes: Type.Array(Id),
      /** Those of its questions, each once, from the lowest on. */
      levels: Type.Array(Count),
      asked: Count,
      answered: Count,
    }),
  ),
});

const stringOrNull = Type.Union([Type.String(), Type.Null()]);

/** What is told of a question after an answer to it was marked; all null before, and of a blank that stays closed (`saveWorksheet`). */
export const told = {
  /** How the answer that was not right may have come about. */
  slip: stringOrNull,
  /** The first of several steps, as long as there is a try left. */
  firstStep: stringOrNull,
  /** SVG that belongs to the steps, or to the first of them. */
  stepsFigure: stringOrNull,
  /** These two once no try is left, or the worksheet is marked. */
  correctAnswer: stringOrNull,
  solution: stringOrNull,
};

export const WorksheetQuestion = Shape({
  question: LearnerQuestion,
  questionNumber: QuestionNumber,
  questionTopic: Id,
  userAnswer: Type.String(),
  flagged: Type.Boolean(),
  /** Given after the limit of a timed worksheet. */
  late: Type.Boolean(),
  /** Not right, and yet the right amount, in another form than the one asked for. */
  isOtherForm: Type.Boolean(),
  /** What was answered after the first answer had been checked and was not right; null where nothing was. */
  secondTry: Type.Union([
    Shape({ answer: Type.String(), isCorrect: Type.Boolean(), isOtherForm: Type.Boolean() }),
    Type.Null(),
  ]),
  /** Of the first try, once it is checked or the worksheet is marked; null before, and of a blank that stays closed (`saveWorksheet`). */
  isCorrect: Type.Union([Type.Boolean(), Type.Null()]),
  ...told,
});

export const getWorksheetQuestions = query({
  call: 'POST /getWorksheetQuestions',
  who: learners,
  summary: 'One worksheet of the caller: to go on with, or, once marked, to review.',
  request: { worksheetId: Id },
  reply: {
    worksheetId: Id,
    subject: Subject,
    topic: Id,
    subTopic: orNull(Id),
    purpose: Purpose,
    questionTypes: Type.Array(Id),
    passage: orNull(Passage),
    timeLimitSeconds: orNull(Count),
    /** Each question may be checked as it is answered. */
    checksEach: Type.Boolean(),
    startedAt: Instant,
    completedAt: orNull(Instant),
    /** It takes no more answers, and is never marked. */
    discardedAt: orNull(Instant),
    worksheetQuestions: Type.Array(WorksheetQuestion),
  },
  refusals: ['WorksheetNotFound'],
});
