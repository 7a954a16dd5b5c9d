import { pdfOf, widthInPrint } from 'platform/typesetting';
import { answerSheet } from '../answer-sheet';
import type { PrintedWorksheet } from '../printed-worksheet';
import { questionSheet } from '../question-sheet';

/** What is to be printed. */
export interface SheetOrder {
  readonly sheet: 'questions' | 'answers';
  readonly printed: PrintedWorksheet;
}

/** The bytes of a sheet. It takes a second of a whole core: nothing that serves requests calls it. */
export const printedSheet = async ({ sheet, printed }: SheetOrder): Promise<Uint8Array> =>
  pdfOf(sheet === 'answers' ? answerSheet(printed) : questionSheet(printed, await widthInPrint()));
