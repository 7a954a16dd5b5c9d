import type { CommandTools } from 'platform/http';
import { noteReasons } from 'schemas/mock-exams/incidents/note-words.rules';
import { sessionReports, type ReportsRequest } from '../reports/session-reports.decider';
import { examIncidents } from './incidents.decider';
import { notesAt, notesKnown } from './notes-known';

interface Decided {
  readonly sessionId: string;
  readonly decisionId: string;
}

/**
 * Has those reports made again that say other notes than stand now: what a child's were counted with last is looked at, so that a
 * note is told once, whatever was asked for meanwhile. Of whom none was counted yet, theirs will have it.
 */
export async function issueAgainWithNotes({ sessionId, decisionId }: Decided, tools: CommandTools): Promise<void> {
  const learnerIds = await concernedBy({ sessionId, decisionId }, tools);
  const { requests } = await tools.read(sessionReports, sessionId);
  const own = requests.filter(({ kind }) => kind === 'individual');
  // By the decision, and not by the call: whoever asks again asks for the same.
  const requestId = `note-${decisionId}`;
  if (own.some((one) => one.requestId === requestId)) return;
  if (own.some(({ stage }) => stage === 'asked')) tools.refuse('IncidentReportsRunning');
  const known = await tools.read(notesKnown, sessionId);
  const others = learnerIds.filter((learnerId) => {
    const counted = lastCounted(own, learnerId);
    return counted !== '' && noteReasons(notesAt(known, learnerId, counted), notesAt(known, learnerId)).length > 0;
  });
  if (others.length === 0) return;
  const whose = { sessionId, kind: 'individual' as const, learnerIds: others };
  const data = { requestId, ...whose, reason: 'note changed' as const, askedAt: tools.now };
  await tools.handle(sessionReports, sessionId, { type: 'Ask', data, awaitedUntil: null });
}

async function concernedBy({ sessionId, decisionId }: Decided, tools: CommandTools): Promise<readonly string[]> {
  const { incidents } = await tools.read(examIncidents, sessionId);
  const decisions = incidents.incidents.flatMap((incident) => incident.decisions);
  const decision = decisions.find((one) => one.decisionId === decisionId) ?? tools.refuse('IncidentNotFound');
  return [...new Set(decision.children.map(({ learnerId }) => learnerId))];
}

/** From where in the log the last report of a child was counted; empty where none was. */
const lastCounted = (requests: readonly ReportsRequest[], learnerId: string): string =>
  requests
    .filter(({ addressed }) => addressed.includes(learnerId))
    .reduce((latest, { position }) => (position > latest ? position : latest), '');
