import type { CommandTools } from 'platform/http';
import type { ShownChange } from 'schemas/mock-exams/keys/key-change';
import { sessionReports, type SessionReports } from '../reports/session-reports.decider';
import { examKey } from './exam-key.decider';
import { sessionsWith } from './sat-papers';

type Seen = Pick<ShownChange, 'paperHash' | 'requests'>;

/**
 * How the reports of a paper stand beside what somebody has seen of them. `asked since`: some were asked for or counted, in any
 * session with this paper; they would print with the old key, and are not among those that whoever decides has seen.
 */
export async function requestsBeside({ paperHash, requests }: Seen, tools: Pick<CommandTools, 'read'>) {
  const { setId } = await tools.read(examKey, paperHash);
  const sessions = setId === null ? [] : await sessionsWith({ paperHash, setId }, tools);
  const seen = new Map(requests.map(({ sessionId, count }) => [sessionId, count]));
  const states = await Promise.all(
    sessions.map(async ({ sessionId }) => ({ sessionId, own: ownIn(await tools.read(sessionReports, sessionId)) })),
  );
  if (states.some(({ own }) => own.some(isBeingCounted))) return 'being counted';
  const isSo = states.every(({ sessionId, own }) => countOf(own) === (seen.get(sessionId) ?? 0));
  return isSo ? 'as seen' : 'asked since';
}

type Request = SessionReports['requests'][number];

const ownIn = ({ requests }: SessionReports) => requests.filter(({ kind }) => kind === 'individual');
const isBeingCounted = ({ stage }: Request) => stage === 'asked';

/** One for each that was asked for, one more for each that was counted. */
const countOf = (own: readonly Request[]): number => own.length + own.filter((one) => !isBeingCounted(one)).length;
