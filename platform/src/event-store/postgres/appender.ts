import type { Database } from '../../database/database';
import {
  EventTooLarge,
  MAX_APPEND_BYTES,
  StoreUnavailable,
  WrongRevision,
  type Append,
  type Appended,
  type NewEvent,
} from '../event-store';

/** Appends of one transaction at most. */
const GROUP = 256;

interface AppenderOptions {
  /** From asking to answer, in ms; afterwards the outcome is unknown. */
  readonly deadlineMs: number;
  /** Called after each transaction that wrote. */
  afterCommit(): void;
}

interface Waiting {
  readonly append: Append;
  readonly json: string;
  readonly settle: (answer: Appended | Error) => void;
}

interface Answer {
  readonly n: number;
  readonly outcome: 'appended' | 'repeated' | 'wrong';
  readonly revision: number;
  readonly last_position: string | null;
}

/**
 * Sequenced group commit: what waits is written in one transaction, one in flight. So one writer has the time of one
 * commit, and many writers share it. Two appends to the same stream never go into one group: the second must see the first.
 */
export class Appender {
  private waiting: Waiting[] = [];
  private flushing: Promise<void> | undefined;

  constructor(
    private readonly db: Database,
    private readonly options: AppenderOptions,
  ) {}

  append(append: Append): Promise<Appended> {
    return new Promise((resolve, reject) => {
      const json = jsonOf(append);
      const timer = setTimeout(
        () => reject(new StoreUnavailable('the log did not answer in time')),
        this.options.deadlineMs,
      );
      const settle = (answer: Appended | Error) => {
        clearTimeout(timer);
        if (answer instanceof Error) reject(answer);
        else resolve(answer);
      };
      this.waiting.push({ append, json, settle });
      this.flushing ??= this.flush();
    });
  }

  /** Resolves once all that was asked for has its answer. */
  async close(): Promise<void> {
    await this.flushing;
  }

  private async flush(): Promise<void> {
    // Whatever arrives within this turn of the event loop goes along.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.length > 0) await this.write(this.takeGroup());
    this.flushing = undefined;
  }

  private takeGroup(): Waiting[] {
    const streams = new Set<string>();
    const group: Waiting[] = [];
    const later: Waiting[] = [];
    for (const one of this.waiting) {
      const fits = group.length < GROUP && !streams.has(one.append.stream);
      streams.add(one.append.stream);
      (fits ? group : later).push(one);
    }
    this.waiting = later;
    return group;
  }

  private async write(group: readonly Waiting[]): Promise<void> {
    try {
      const answers = await this.db.many<Answer>('select n, outcome, revision, last_position from log.append($1)', [
        `[${group.map(({ json }) => json).join(',')}]`,
      ]);
      for (const answer of answers) settle(group[answer.n - 1], answer);
      if (answers.some(({ outcome }) => outcome === 'appended')) this.options.afterCommit();
    } catch (error) {
      await this.afterFault(group, error);
    }
  }

  // One append that the database cannot take must not fail its neighbours.
  private async afterFault(group: readonly Waiting[], error: unknown): Promise<void> {
    if (group.length > 1 && isOfTheData(error)) {
      for (const one of group) await this.write([one]);
      return;
    }
    const told =
      isOfTheData(error) && error instanceof Error
        ? error
        : new StoreUnavailable('the log is out of reach', { cause: error });
    for (const { settle: answer } of group) answer(told);
  }
}

function settle(waiting: Waiting | undefined, { outcome, revision, last_position }: Answer): void {
  if (!waiting) return;
  const { stream, expected } = waiting.append;
  if (outcome === 'wrong' || last_position === null) waiting.settle(new WrongRevision(stream, expected, revision));
  else waiting.settle({ position: last_position.padStart(20, '0'), revision, repeated: outcome === 'repeated' });
}

function jsonOf({ stream, expected, events }: Append): string {
  if (events.length === 0) throw new Error(`an append to ${stream} holds no event`);
  const json = JSON.stringify({ s: stream, x: expected, e: events.map(shortened) });
  const bytes = Buffer.byteLength(json);
  if (bytes > MAX_APPEND_BYTES) throw new EventTooLarge(bytes);
  return json;
}

const shortened = ({ id, type, data, meta }: NewEvent) => ({ i: id, t: type, d: data, m: meta });

// SQLSTATE class 22 and 23: what was sent cannot be stored, and never will be.
function isOfTheData(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^2[23]/.test(code);
}
