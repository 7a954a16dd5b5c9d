import type { CommandTools } from 'platform/http';
import type { AskedBecause, ReportKind } from 'schemas/mock-exams/reports/reports.events';
import { awaitedUntil, type AwaitedParts } from './awaited';
import { sessionReports, standingRequest } from './session-reports.decider';

export interface Wanted {
  readonly sessionId: string;
  readonly kind: ReportKind;
  readonly reason: AskedBecause;
  /** Absent: of everybody who has a seat or sat. */
  readonly learnerIds?: readonly string[] | undefined;
  /** What changed and why, as families read it. */
  readonly note?: string | undefined;
  /** Also where there is an overall report already. */
  readonly anyway?: boolean | undefined;
  /** How many requests for families there were, as whoever has some made again saw. */
  readonly seenRequests?: number | undefined;
}

/**
 * Asks for reports of a session, once nobody can be sitting it any more; the one way in for whoever has a reason to. Asked
 * again while the same stands, it answers with what stands.
 */
export async function askForReports(wanted: Wanted, tools: CommandTools, parts: AwaitedParts) {
  const { session, room } = await tools.read(sessionReports, wanted.sessionId);
  const awaited = session === null ? null : await awaitedUntil({ session, room }, tools, parts);
  const data = requestOf(wanted, tools);
  const { anyway = false, sessionId, seenRequests } = wanted;
  const command = { type: 'Ask' as const, data, awaitedUntil: awaited, anyway, seenRequests };
  const { state, events } = await tools.handle(sessionReports, sessionId, command);
  const { requestId, askedAt } = standingRequest({ data, seenRequests }, state) ?? data;
  return { requestId, askedAt, isNew: events.length > 0 };
}

const requestOf = (
  { sessionId, kind, reason, learnerIds, note }: Wanted,
  { idFor, now }: Pick<CommandTools, 'idFor' | 'now'>,
) => ({
  requestId: idFor('reports'),
  sessionId,
  kind,
  reason,
  askedAt: now,
  ...(learnerIds !== undefined && { learnerIds: [...learnerIds] }),
  ...(note !== undefined && { note }),
});
