import { renderReport, type ReportOrder } from 'exam-reports/template/render';

/** What the press of the workers prints. */
export const printedReport = (order: ReportOrder): Promise<Uint8Array> => renderReport(order);
