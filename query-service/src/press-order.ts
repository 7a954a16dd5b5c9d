import { renderReport, type ReportOrder } from 'exam-reports/template/render';
import { printedSheet, type SheetOrder } from './practice/printing/press/printed-sheet';

/** Everything that is printed here: sheets of worksheets, and reports of mock exams made again. */
export type PressOrder = SheetOrder | ReportOrder;

/** What the press of this program prints. */
export const pressed = (order: PressOrder): Promise<Uint8Array> =>
  'sheet' in order ? printedSheet(order) : renderReport(order);
