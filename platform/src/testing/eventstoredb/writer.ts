import { setTimeout as wait } from 'node:timers/promises';
import type { Expectation } from './decision';
import type { Log } from './log';
import type { ProposedRecord } from './record';
import { faultOf, type Refusal } from './wire';

export interface AppendRequest {
  readonly stream: string;
  readonly expected: Expectation;
  readonly records: readonly ProposedRecord[];
  /** Milliseconds since 1970; an append that is late for its own deadline is refused and not stored. */
  readonly deadline: number;
}

/** What can be made to go wrong; a test changes it while the server runs. */
export interface Faults {
  /** How long an append is in flight before it is stored and answered. */
  writeDelayMs: number;
  /** After so long a repeat of an append in flight is answered with a timeout: 2 s on the real server. */
  writeTimeoutMs: number;
  /** The next so many appends are stored, and never answered. */
  unanswered: number;
  /** The next so many appends are neither stored nor answered. */
  ignored: number;
  /** Open and new calls get nothing until it is false again; pings are still answered. */
  hung: boolean;
  /** Appends arrive and get nothing until it is false again, while all else is answered. */
  appendsHung: boolean;
  /** A subscription begins with the event it should begin after, as one from a checkpoint does on the real server. */
  redelivers: boolean;
}

export const NO_FAULTS: Faults = {
  writeDelayMs: 0,
  writeTimeoutMs: 2_000,
  unanswered: 0,
  ignored: 0,
  hung: false,
  appendsHung: false,
  redelivers: false,
};

/** How often a hung call looks whether the server goes on. */
const HUNG_CHECK_MS = 10;

export async function unhung(faults: Faults): Promise<void> {
  while (faults.hung) await wait(HUNG_CHECK_MS);
}

export type Answer =
  | { readonly kind: 'success'; readonly revision: number; readonly position: number }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'silence' };

/** Takes appends in the order they came, one log for all calls. */
export class Writer {
  /** Every append that arrived, for tests that ask what was sent. */
  readonly seen: AppendRequest[] = [];
  secondAnswers = 0;
  private readonly inFlight = new Set<string>();
  private stopped = false;

  constructor(
    private readonly log: Log,
    private readonly faults: Faults,
  ) {}

  get timeoutMs(): number {
    return this.faults.writeTimeoutMs;
  }

  /** What is in flight is lost, as when the process dies. */
  stop(): void {
    this.stopped = true;
  }

  async write(request: AppendRequest): Promise<Answer> {
    this.seen.push(request);
    while (this.faults.hung || this.faults.appendsHung) await wait(HUNG_CHECK_MS);
    const fault = faultOf(request.stream, request.records);
    if (fault) return { kind: 'refused', refusal: fault };
    if (this.faults.ignored > 0) {
      this.faults.ignored -= 1;
      return { kind: 'silence' };
    }
    const key = JSON.stringify([request.stream, request.expected, request.records.map(({ id }) => id)]);
    if (this.inFlight.has(key)) {
      await wait(this.faults.writeTimeoutMs);
      return { kind: 'refused', refusal: { kind: 'timeout' } };
    }
    this.inFlight.add(key);
    await wait(this.faults.writeDelayMs);
    this.inFlight.delete(key);
    return this.stopped ? { kind: 'silence' } : this.store(request);
  }

  private store({ stream, expected, records, deadline }: AppendRequest): Answer {
    if (Date.now() > deadline) return { kind: 'refused', refusal: { kind: 'timeout' } };
    const outcome = this.log.append(stream, expected, records);
    if (this.faults.unanswered > 0) {
      this.faults.unanswered -= 1;
      return { kind: 'silence' };
    }
    switch (outcome.kind) {
      case 'wrong-revision':
        return { kind: 'refused', refusal: { kind: 'wrong-revision', expected, current: outcome.current } };
      case 'deleted':
        return { kind: 'refused', refusal: { kind: 'deleted', stream } };
      case 'success':
        return outcome;
    }
  }
}
