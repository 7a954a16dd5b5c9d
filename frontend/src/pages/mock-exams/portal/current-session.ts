import { useEffect, useState } from 'react';
import type { ReplyOf } from 'schemas/describe/contract';
import { getCurrentMockExamSessionIfTakingPlace } from 'schemas/mock-exams/sittings/current-session.contract';
import { call } from '../../../client/call';
import { keyOf, useKept, type Answer } from '../../../client/kept';
import { useSession } from '../../../client/session';

type Told = ReplyOf<typeof getCurrentMockExamSessionIfTakingPlace>;
type Running = Exclude<Told, number>;

/** What the server said of the child's sessions, and when this device heard it: in ms of a clock that nobody can set. */
interface Heard {
  readonly told: Told | readonly never[];
  readonly at: number;
}

/** How often the server is asked again; while the next session is due, and the server has not said that it runs. */
const ASK_MS = { waiting: 30_000, due: 1_000 } as const;
const TICK_MS = 1_000;

export interface CurrentSession {
  readonly answer: Answer<Heard>;
  /** The session that is being sat. */
  readonly running: Running | undefined;
  /** Seconds until the next one, and 0 while it is due; undefined where one runs or none is booked. */
  readonly left: number | undefined;
}

/**
 * Whether a session runs, or how long it is to the next. Counted from the server's word by a clock of the device that
 * only goes forward, second by second, and never by one long timer: those of a browser end at once beyond 24 days.
 */
export function useCurrentSession(): CurrentSession {
  const learnerId = useSession()?.learnerId ?? '';
  const [isDue, setDue] = useState(false);
  const { answer } = useKept(keyOf(getCurrentMockExamSessionIfTakingPlace, 'heard', learnerId), hear, {
    refreshMs: isDue ? ASK_MS.due : ASK_MS.waiting,
  });
  const now = useTicks();
  const left = answer.data && secondsLeft(answer.data, now);
  useEffect(() => setDue(left === 0), [left]);
  return { answer, running: answer.data && runningIn(answer.data), left };
}

async function hear() {
  const told = await call(getCurrentMockExamSessionIfTakingPlace, {});
  return { reply: { told, at: performance.now() }, standing: 'fresh' as const, asOf: undefined };
}

/** None is told by an empty reply, which is read as an empty list; 0 is a number. */
function secondsLeft({ told, at }: Heard, now: number): number | undefined {
  return typeof told === 'number' ? Math.max(0, Math.ceil(told - Math.max(0, now - at) / 1_000)) : undefined;
}

const runningIn = ({ told }: Heard): Running | undefined =>
  typeof told === 'object' && 'mockExamSessionId' in told ? told : undefined;

function useTicks(): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(clock);
  }, []);
  return now;
}
