import { useState } from 'react';
import { getWorksheetPdf } from 'schemas/practice/worksheets/printing.contract';
import { callForFile } from '../../../client/call';
import { useOneAtATime } from '../../../client/one-at-a-time';
import { saveFile } from '../../../client/files/save-file';

export type Sheet = 'questions' | 'answers';

const fileNames: Record<Sheet, string> = { questions: 'worksheet.pdf', answers: 'answer-sheet.pdf' };

/** Fetches a sheet of a worksheet to print, and hands it to the browser. A link could not: it carries no token. */
export function useSheet(worksheetId: string) {
  const { run, busy, problem } = useOneAtATime();
  const [asked, setAsked] = useState<Sheet>();
  const fetchSheet = (sheet: Sheet) =>
    run(async () => {
      setAsked(sheet);
      saveFile(fileNames[sheet], await callForFile(getWorksheetPdf, { worksheetId, sheet }));
    });
  return { fetchSheet, fetching: busy ? asked : undefined, problem };
}
