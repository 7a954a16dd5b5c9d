import { called, type Called } from '../../testing/called';
import * as calls from '../incidents/incidents.contract';

const ADMINS = '. . . . . . . . A . . . .';
const WORKERS = '. . . . . . . . . W . . .';
const reason = 'The fire bell rang.';
const inSession = ({ fresh }: { readonly fresh: string }) => ({ mockExamSessionId: fresh });

export const incidentsCalls: readonly Called[] = [
  called(calls.markMockIncident, ADMINS, (one) => ({
    ...inSession(one),
    what: 'Fire bell',
    fromAt: '2026-11-21T10:12:00.000Z',
    untilAt: '2026-11-21T10:19:00.000Z',
    kinds: ['window' as const],
  })),
  called(calls.withdrawMockIncident, ADMINS, (one) => ({ ...inSession(one), incidentId: one.fresh, reason })),
  called(calls.decideMockIncident, ADMINS, (one) => ({
    ...inSession(one),
    incidentId: one.fresh,
    how: 'note' as const,
    kinds: ['window' as const],
    lessByHand: true,
    children: [{ mockExamUserId: one.fresh, paper: 1, seconds: 420 }],
    seenDecisions: 0,
    reason,
    note: 'A fire bell rang during this exam.',
  })),
  called(calls.bookMockCatchUp, WORKERS, ({ fresh }) => ({ sessionId: fresh, decisionId: fresh, learnerId: fresh })),
  called(calls.issueAgainAfterIncident, WORKERS, ({ fresh }) => ({ sessionId: fresh, decisionId: fresh })),
  called(calls.getMockIncidents, ADMINS, inSession),
  called(calls.getMockLosses, ADMINS, inSession),
];
