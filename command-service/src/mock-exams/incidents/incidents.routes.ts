import { flow, type CommandDeps, type CommandTools, type Route } from 'platform/http';
import type { RequestOf } from 'schemas/describe/contract';
import * as calls from 'schemas/mock-exams/incidents/incidents.contract';
import { bookCatchUp, catchUpFor, type CatchUpSeats } from './catching-up';
import type { DecideIncident } from './deciding.rules';
import { examIncidents } from './incidents.decider';
import { issueAgainWithNotes } from './noting-again';
import { reckon } from './reckoning';

export interface IncidentsParts {
  readonly bookings: CatchUpSeats;
}

/** What staff do about what disturbed a session. */
export const incidentsRoutes = ({ bookings }: IncidentsParts): Route<CommandDeps>[] => [
  flow(calls.markMockIncident, async (request, tools) => {
    const { mockExamSessionId: sessionId, what, fromAt, untilAt, mockExamUserIds, kinds } = request;
    const incidentId = tools.idFor('incident');
    const whom = mockExamUserIds === undefined ? {} : { learnerIds: [...new Set(mockExamUserIds)] };
    const data = { sessionId, incidentId, what: what.trim(), fromAt, untilAt, ...whom, kinds, markedAt: tools.now };
    await tools.handle(examIncidents, sessionId, { type: 'Mark', data });
    return { incidentId };
  }),
  flow(calls.withdrawMockIncident, async ({ mockExamSessionId: sessionId, incidentId, reason }, tools) => {
    const data = { sessionId, incidentId, reason, withdrawnAt: tools.now };
    await tools.handle(examIncidents, sessionId, { type: 'Withdraw', data });
    return {};
  }),
  flow(calls.decideMockIncident, async (request, tools) => {
    const command = await asDecided(request, tools);
    await tools.handle(examIncidents, request.mockExamSessionId, command);
    return { decisionId: command.data.decisionId };
  }),
  flow(calls.bookMockCatchUp, async (request, tools) => {
    await bookCatchUp(request, bookings, tools);
    return {};
  }),
  flow(calls.issueAgainAfterIncident, async (request, tools) => {
    await issueAgainWithNotes(request, tools);
    return {};
  }),
];

/** With what they lost by our own reckoning. Nothing is refused here: a repeat is answered as the first time, whatever the room is by now. */
async function asDecided(
  request: RequestOf<typeof calls.decideMockIncident>,
  tools: CommandTools,
): Promise<DecideIncident> {
  const { mockExamSessionId: sessionId, incidentId, how, kinds, lessByHand, reason, note } = request;
  const known = await tools.read(examIncidents, sessionId);
  const incident = known.incidents.incidents.find((one) => one.incidentId === incidentId);
  const chosen = request.children.map(({ mockExamUserId: learnerId, paper, seconds }) => ({
    learnerId,
    paper,
    seconds,
  }));
  const learnerIds = [...new Set(chosen.map(({ learnerId }) => learnerId))];
  const by = { kinds, lessByHand };
  const reckoned = incident && (await reckon(learnerIds, { incident, by, known }, tools));
  const session = await catchUpFor(known.session, request.catchUpSessionId, tools);
  const { losses = [], countedTo = '0', families = new Map<string, string>() } = reckoned ?? {};
  const decisionId = tools.idFor('decision');
  return {
    type: 'Decide',
    data: { sessionId, incidentId, decisionId, how, kinds, lessByHand, reason, note, countedTo, decidedAt: tools.now },
    chosen,
    seenDecisions: request.seenDecisions,
    reckoned: { losses, changes: known.changes },
    catchUp: session && { sessionId: session.sessionId, families },
  };
}
