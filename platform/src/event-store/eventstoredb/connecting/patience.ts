import { setTimeout as wait } from 'node:timers/promises';
import { StoreUnavailable } from '../../event-store';
import { isFinal, messageOf, Unanswered } from './failures';
import type { Health } from './health';

export interface Patience {
  /** How long one question may stay without an answer, in milliseconds. */
  readonly deadlineMs: number;
  /** How long it is asked again until the outcome is certain, in milliseconds. */
  readonly patienceMs: number;
}

/** A moment until which an outcome must be known. */
export class Until {
  private readonly at: number;

  constructor(milliseconds: number) {
    this.at = performance.now() + milliseconds;
  }

  /** Milliseconds. */
  get left(): number {
    return Math.max(this.at - performance.now(), 0);
  }
}

/** A restarted server is back within two seconds; one that is down should not be crowded. */
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 1_000;

/** Grows from one failure to the next, with jitter, so that many callers do not come back together. */
export function pauseAfter(failures: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2);
}

export interface Asking {
  /** For one question, in milliseconds. */
  readonly deadlineMs: number;
  readonly until: Until;
  readonly health: Health;
}

/**
 * Asks again after every failure that is not final; `ask` is told how many milliseconds it may take. A store that is known
 * to be gone is asked once.
 * @throws StoreUnavailable once `until` has passed, with the last failure as its cause.
 */
export async function patiently<T>(
  ask: (milliseconds: number) => Promise<T>,
  { deadlineMs, until, health }: Asking,
): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      const answer = await ask(Math.min(deadlineMs, until.left));
      health.answered();
      return answer;
    } catch (error) {
      if (isFinal(error)) throw error;
      health.failed(error);
      const pause = pauseAfter(failures);
      if (health.isGone || until.left <= pause) throw unavailable(error);
      await wait(pause);
    }
  }
}

/** @throws Unanswered when the answer takes longer; what comes later is nobody's, a failure included. */
export async function within<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unanswered(milliseconds)), milliseconds);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

export function unavailable(cause: unknown): StoreUnavailable {
  return new StoreUnavailable(`the event store cannot be reached: ${messageOf(cause)}`, { cause });
}
