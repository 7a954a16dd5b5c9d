import { tryAgain, type Failed, type Pauses } from '../../../backoff/backoff';
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
export const PAUSES: Pauses = { firstMs: 20, longestMs: 1_000, chance: 0.5 };

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
  const mayPass = (error: unknown, { pauseMs }: Failed) => {
    if (isFinal(error)) return false;
    health.failed(error);
    if (health.isGone || until.left <= pauseMs) throw unavailable(error);
    return true;
  };
  const attempt = async () => {
    const answer = await ask(Math.min(deadlineMs, until.left));
    health.answered();
    return answer;
  };
  return tryAgain(attempt, { pauses: PAUSES, mayPass });
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
