import { effortQuery } from './effort.query';
import { mistakesQuery } from './mistakes.query';
import { parentReportQuery } from './parent-report.query';
import { practicePlanQuery } from './practice-plan.query';
import { worksheetPdfQuery } from './printing/worksheet-pdf.query';
import { analyticsNoOp, colourCodesQuery, userAnalyticsQuery } from './progress.query';
import { trialQuery } from './trial.query';
import { unfinishedWorksheetsQuery, userWorksheetsQuery, worksheetQuestionsQuery } from './worksheets.query';

export const practiceQueries = ({ freeQuestionsADay }: { readonly freeQuestionsADay: number }) => [
  userWorksheetsQuery,
  unfinishedWorksheetsQuery,
  worksheetQuestionsQuery,
  worksheetPdfQuery,
  userAnalyticsQuery,
  colourCodesQuery,
  analyticsNoOp,
  practicePlanQuery,
  mistakesQuery,
  effortQuery,
  parentReportQuery,
  trialQuery(freeQuestionsADay),
];
