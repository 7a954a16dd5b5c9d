import { renderOverall, type OverallOrder } from 'exam-reports/overall/render-overall';
import { renderReport, type ReportOrder } from 'exam-reports/template/render';
import { printedSheet, type SheetOrder } from './practice/printing/press/printed-sheet';

/** Everything that is printed here: sheets of worksheets, and reports of mock exams made again. */
export type PressOrder = SheetOrder | ReportOrder | OverallOrder;

/** What the press of this program prints. */
export function pressed(order: PressOrder): Promise<Uint8Array> {
  if ('sheet' in order) return printedSheet(order);
  return 'overall' in order ? renderOverall(order) : renderReport(order);
}
