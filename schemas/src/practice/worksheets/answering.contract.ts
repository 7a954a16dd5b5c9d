import Type from 'typebox';
import { learners } from '../../accounts/roles';
import { command, query } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Count, Id } from '../../describe/schema';
import { QuestionNumber } from '../../questions/question';
import { ignored, ownEmail } from '../as-sent';
import { Answer, Writing } from './worksheet.events';

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
    'Completes a worksheet: the server marks it. The client’s own reckoning is kept only where it differs. The answers of one on paper are typed in with this call alone. What a free account leaves blank costs its day as an answer does, since it is shown; what the day has no room for stays closed until the call is made again on a day that has.',
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
