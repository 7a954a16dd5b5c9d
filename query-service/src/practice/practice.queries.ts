import { effortQuery } from './effort.query';
import { fittingLevelsQuery } from './fitting-levels.query';
import { flagNotesQuery } from './flagging/flag-notes.query';
import { flaggedQuestionQuery, flaggedQuestionsQuery } from './flagging/flagged-questions.query';
import { learnerChoicesQuery } from './learner-choices.query';
import { mistakesQuery } from './mistakes.query';
import { parentReportQuery } from './parent-report.query';
import { practicePlanQuery } from './practice-plan.query';
import type { PrintShop } from 'platform/typesetting/print-shop';
import type { SheetOrder } from './printing/press/printed-sheet';
import { worksheetPdfQuery } from './printing/worksheet-pdf.query';
import { analyticsNoOp, colourCodesQuery, userAnalyticsQuery } from './progress.query';
import { trialQuery } from './trial.query';
import { unfinishedWorksheetsQuery } from './unfinished.query';
import { userWorksheetsQuery, worksheetQuestionsQuery } from './worksheets.query';

interface PracticeParts {
  readonly freeQuestionsADay: number;
  readonly printed: PrintShop<SheetOrder>;
}

export const practiceQueries = ({ freeQuestionsADay, printed }: PracticeParts) => [
  userWorksheetsQuery,
  unfinishedWorksheetsQuery,
  worksheetQuestionsQuery,
  worksheetPdfQuery(printed),
  userAnalyticsQuery,
  colourCodesQuery,
  analyticsNoOp,
  practicePlanQuery,
  fittingLevelsQuery,
  mistakesQuery,
  effortQuery,
  parentReportQuery,
  flaggedQuestionsQuery,
  flaggedQuestionQuery,
  flagNotesQuery,
  learnerChoicesQuery,
  trialQuery(freeQuestionsADay),
];
