import { getMockExamReports } from 'schemas/mock-exams/reports/progress.contract';
import {
  generateAndSendMockExamReports,
  generateAndSendOverallMockExamReport,
  makeMockExamReportsAgain,
  sendMockExamReportAgain,
} from 'schemas/mock-exams/reports/sending.contract';
import { useCommand, useQuery } from '../../../../client/contract';
import { isUnderWay } from './standing';

/** In ms: while reports are made and sent, and while nothing happens by itself but the time. */
const LIVE_MS = 1_500;
const QUIET_MS = 20_000;

export function useReports(mockExamSessionId: string) {
  const request = { mockExamSessionId };
  // What is kept of the last answer says how soon the next is worth asking for.
  const known = useQuery(getMockExamReports, request);
  useQuery(getMockExamReports, request, { refreshMs: known.data && isUnderWay(known.data) ? LIVE_MS : QUIET_MS });
  return known;
}

export const useSendReports = () => useCommand(generateAndSendMockExamReports);
export const useSendOverall = () => useCommand(generateAndSendOverallMockExamReport);
export const useSendAgain = () => useCommand(sendMockExamReportAgain);
export const useMakeAgain = () => useCommand(makeMockExamReportsAgain);
