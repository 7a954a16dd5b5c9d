import { called, naming, nothing, type Called } from '../../testing/called';
import {
  answerFlags,
  flagQuestion,
  getFlaggedQuestion,
  getFlaggedQuestions,
  getFlagNotes,
  markFlagNoteRead,
} from '../flagging/flagging.contract';
import {
  getColourCodesForTiles,
  getMistakesBook,
  getMyEffort,
  getParentReport,
  getPracticePlan,
  getUserAnalyticsData,
} from '../progress/progress.contract';
import { checkAnswer, chooseChecking, getLearnerChoices, showSteps } from '../worksheets/checking.contract';
import { chooseFit, getFittingLevels } from '../worksheets/fitting.contract';
import {
  getEnglishComprehension,
  getEnglishQuestions,
  getSomeQuestions,
  startPlannedWorksheet,
} from '../worksheets/issuing.contract';
import {
  discardWorksheet,
  saveWorksheet,
  submitAnswer,
  updateUserQuestionAnalytics,
} from '../worksheets/answering.contract';
import { getTimeLeftOnFreemiumTrial } from '../worksheets/trial.contract';
import { getUnfinishedWorksheets, getUserWorksheets, getWorksheetQuestions } from '../worksheets/worksheets.contract';
import { getWorksheetPdf } from '../worksheets/printing.contract';

const named = {
  worksheetId: 'worksheet',
  'writing.tab': 'nobody’s',
  parent: 'nobody’s',
  topic: 'nobody’s',
  type: 'nobody’s',
  questionTypes: 'nobody’s',
  'parts.questionType': 'nobody’s',
} as const;

export const practiceCalls: readonly Called[] = naming(named, [
  called(getSomeQuestions, '. F U . . . . . . . . . .', () => ({
    subject: 'maths' as const,
    parent: 'fractions',
    topic: 'fractions',
    type: 'practice-test',
    count: '1',
    email: 'me',
  })),
  called(getEnglishQuestions, '. F U . . . . . . . . . .', () => ({ questionTopic: 'SPELLING', numQuestions: 1 })),
  called(getEnglishComprehension, '. F U . . . . . . . . . .', nothing),
  called(startPlannedWorksheet, '. F U . . . . . . . . . .', () => ({
    purpose: 'try-next' as const,
    parts: [{ questionType: 'simplify', count: 1 }],
  })),
  called(submitAnswer, '. F U . . . . . . . . . .', ({ worksheetId, fresh }) => ({
    worksheetId,
    questionNumber: 1,
    answer: fresh,
  })),
  called(showSteps, '. F U . . . . . . . . . .', ({ worksheetId }) => ({ worksheetId, questionNumber: 1 })),
  called(checkAnswer, '. F U . . . . . . . . . .', ({ worksheetId }) => ({
    worksheetId,
    questionNumber: 1,
    answer: '7',
    try: 1,
  })),
  called(chooseChecking, '. F U . . . . . . . . . .', () => ({ checksEach: false })),
  called(getLearnerChoices, '. F U . . . . . . . . . .', nothing),
  called(chooseFit, '. F U . . . . . . . . . .', () => ({ fit: 'stretch' as const })),
  called(getFittingLevels, '. F U . . . . . . . . . .', () => ({
    fit: 'just-right' as const,
    questionTypes: ['simplify'],
  })),
  called(saveWorksheet, '. F U . . . . . . . . . .', ({ worksheetId }) => ({ worksheetId, userAnswers: ['7'] })),
  called(discardWorksheet, '. F U . . . . . . . . . .', ({ worksheetId }) => ({ worksheetId })),
  called(flagQuestion, '. F U . . . . . . . . . .', ({ worksheetId }) => ({
    worksheetId,
    questionNumber: 1,
    isTypoBoxChecked: true,
  })),
  called(getFlaggedQuestions, '. . . . . . . E A . . . .', nothing),
  called(getFlaggedQuestion, '. . . . . . . E A . . . .', ({ fresh }) => ({ questionId: fresh })),
  called(answerFlags, '. . . . . . . E A . . . .', ({ fresh, worksheetId }) => ({
    worksheetId,
    questionId: fresh,
    questionNumber: 1,
    answersSeen: 0,
    seenUntil: '2026-11-21T14:02:00.000Z',
    verdict: 'mended' as const,
  })),
  called(getFlagNotes, '. F U . . . . . . . . . .', nothing),
  called(markFlagNoteRead, '. F U . . . . . . . . . .', ({ worksheetId }) => ({
    worksheetId,
    questionNumber: 1,
    answer: 1,
  })),
  called(updateUserQuestionAnalytics, '. F U . . . . . . . . . .', nothing),
  called(getUserWorksheets, '. F U . . . . . . . . . .', nothing),
  called(getUnfinishedWorksheets, '. F U . . . . . . . . . .', nothing),
  called(getWorksheetQuestions, '. F U . . . . . . . . . .', ({ worksheetId }) => ({ worksheetId })),
  called(getWorksheetPdf, '. F U . . . . . . . . . .', ({ worksheetId }) => ({
    worksheetId,
    sheet: 'questions' as const,
  })),
  called(getUserAnalyticsData, '. F U . . . . . . . . . .', nothing),
  called(getColourCodesForTiles, '. F U . . . . . . . . . .', nothing),
  called(getTimeLeftOnFreemiumTrial, '. F U . . . . . . . . . .', nothing),
  called(getPracticePlan, '. F U . . . . . . . . . .', () => ({ subject: 'maths' as const })),
  called(getMistakesBook, '. F U . . . . . . . . . .', nothing),
  called(getMyEffort, '. F U . . . . . . . . . .', nothing),
  called(getParentReport, '. f u . . . . . . . . . .', nothing),
]);
