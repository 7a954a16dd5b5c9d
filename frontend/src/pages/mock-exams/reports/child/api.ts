import { useState } from 'react';
import type { ReplyOf } from 'schemas/describe/contract';
import {
  getMockExamReportForMockExamUser,
  rebuildMockExamReport,
  takeMockExamReport,
} from 'schemas/mock-exams/reports/child-report.contract';
import { call, callForFile } from '../../../../client/call';
import { useQuery } from '../../../../client/contract';
import { useOneAtATime } from '../../../../client/one-at-a-time';
import { openFile, saveFile } from '../../../../client/files/save-file';

export type IssuedReport = ReplyOf<typeof getMockExamReportForMockExamUser>;
export type Rebuilt = ReplyOf<typeof rebuildMockExamReport>;

/** Whose report of what; the last one, unless a version is told. */
export interface Which {
  readonly mockExamSessionId: string;
  readonly mockExamUserId: string;
  readonly version?: number;
}

export const useReport = (which: Which) => useQuery(getMockExamReportForMockExamUser, which);

/** Fetches the PDF. A link could not: it carries no token. */
export function useReportFile(which: Which, name: string) {
  const { run, busy, problem } = useOneAtATime();
  const fetched = (give: (file: Blob) => void) => run(async () => give(await callForFile(takeMockExamReport, which)));
  return {
    busy,
    problem,
    save: () => fetched((file) => saveFile(name, file)),
    open: () => fetched(openFile),
  };
}

/** Has it made again, to see that it is the same. */
export function useRebuilt(which: Which) {
  const { run, busy, problem } = useOneAtATime();
  const [rebuilt, setRebuilt] = useState<Rebuilt>();
  const rebuild = () => run(async () => setRebuilt(await call(rebuildMockExamReport, which)));
  return { rebuild, rebuilt, busy, problem };
}
