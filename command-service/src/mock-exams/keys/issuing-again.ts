import type { CommandTools } from 'platform/http';
import type { KeyDecision } from 'schemas/mock-exams/keys/standing-keys';
import { sessionReports } from '../reports/session-reports.decider';
import { askedMeanwhile, type Meanwhile } from './reports-asked';
import { requestsSeen } from './requests-seen';

interface Decided {
  readonly paperHash: string;
  readonly decision: KeyDecision;
}

/** Asks for the reports again that a decision names, and for those that were counted with the key before while it was made. */
export async function issueAgain({ paperHash, decision }: Decided, tools: CommandTools): Promise<void> {
  const { keyVersion, reason: note } = decision;
  // By the decision, and not by the call: whoever asks again asks for the same.
  const request = { requestId: `key-${paperHash.slice(0, 24)}-${keyVersion}`, note };
  const refusals: unknown[] = [];
  for (const one of await concernedBy({ paperHash, decision }, tools))
    // What one session refuses keeps no family of another from being told.
    await askIn(one, request, tools).catch((refusal: unknown) => refusals.push(refusal));
  if (refusals.length > 0) throw refusals[0];
}

interface Request {
  readonly requestId: string;
  readonly note: string;
}

async function askIn({ sessionId, isRunning, learnerIds }: Meanwhile, request: Request, tools: CommandTools) {
  const { requests } = await tools.read(sessionReports, sessionId);
  if (requests.some(({ requestId }) => requestId === request.requestId)) return;
  if (isRunning) tools.refuse('MockKeyReportsRunning');
  const whose = { sessionId, kind: 'individual' as const, learnerIds: [...learnerIds] };
  const data = { ...request, ...whose, reason: 'key changed' as const, askedAt: tools.now };
  await tools.handle(sessionReports, sessionId, { type: 'Ask', data, awaitedUntil: null });
}

/** Session by session: those that the decision names first, in its order. What was decided before it was written down what was seen names no others. */
async function concernedBy({ paperHash, decision }: Decided, tools: CommandTools): Promise<readonly Meanwhile[]> {
  const { keyVersion, reports } = decision;
  const seen = (await tools.read(requestsSeen, paperHash)).get(keyVersion);
  const since = seen ? await askedMeanwhile({ paperHash, keyVersion, seen }, tools) : [];
  const named = reports.map(({ sessionId, learnerIds }) => {
    const { isRunning = false, learnerIds: others = [] } = since.find((one) => one.sessionId === sessionId) ?? {};
    return { sessionId, isRunning, learnerIds: [...new Set([...learnerIds, ...others])] };
  });
  const isNamed = new Set(reports.map(({ sessionId }) => sessionId));
  const others = since.filter((one) => !isNamed.has(one.sessionId) && (one.isRunning || one.learnerIds.length > 0));
  return [...named, ...others];
}
