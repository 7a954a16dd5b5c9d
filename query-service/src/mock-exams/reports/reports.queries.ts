import { overallReportQueries } from './overall-report.queries';
import { childReportFileQuery, childReportQuery } from './child-report.query';
import { previewQuery } from './preview.query';
import { rebuildQuery } from './rebuild.query';
import { reportTrendQuery } from './report-trend.query';
import { reportsFileQuery } from './reports-file.query';
import type { ReportsParts } from './reports-parts';
import { reportsQuery } from './reports.query';

/** What staff see of the reports of a session, and families of their child's. */
export const reportsQueries = (parts: ReportsParts) => [
  reportsQuery(parts),
  reportsFileQuery(parts),
  ...overallReportQueries(parts),
  childReportQuery(parts),
  childReportFileQuery(parts),
  rebuildQuery(parts),
  reportTrendQuery(parts.note),
  previewQuery(parts),
];
