import { getMockExamReports } from 'schemas/mock-exams/reports/progress.contract';
import { looksEveryMs } from 'schemas/mock-exams/reports/progress.rules';
import {
  generateAndSendMockExamReports,
  generateAndSendOverallMockExamReport,
  makeMockExamReportsAgain,
  sendMockExamReportAgain,
} from 'schemas/mock-exams/reports/sending.contract';
import { useCommand, useQuery } from '../../../../client/contract';
import { isUnderWay } from './standing';

/** In ms: while nothing happens by itself but the time. */
const QUIET_MS = 20_000;

export function useReports(mockExamSessionId: string) {
  const request = { mockExamSessionId };
  // What is kept of the last answer says how soon the next is worth asking for.
  const known = useQuery(getMockExamReports, request);
  const isLive = known.data && isUnderWay(known.data);
  useQuery(getMockExamReports, request, { refreshMs: isLive ? looksEveryMs(known.data.reports.length) : QUIET_MS });
  return known;
}

export const useSendReports = () => useCommand(generateAndSendMockExamReports);
export const useSendOverall = () => useCommand(generateAndSendOverallMockExamReport);
export const useSendAgain = () => useCommand(sendMockExamReportAgain);
export const useMakeAgain = () => useCommand(makeMockExamReportsAgain);
