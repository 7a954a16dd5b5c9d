import { keepMockExamAnswers } from 'schemas/mock-exams/sittings/sitting.contract';
import { call } from '../../../../client/call';
import type { ServerClock } from '../clock/server-clock';
import type { Verdict } from '../shelf/act-sender';
import type { KeptAct } from '../shelf/kept-act';

/** Sends acts of one tab in one paper, and tells what became of each. Fails with a `Problem`. */
export async function sendActs(acts: readonly KeptAct[], clock: ServerClock): Promise<ReadonlyMap<number, Verdict>> {
  const [first] = acts;
  if (!first) return new Map();
  const { learnerId, sessionId: mockExamSessionId, paper, deviceId, tab } = first;
  const mark = clock.mark();
  const { serverNow, verdicts } = await call(
    keepMockExamAnswers,
    { mockExamSessionId, paper, deviceId, tab, acts: acts.map(({ act }) => act) },
    { retries: 0, onlyAs: learnerId },
  );
  clock.learn(serverNow, mark);
  return new Map(verdicts.map(({ seq, verdict }) => [seq, verdict]));
}
