import type { ReplyOf } from 'schemas/describe/contract';
import {
  decideMockIncident,
  getMockIncidents,
  getMockLosses,
  markMockIncident,
  withdrawMockIncident,
} from 'schemas/mock-exams/incidents/incidents.contract';
import { useCommand, useQuery } from '../../../client/contract';

export type Incidents = ReplyOf<typeof getMockIncidents>;
export type MarkedIncident = Incidents['incidents'][number];
export type DecidedIncident = MarkedIncident['decisions'][number];
export type Losses = ReplyOf<typeof getMockLosses>;
export type LosingChild = Losses['children'][number];

/** In ms: another member of staff may mark or decide beside. */
const REFRESH_MS = 20_000;

export const useIncidents = (mockExamSessionId: string) =>
  useQuery(getMockIncidents, { mockExamSessionId }, { refreshMs: REFRESH_MS });
/** Reads every sitting: asked for once, after each decision, and when somebody wants to look again. */
export const useLosses = (mockExamSessionId: string) => useQuery(getMockLosses, { mockExamSessionId });
export const useMark = () => useCommand(markMockIncident);
export const useWithdraw = () => useCommand(withdrawMockIncident);
export const useDecide = () => useCommand(decideMockIncident);
