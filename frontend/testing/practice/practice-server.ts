import { getMyEffort, getUserAnalyticsData } from 'schemas/practice/progress/progress.contract';
import {
  checkAnswer,
  chooseChecking,
  getLearnerChoices,
  showSteps,
} from 'schemas/practice/worksheets/checking.contract';
import { chooseFit, getFittingLevels } from 'schemas/practice/worksheets/fitting.contract';
import { flagQuestion } from 'schemas/practice/flagging/flagging.contract';
import { saveWorksheet, submitAnswer } from 'schemas/practice/worksheets/answering.contract';
import { getSomeQuestions } from 'schemas/practice/worksheets/issuing.contract';
import { getTimeLeftOnFreemiumTrial } from 'schemas/practice/worksheets/trial.contract';
import {
  getUnfinishedWorksheets,
  getUserWorksheets,
  getWorksheetQuestions,
} from 'schemas/practice/worksheets/worksheets.contract';
import type { ReplyOf } from 'schemas/describe/contract';
import { getQuestionCatalogue } from 'schemas/questions/catalogue.contract';
import { catalogue, type Sheet } from './catalogue';
import { FakeServer, Said } from '../fake-server';

/** Where somebody stands in fractions, in the steps of a topic. */
export const standingAt = (step: number, lastPractisedAt: string): ReplyOf<typeof getUserAnalyticsData> => ({
  correctAnswersCount: 13,
  questionsCount: 20,
  worksheetsCount: 2,
  topics: [{ topic: 'fractions', subject: 'maths', correct: 13, asked: 20, step, lastPractisedAt }],
});

type Listed = Exclude<ReplyOf<typeof getUserWorksheets>, null>[number];

/** A worksheet of fractions as the lists have it. */
export const listedAs = (worksheetId: string, { of, correct }: { of: number; correct: number }): Listed => ({
  worksheetId,
  date: '2026-11-21T10:10:00.000Z',
  subject: 'maths',
  topic: 'fractions',
  purpose: 'practice',
  questionTypes: ['fraction-of'],
  levels: [2],
  numberOfQuestionsInTheWorksheet: of,
  numberQuestionsCorrectlyAnswered: correct,
});

/** The services as far as the practice area meets them. */
export function serving(sheet: Sheet, over: (server: FakeServer) => FakeServer = (server) => server) {
  return over(
    new FakeServer()
      .on(getQuestionCatalogue)
      .answers(() => catalogue)
      .on(getUserAnalyticsData)
      .answers(() => standingAt(3, '2026-11-20T10:00:00.000Z'))
      .on(getUnfinishedWorksheets)
      .answers(() => [])
      .on(getMyEffort)
      .answers(() => ({ answered: 3, stars: 0, starsThisWeek: 0, streakDays: 1, mistakesSolved: 0 }))
      .on(getUserWorksheets)
      .answers(() => new Said(204))
      .on(getTimeLeftOnFreemiumTrial)
      .answers(() => ({
        daysLeft: 20,
        trialEndsOn: '2026-12-11',
        dailyLimit: 50,
        remainingToday: 40,
        confirmEmailBy: null,
      }))
      .on(getSomeQuestions)
      .answers(() => ({
        kind: 'questions',
        worksheetId: 'w1',
        remaining: null,
        questions: sheet.shown().worksheetQuestions.map((item) => item.question),
      }))
      .on(getWorksheetQuestions)
      .answers(() => sheet.shown())
      .on(submitAnswer)
      .answers(({ questionNumber, answer }) => {
        sheet.answers.set(questionNumber, answer);
        return {};
      })
      .on(getLearnerChoices)
      .answers(() => ({ checksEach: sheet.checksEach, fit: sheet.fit }))
      .on(chooseChecking)
      .answers(({ checksEach }) => {
        sheet.checksEach = checksEach;
        return {};
      })
      .on(chooseFit)
      .answers(({ fit }) => {
        sheet.fit = fit;
        return {};
      })
      // As long as no levels are told, a worksheet climbs from easy to hard.
      .on(getFittingLevels)
      .answers(() => ({ levels: [] }))
      .on(checkAnswer)
      .answers((request) => sheet.check(request))
      .on(showSteps)
      .answers((request) => sheet.showSteps(request))
      .on(saveWorksheet)
      .answers(() => {
        sheet.completedAt = '2026-11-21T10:10:00.000Z';
        return { correct: sheet.correct, asked: sheet.asked };
      })
      .on(flagQuestion)
      .answers(({ questionNumber }) => {
        sheet.flags.add(questionNumber);
        return {};
      }),
  );
}
