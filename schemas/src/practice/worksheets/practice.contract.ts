import Type from 'typebox';
import { learners } from '../../accounts/roles';
import { command, query } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { paged } from '../../describe/paging';
import { Count, Day, Email, Id, Ignored, Instant, Own, Shape, Text } from '../../describe/schema';
import { LearnerQuestion, Passage, Subject } from '../../questions/question';
import { MasteryStep } from '../progress/mastery.table';
import { issuedWorksheet, Remaining } from './issued-worksheet';
import { Answer, Purpose, Writing } from './worksheet.events';

const ownEmail = Maybe(Own(Email, 'email'));
export const QuestionNumber = Type.Integer({ minimum: 1, maximum: 100 });
/** Sent by clients of the spec's shape; the server knows better and ignores it. */
const ignored = Maybe(Ignored());

export const getSomeQuestions = command({
  call: 'GET /getSomeQuestions/{subject}/{parent}/{topic}/{type}/{count}/{email}',
  who: learners,
  summary:
    'Issues a worksheet. `type` is a list of question types and `count` the quantity of each, both with commas between; `practice-test` as the type asks for a mixed one. The e-mail in the path is ignored.',
  request: {
    subject: Subject,
    parent: Id,
    topic: Id,
    type: Type.String({ minLength: 1, maxLength: 1_000, pattern: '^[a-z0-9-]+(,[a-z0-9-]+)*$' }),
    count: Type.String({ minLength: 1, maxLength: 100, pattern: '^([1-9]|1[0-9]|20)(,([1-9]|1[0-9]|20))*$' }),
    email: Text(254),
  },
  reply: issuedWorksheet,
  refusals: ['QuestionTypeNotKnown', 'QuantitiesNotRight', 'EmailNotConfirmed', 'TooManyQuestionsOpen'],
});

export const submitAnswer = command({
  call: 'POST /submitAnswer',
  who: learners,
  summary: 'Keeps one answer of a worksheet; the last one counts.',
  request: {
    worksheetId: Id,
    questionNumber: QuestionNumber,
    answer: Answer,
    secondsSpent: Maybe(Count),
    writing: Maybe(Writing),
  },
  refusals: [
    'WorksheetNotFound',
    'QuestionNotFound',
    'WorksheetComplete',
    'WorksheetIsOnPaper',
    'WorksheetIsDiscarded',
    'AnswerChangedTooOften',
    'AnswerChecked',
    'DailyLimitReached',
  ],
});

export const discardWorksheet = command({
  call: 'POST /discardWorksheet',
  who: learners,
  summary: 'Takes a half-done worksheet off the list of those to carry on with; it is never marked.',
  request: { worksheetId: Id },
  refusals: ['WorksheetNotFound', 'WorksheetComplete'],
});

export const saveWorksheet = command({
  call: 'POST /saveWorksheet',
  who: learners,
  summary:
    'Completes a worksheet: the server marks it. The client’s own reckoning is kept only where it differs. The answers of one on paper are typed in with this call alone.',
  bodyKiB: 32,
  request: {
    worksheetId: Id,
    email: ownEmail,
    userAnswers: Maybe(Type.Array(Answer, { maxItems: 100 })),
    numCorrectlyAnsweredQuestions: Maybe(Count),
    parentTopic: ignored,
    subTopicIfItExists: ignored,
    questionTypes: ignored,
    subject: ignored,
    workSheetQuestions: ignored,
    correctAnswers: ignored,
    topicsQuantitiesList: ignored,
    numQuestionsInWorksheet: ignored,
    isCorrectList: ignored,
    multipleChoiceAnswerOptions: ignored,
    worksheetSolutions: ignored,
    extraWorksheetData: ignored,
  },
  reply: { correct: Count, asked: Count },
  refusals: ['WorksheetNotFound', 'WorksheetIsDiscarded', 'DailyLimitReached'],
});

export const updateUserQuestionAnalytics = query({
  call: 'POST /updateUserQuestionAnalytics',
  who: learners,
  summary:
    'Kept for clients of the spec’s shape: analytics are projected from the worksheet’s own events, so this changes nothing.',
  bodyKiB: 32,
  request: {
    email: ownEmail,
    parent: ignored,
    questionTopic: ignored,
    topicsList: ignored,
    topicsQuantitiesList: ignored,
    numQuestionsCorrectPerTopicList: ignored,
    numQuestionsLeftBlankPerTopic: ignored,
    worksheetQuestionsId: ignored,
    currentSubject: ignored,
    userAnswers: ignored,
    correctAnswers: ignored,
  },
  reply: { ok: Type.Boolean() },
});

export const ListedWorksheet = Shape({
  worksheetId: Id,
  date: Instant,
  subject: Subject,
  topic: Id,
  purpose: Purpose,
  questionTypes: Type.Array(Id),
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
      subTopic: Type.Union([Id, Type.Null()]),
      purpose: Purpose,
      questionTypes: Type.Array(Id),
      /** Those of its questions, each once, from the lowest on. */
      levels: Type.Array(Count),
      asked: Count,
      answered: Count,
    }),
  ),
});

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
  /** Of the first try, once it is checked or the worksheet is marked; null before. */
  isCorrect: Type.Union([Type.Boolean(), Type.Null()]),
  /** The first of several steps, once a try is left after one that was not right. */
  firstStep: Type.Union([Type.String(), Type.Null()]),
  /** The next two once no try is left, or the worksheet is marked; null before. */
  correctAnswer: Type.Union([Type.String(), Type.Null()]),
  solution: Type.Union([Type.String(), Type.Null()]),
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
    subTopic: Type.Union([Id, Type.Null()]),
    purpose: Purpose,
    questionTypes: Type.Array(Id),
    passage: Type.Union([Passage, Type.Null()]),
    timeLimitSeconds: Type.Union([Count, Type.Null()]),
    /** Each question may be checked as it is answered. */
    checksEach: Type.Boolean(),
    startedAt: Instant,
    completedAt: Type.Union([Instant, Type.Null()]),
    /** It takes no more answers, and is never marked. */
    discardedAt: Type.Union([Instant, Type.Null()]),
    worksheetQuestions: Type.Array(WorksheetQuestion),
  },
  refusals: ['WorksheetNotFound'],
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

export const getTimeLeftOnFreemiumTrial = query({
  call: 'POST /getTimeLeftOnFreemiumTrial',
  who: learners,
  summary: 'Whole days left of the trial: 0 on its last day, negative after it; null for an account without one.',
  request: { email: ownEmail },
  reply: {
    daysLeft: Type.Union([Type.Integer(), Type.Null()]),
    trialEndsOn: Type.Union([Day, Type.Null()]),
    dailyLimit: Type.Union([Count, Type.Null()]),
    remainingToday: Remaining,
    /** The last day on which new worksheets are given though the address is not confirmed; null where nothing is to be confirmed. */
    confirmEmailBy: Type.Union([Day, Type.Null()]),
  },
});

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
    userComments: Maybe(Text(2_000)),
    question: ignored,
    answer: ignored,
    userAnswer: ignored,
    isCorrect: ignored,
    solution: ignored,
    multipleChoiceOptions: ignored,
  },
  refusals: ['WorksheetNotFound', 'QuestionNotFound', 'TooManyFlags'],
});
