import { keepMockExamAnswers } from 'schemas/mock-exams/sittings/sitting.contract';
import { call } from '../../../../client/call';
import type { ServerClock } from '../clock/server-clock';
import type { Verdict } from '../shelf/act-sender';
import type { KeptAct } from '../shelf/kept-act';
import { sessionIdOf, type Tracker } from './desk-state';
import type { RoomTold } from './told-of-room';

interface Telling {
  readonly clock: ServerClock;
  readonly tracker: Tracker | undefined;
  /** What staff did meanwhile comes with the reply. */
  readonly hear: (told: RoomTold) => void;
}

/** Sends acts of one tab in one paper, and tells what became of each. Fails with a `Problem`. */
export async function sendActs(
  acts: readonly KeptAct[],
  { clock, tracker, hear }: Telling,
): Promise<ReadonlyMap<number, Verdict>> {
  const [first] = acts;
  if (!first) return new Map();
  const { learnerId, sessionId: mockExamSessionId, paper, deviceId, tab } = first;
  const mark = clock.mark();
  // What is left of another session is no place to hear of this one.
  const known = tracker && sessionIdOf(tracker) === mockExamSessionId ? { roomThrough: tracker.roomThrough } : {};
  const { serverNow, verdicts, news } = await call(
    keepMockExamAnswers,
    { mockExamSessionId, paper, deviceId, tab, acts: acts.map(({ act }) => act), ...known },
    { retries: 0, onlyAs: learnerId },
  );
  clock.learn(serverNow, mark);
  if (news) hear(news);
  return new Map(verdicts.map(({ seq, verdict }) => [seq, verdict]));
}
