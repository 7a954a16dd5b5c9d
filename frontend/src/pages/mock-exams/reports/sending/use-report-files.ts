import { takeOverallMockExamReport } from 'schemas/mock-exams/reports/overall.contract';
import { previewMockExamReport, takeMockExamReports } from 'schemas/mock-exams/reports/progress.contract';
import { openFile, saveFile } from '../../../../client/files/save-file';
import { useFile } from '../../../../client/files/use-file';
import type { Reports } from './known';

const dayIn = ({ startsAt }: Reports) => startsAt.slice(0, 10);

/** All reports of a session as one file. */
export const useReportsFile = (known: Reports) =>
  useFile(takeMockExamReports, { mockExamSessionId: known.mockExamSessionId }, (file) =>
    saveFile(`mock-exam-reports-${dayIn(known)}.zip`, file),
  );

export const useOverallFile = ({ mockExamSessionId }: Reports) =>
  useFile(takeOverallMockExamReport, { mockExamSessionId }, openFile);

/** One child's report as it would be now. */
export const usePreview = (mockExamSessionId: string, mockExamUserId: string) =>
  useFile(previewMockExamReport, { mockExamSessionId, mockExamUserId }, openFile);
