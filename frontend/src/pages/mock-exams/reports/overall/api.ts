import { useState } from 'react';
import type { ReplyOf } from 'schemas/describe/contract';
import {
  getOverallMockExamReport,
  rebuildOverallMockExamReport,
  takeOverallMockExamReport,
} from 'schemas/mock-exams/reports/overall.contract';
import { call } from '../../../../client/call';
import { useQuery } from '../../../../client/contract';
import { openFile } from '../../../../client/files/save-file';
import { useFile } from '../../../../client/files/use-file';
import { useOneAtATime } from '../../../../client/one-at-a-time';

export type OverallReport = ReplyOf<typeof getOverallMockExamReport>;
type Rebuilt = ReplyOf<typeof rebuildOverallMockExamReport>;

/** Of which session; the last one, unless a version is told. */
export interface Which {
  readonly mockExamSessionId: string;
  readonly version?: number;
}

export const useOverallReport = (which: Which) => useQuery(getOverallMockExamReport, which);

export const useOverallFile = (which: Which) => useFile(takeOverallMockExamReport, which, openFile);

/** Has it made again, to see that it is the same. */
export function useOverallRebuilt(which: Which) {
  const { run, busy, problem } = useOneAtATime();
  const [rebuilt, setRebuilt] = useState<Rebuilt>();
  const rebuild = () => run(async () => setRebuilt(await call(rebuildOverallMockExamReport, which)));
  return { rebuild, rebuilt, busy, problem };
}
