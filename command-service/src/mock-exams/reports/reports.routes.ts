import { commandsTo, flow, type CommandDeps, type CommandTools, type Route } from 'platform/http';
import type { RequestOf } from 'schemas/describe/contract';
import * as delivery from 'schemas/mock-exams/reports/delivery.contract';
import { resultsDue } from 'schemas/mock-exams/reports/due.rules';
import * as calls from 'schemas/mock-exams/reports/sending.contract';
import { closesAtOf } from 'schemas/mock-exams/sessions/exam-session';
import { examKey } from '../keys/exam-key.decider';
import { sitting } from '../sittings/sitting.decider';
import { askForReports } from './asking';
import type { AwaitedParts } from './awaited';
import { examReport } from './exam-report.decider';
import { sessionReports } from './session-reports.decider';

const onSession = commandsTo(sessionReports);
const onReport = commandsTo(examReport);

interface OfChild {
  readonly sessionId: string;
  readonly learnerId: string;
}
const idOf = ({ sessionId, learnerId }: OfChild): string => `${sessionId}.${learnerId}`;

/** What staff ask for of the reports of a session, and what the workers write down of them. */
export const reportsRoutes = (parts: AwaitedParts): Route<CommandDeps>[] => [
  flow(calls.generateAndSendMockExamReports, ({ mockExamSessionId: sessionId }, tools) =>
    askForReports({ sessionId, kind: 'individual', reason: 'results' }, tools, parts),
  ),
  flow(calls.makeMockExamReportsAgain, async (request, tools) => {
    const { mockExamSessionId: sessionId, mockExamUserIds: learnerIds, note, seenRequests } = request;
    await mustBeOfSession({ sessionId, learnerIds }, tools, parts);
    const wanted = { sessionId, kind: 'individual' as const, reason: 'again' as const, learnerIds, note, seenRequests };
    return askForReports(wanted, tools, parts);
  }),
  flow(calls.generateAndSendOverallMockExamReport, ({ mockExamSessionId: sessionId, again: anyway }, tools) =>
    askForReports({ sessionId, kind: 'overall', reason: anyway ? 'again' : 'results', anyway }, tools, parts),
  ),
  onReport(calls.sendMockExamReportAgain, (request, { now: askedAt }) => {
    const { mockExamSessionId: sessionId, mockExamUserId: learnerId, seenVersion, seenSending } = request;
    const data = { sessionId, learnerId, askedAt };
    return { id: idOf(data), command: { type: 'Resend', data, seenVersion, seenSending } };
  }),
  ...workersRoutes,
];

interface Named {
  readonly sessionId: string;
  readonly learnerIds: readonly string[];
}

/** Of whoever neither has a seat nor sat there is nothing to make, and those who make it would look for ever. */
async function mustBeOfSession({ sessionId, learnerIds }: Named, tools: CommandTools, { bookings }: AwaitedParts) {
  const { session } = await tools.read(sessionReports, sessionId);
  if (session === null) tools.refuse('SessionNotFound');
  const seats = new Set(await bookings.seats(sessionId, tools));
  for (const learnerId of learnerIds.filter((one) => !seats.has(one))) {
    const known = await tools.read(sitting, `${sessionId}.${learnerId}`);
    if (known.learnerId === null) tools.refuse('ReportNotFound');
  }
}

type Counted = RequestOf<typeof delivery.prepareReports>;

/** What was counted with a key that was put right meanwhile is in nobody's preview of that: it would be corrected by nobody. */
async function mustBeOfKeysNow({ keyVersions }: Pick<Counted, 'keyVersions'>, tools: CommandTools): Promise<void> {
  const keys = await Promise.all(keyVersions.map(({ paperHash }) => tools.read(examKey, paperHash)));
  const isSo = keyVersions.every(({ keyVersion }, place) => (keys[place]?.keyVersion ?? 0) <= keyVersion);
  if (!isSo) tools.refuse('ReportsKeysMeanwhile');
}

const workersRoutes: Route<CommandDeps>[] = [
  flow(delivery.prepareReports, async (data, tools) => {
    await mustBeOfKeysNow(data, tools);
    const command = { type: 'Prepare' as const, data: { ...data, preparedAt: tools.now } };
    await tools.handle(sessionReports, data.sessionId, command);
    return {};
  }),
  onSession(delivery.raiseReportsAlarm, (data, { now: raisedAt }) => ({
    id: data.sessionId,
    command: { type: 'RaiseAlarm', data: { ...data, raisedAt } },
  })),
  onSession(delivery.issueOverallReport, (data, { now: issuedAt }) => ({
    id: data.sessionId,
    command: { type: 'IssueOverall', data: { ...data, issuedAt } },
  })),
  onSession(delivery.noteOverallReportSent, (data, { now: sentAt }) => ({
    id: data.sessionId,
    command: { type: 'NoteOverallSent', data: { ...data, sentAt } },
  })),
  flow(delivery.setReportsDue, async ({ sessionId }, tools) => {
    const { session } = await tools.read(sessionReports, sessionId);
    // One that was called off has no results, and one without papers no end yet.
    if (session === null || session.cancelledAt !== null || session.set === null) return {};
    const data = { sessionId, dueAt: resultsDue(closesAtOf(session)), setAt: tools.now };
    await tools.handle(sessionReports, sessionId, { type: 'SetDue', data });
    return {};
  }),
  onReport(delivery.issueReport, ({ because, ...data }, { now: issuedAt }) => ({
    id: idOf(data),
    command: { type: 'Issue', because, data: { ...data, issuedAt } },
  })),
  onReport(delivery.skipReport, (data, { now: skippedAt }) => ({
    id: idOf(data),
    command: { type: 'Skip', data: { ...data, skippedAt } },
  })),
  onReport(delivery.standsReport, (data) => ({ id: idOf(data), command: { type: 'Stands', data } })),
  onReport(delivery.noteReportSent, (data, { now: sentAt }) => ({
    id: idOf(data),
    command: { type: 'NoteSent', data: { ...data, sentAt } },
  })),
  onReport(delivery.noteReportFailed, (data, { now: failedAt }) => ({
    id: idOf(data),
    command: { type: 'NoteFailed', data: { ...data, failedAt } },
  })),
];
