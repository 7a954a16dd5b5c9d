import { feature } from '../describe/feature';
import { flaggedQuestions } from './flagging/flagged-questions.table';
import * as flaggingCalls from './flagging/flagging.contract';
import { flaggedQuestionEvents, flagNoteEvents } from './flagging/flagging.events';
import { flags } from './flagging/flags.table';
import { effort } from './progress/effort.table';
import { errorCounts } from './progress/error-counts.table';
import { mastery } from './progress/mastery.table';
import { mistakes } from './progress/mistakes.table';
import * as progressCalls from './progress/progress.contract';
import { topicScores } from './progress/topic-scores.table';
import { typeDifficulty } from './progress/type-difficulty.table';
import { typeReviews } from './progress/type-reviews.table';
import * as answeringCalls from './worksheets/answering.contract';
import * as checkingCalls from './worksheets/checking.contract';
import { checks } from './worksheets/checks.table';
import * as fittingCalls from './worksheets/fitting.contract';
import { shownSteps } from './worksheets/shown-steps.table';
import { issuedQuestions } from './worksheets/issued-questions.table';
import * as issuingCalls from './worksheets/issuing.contract';
import { learnerChoicesEvents } from './worksheets/learner-choices.events';
import { learnerChoices } from './worksheets/learner-choices.table';
import { learnerDayEvents } from './worksheets/learner-day.events';
import { learnerDays } from './worksheets/learner-days.table';
import * as printingCalls from './worksheets/printing.contract';
import * as trialCalls from './worksheets/trial.contract';
import { worksheetAnswers } from './worksheets/worksheet-answers.table';
import { worksheetEvents } from './worksheets/worksheet.events';
import * as worksheetsCalls from './worksheets/worksheets.contract';
import { worksheets } from './worksheets/worksheets.table';

export const practiceFeature = feature('practice', {
  families: [learnerDayEvents, learnerChoicesEvents, worksheetEvents, flaggedQuestionEvents, flagNoteEvents],
  calls: [
    issuingCalls,
    answeringCalls,
    worksheetsCalls,
    checkingCalls,
    fittingCalls,
    trialCalls,
    progressCalls,
    printingCalls,
    flaggingCalls,
  ],
  tables: [
    worksheets,
    issuedQuestions,
    worksheetAnswers,
    checks,
    shownSteps,
    topicScores,
    mastery,
    typeReviews,
    mistakes,
    effort,
    errorCounts,
    typeDifficulty,
    learnerDays,
    learnerChoices,
    flags,
    flaggedQuestions,
  ],
  refusals: {
    AnswerChangedTooOften: {
      status: 409,
      title: 'You have changed this answer very often. What you wrote stays on this page; the last one we kept counts.',
    },
    AnswerChecked: {
      status: 409,
      title: 'This answer has been checked already, perhaps in another tab. The first one that was checked counts.',
    },
    AnswerNotKept: {
      status: 409,
      title: 'We hold another answer to this question, perhaps from another tab. Please write yours once more.',
    },
    CheckingNotOffered: {
      status: 409,
      title: 'The answers of this worksheet are shown once all of it is marked.',
    },
    DailyLimitReached: {
      status: 409,
      title:
        'Those were all the questions that a free account has for today. Your answers are kept: carry on with this worksheet tomorrow.',
    },
    EmailNotConfirmed: {
      status: 403,
      title: 'Please ask a parent to open the link in the mail we have sent them. Then there are new worksheets again.',
    },
    FlaggedQuestionNotFound: { status: 404, title: 'Nobody has flagged this question.' },
    FlagsAnsweredAlready: {
      status: 409,
      title:
        'Another editor has answered these flags meanwhile. Nothing of yours was sent; their answer is shown here.',
    },
    NothingToCheck: { status: 422, title: 'There is nothing to check yet. Write an answer first.' },
    QuantitiesNotRight: { status: 422, title: 'Choose between 1 and 20 questions of each type.' },
    QuestionNotFound: { status: 404, title: 'This worksheet has no such question.' },
    TooManyFlags: {
      status: 429,
      title:
        'You have told us about thirty questions since yesterday, and we read them all. Please come back tomorrow.',
    },
    StepsNotOpen: { status: 409, title: 'The steps are shown once an answer of yours has been checked.' },
    TryNotOpen: { status: 409, title: 'There is no second try for this question now.' },
    TooManyQuestionsOpen: {
      status: 409,
      title:
        'You have opened very many questions today, those of discarded worksheets among them. Worksheets that are still open can be finished; new ones are there tomorrow.',
    },
    WorksheetComplete: { status: 409, title: 'This worksheet has been marked already.' },
    WorksheetIsDiscarded: {
      status: 409,
      title: 'This worksheet was discarded. What was answered is kept, and it is not marked.',
    },
    WorksheetIsForTheScreen: {
      status: 409,
      title:
        'This worksheet was made for the screen. Once it is marked, the questions that counted for your day can be printed; to work on paper, choose “Print for paper” when you begin.',
    },
    WorksheetIsOnPaper: {
      status: 409,
      title: 'This worksheet was made for paper: its answers are typed in together, on its own page.',
    },
    WorksheetNotFound: { status: 404, title: 'There is no such worksheet.' },
    WorksheetNotMarked: { status: 409, title: 'The answers are shown once the worksheet is marked.' },
  },
});
