import { overallReportFileQuery } from './overall-report-file.query';
import { reportsFileQuery } from './reports-file.query';
import type { ReportsParts } from './reports-parts';
import { reportsQuery } from './reports.query';

/** What staff see of the reports of a session. */
export const reportsQueries = (parts: ReportsParts) => [
  reportsQuery(parts),
  reportsFileQuery(parts),
  overallReportFileQuery(parts),
];
