import { renderOverall, type OverallOrder } from 'exam-reports/overall/render-overall';
import { renderReport, type ReportOrder } from 'exam-reports/template/render';

/** What the press of the workers is told to print: the report of one child, or the one over all. */
export type PressOrder = { readonly report: ReportOrder } | OverallOrder;

export const printedReport = (order: PressOrder): Promise<Uint8Array> =>
  'report' in order ? renderReport(order.report) : renderOverall(order);
