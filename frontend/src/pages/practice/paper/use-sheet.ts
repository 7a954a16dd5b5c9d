import { useState } from 'react';
import { getWorksheetPdf } from 'schemas/practice/worksheets/printing.contract';
import { callForFile } from '../../../client/call';
import { Problem } from '../../../client/problem';

export type Sheet = 'questions' | 'answers';

const fileNames: Record<Sheet, string> = { questions: 'worksheet.pdf', answers: 'answer-sheet.pdf' };

/** Fetches a sheet of a worksheet to print, and hands it to the browser. A link could not: it carries no token. */
export function useSheet(worksheetId: string) {
  const [fetching, setFetching] = useState<Sheet>();
  const [problem, setProblem] = useState<Problem>();
  const fetchSheet = async (sheet: Sheet) => {
    if (fetching !== undefined) return;
    setFetching(sheet);
    setProblem(undefined);
    try {
      save(await callForFile(getWorksheetPdf, { worksheetId, sheet }), fileNames[sheet]);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setProblem(error);
    } finally {
      setFetching(undefined);
    }
  };
  return { fetchSheet, fetching, problem };
}

/** In milliseconds: browsers read the file some time after the link was followed. */
const longEnough = 60_000;

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), longEnough);
}
