import type { CommandTools } from 'platform/http';
import type { SeenRequests, ShownChange } from 'schemas/mock-exams/keys/key-change';
import { sessionReports, type ReportsRequest, type SessionReports } from '../reports/session-reports.decider';
import { examKey } from './exam-key.decider';
import { sessionsWith } from './sat-papers';

type Tools = Pick<CommandTools, 'read'>;
type Seen = Pick<ShownChange, 'paperHash' | 'requests'>;

/**
 * How the reports of a paper stand beside what somebody has seen of them. `asked since`: some were asked for or counted, in any
 * session with this paper; they would print with the old key, and are not among those that whoever decides has seen.
 */
export async function requestsBeside({ paperHash, requests }: Seen, tools: Tools) {
  const states = await requestsWith(paperHash, tools);
  const countIn = seenIn(requests);
  if (states.some(({ own }) => own.some(isBeingCounted))) return 'being counted';
  return states.every(({ sessionId, own }) => countOf(own) === countIn(sessionId)) ? 'as seen' : 'asked since';
}

interface Decided {
  readonly paperHash: string;
  readonly keyVersion: number;
  /** By which reports there were as whoever decided saw it. */
  readonly seen: SeenRequests;
}

/** What was asked for of one session between a look at a change and its decision, and whose reports were counted with the key before. */
export interface Meanwhile {
  readonly sessionId: string;
  /** Some are being counted: nobody knows with which key. */
  readonly isRunning: boolean;
  readonly learnerIds: readonly string[];
}

/**
 * A decision is made by what somebody saw, and between the look at the log and the writing down of it reports may be asked for and
 * counted all the same. Whatever was seen had been counted by then, so that what came since stands after it.
 */
export async function askedMeanwhile({ paperHash, keyVersion, seen }: Decided, tools: Tools): Promise<Meanwhile[]> {
  const states = await requestsWith(paperHash, tools);
  const countIn = seenIn(seen);
  const isOlder = ({ keyVersions }: ReportsRequest) =>
    keyVersions.some((one) => one.paperHash === paperHash && one.keyVersion < keyVersion);
  return states.map(({ sessionId, own }) => {
    const since = own.slice(countIn(sessionId) / STEPS);
    const learnerIds = since.filter(isOlder).flatMap(({ addressed }) => addressed);
    return { sessionId, isRunning: since.some(isBeingCounted), learnerIds: [...new Set(learnerIds)] };
  });
}

async function requestsWith(paperHash: string, tools: Tools) {
  const { setId } = await tools.read(examKey, paperHash);
  const sessions = setId === null ? [] : await sessionsWith({ paperHash, setId }, tools);
  return Promise.all(
    sessions.map(async ({ sessionId }) => ({ sessionId, own: ownIn(await tools.read(sessionReports, sessionId)) })),
  );
}

const ownIn = ({ requests }: SessionReports) => requests.filter(({ kind }) => kind === 'individual');
const isBeingCounted = ({ stage }: ReportsRequest) => stage === 'asked';

/** One for each that was asked for, one more for each that was counted. */
const STEPS = 2;
const countOf = (own: readonly ReportsRequest[]): number =>
  own.length + own.filter((one) => !isBeingCounted(one)).length;

function seenIn(requests: SeenRequests): (sessionId: string) => number {
  const counts = new Map(requests.map(({ sessionId, count }) => [sessionId, count]));
  return (sessionId) => counts.get(sessionId) ?? 0;
}
