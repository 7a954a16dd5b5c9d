import { useState } from 'react';
import {
  previewMockExamReport,
  takeMockExamReports,
  takeOverallMockExamReport,
} from 'schemas/mock-exams/reports/progress.contract';
import { callForFile } from '../../../../client/call';
import { Problem } from '../../../../client/problem';
import { openFile, saveFile } from '../../../../client/save-file';
import type { Reports } from './known';

/** Fetches a file and hands it to the browser. A link could not: it carries no token. */
export function useFile(fetched: () => Promise<Blob>, hand: (file: Blob) => void) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const take = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      hand(await fetched());
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return { take, busy, problem };
}

const dayIn = ({ startsAt }: Reports) => startsAt.slice(0, 10);

/** All reports of a session as one file. */
export const useReportsFile = (known: Reports) =>
  useFile(
    () => callForFile(takeMockExamReports, { mockExamSessionId: known.mockExamSessionId }),
    (file) => saveFile(`mock-exam-reports-${dayIn(known)}.zip`, file),
  );

export const useOverallFile = ({ mockExamSessionId }: Reports) =>
  useFile(() => callForFile(takeOverallMockExamReport, { mockExamSessionId }), openFile);

/** One child's report as it would be now. */
export const usePreview = (mockExamSessionId: string, mockExamUserId: string) =>
  useFile(() => callForFile(previewMockExamReport, { mockExamSessionId, mockExamUserId }), openFile);
