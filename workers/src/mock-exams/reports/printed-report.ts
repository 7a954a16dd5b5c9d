import type { OverallContent } from 'exam-reports/overall/overall-content';
import { renderOverall } from 'exam-reports/overall/render-overall';
import { renderReport, type ReportOrder } from 'exam-reports/template/render';

/** What the press of the workers is told to print: the report of one child, or the one over all. */
export type PressOrder =
  | { readonly report: ReportOrder; readonly overall?: never }
  | { readonly overall: OverallContent; readonly report?: never };

export const printedReport = ({ report, overall }: PressOrder): Promise<Uint8Array> =>
  report ? renderReport(report) : renderOverall(overall);
