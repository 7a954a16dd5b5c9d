import { setTimeout as wait } from 'node:timers/promises';
import { isOutage } from '../database/outage';
import { StoreUnavailable, type ExpectedRevision } from '../event-store/event-store';

/** The state of a stream at a revision. */
export interface Standing<S> {
  readonly state: S;
  readonly revision: ExpectedRevision;
}

/** What tells one aggregate from another; two never have a stream in common. */
type Owner = { readonly category: string };

interface Entry extends Standing<unknown> {
  readonly owner: Owner;
  /** A command is being decided on it, which puts back what it becomes. */
  readonly isTaken: boolean;
  /** By `performance.now()`. */
  readonly putAt: number;
}

/** Some 30 kB each where they are worksheets. */
const MOST = 2_000;

/**
 * Longer than somebody thinks about one question. What a state holds of a person stays in memory no longer than this,
 * and is told to nobody meanwhile: no append succeeds that was decided on the data of somebody who has been erased.
 */
const LONGEST_MS = 2 * 60_000;

/** In milliseconds. */
interface Waits {
  /**
   * How long a command waits for those before it in its stream. Whoever would wait longer is asked to come again: where the
   * store stands still, all who went on at once would meet at one revision as soon as it answers.
   */
  readonly patience: number;
  /** Whoever has waited this long when an outage ends the one before does not wait for a deadline of their own as well. */
  readonly long: number;
}

const WAITS: Waits = { patience: 5_000, long: 1_000 };

/**
 * The states that streams were left in by this process's last commands. A guess and never more: others write to the
 * log too. Only an append that expects the kept revision, and succeeds, shows that the state was the present one.
 *
 * A stream that somebody else was found to write to is not kept again while it is in use: guessing wrong costs an
 * append each time.
 */
export class KeptStates {
  private readonly entries = new Map<string, Entry | 'shared'>();
  private readonly turns = new Map<string, Promise<unknown>>();

  private sweeping: NodeJS.Timeout | undefined;

  constructor(
    private readonly most = MOST,
    private readonly longestMs = LONGEST_MS,
    private readonly waits = WAITS,
  ) {}

  /** Streams of which something is kept. */
  get size(): number {
    return this.entries.size;
  }

  /** Takes the state: nobody else is given it until whoever appends on it puts back what it has become. */
  take<S>(owner: Owner & { readonly initial: S }, stream: string): Standing<S> | undefined {
    const entry = this.entries.get(stream);
    if (entry === undefined) return undefined;
    // Those that were used last go last.
    this.entries.delete(stream);
    this.entries.set(stream, entry === 'shared' ? entry : { ...entry, isTaken: true });
    return entry !== 'shared' && !entry.isTaken ? this.of(owner, entry) : undefined;
  }

  /** The state that is kept, taken or not, which stays: perhaps behind the log, by `longestMs` at most, and never ahead of it. */
  glance<S>(owner: Owner & { readonly initial: S }, stream: string): S | undefined {
    const entry = this.entries.get(stream);
    return entry === undefined || entry === 'shared' ? undefined : this.of(owner, entry)?.state;
  }

  put<S>(owner: Owner & { readonly initial: S }, stream: string, { state, revision }: Standing<S>): void {
    if (this.entries.get(stream) === 'shared') return;
    this.set(stream, { owner, state, revision, isTaken: false, putAt: performance.now() });
    this.sweeping ??= setTimeout(() => this.sweep(), this.longestMs).unref();
  }

  /** Somebody else writes to this stream. */
  share(stream: string): void {
    this.set(stream, 'shared');
  }

  /**
   * Runs what concerns one stream one after the other, within this process.
   * @throws StoreUnavailable where what came before it is not answered in time
   */
  async inTurn<T>(stream: string, work: () => Promise<T>): Promise<T> {
    const before = this.turns.get(stream);
    const mine = before ? this.patiently(before).then(work) : work();
    const over = mine.then(nothing, (failure: unknown) => failure);
    this.turns.set(stream, over);
    try {
      return await mine;
    } finally {
      if (this.turns.get(stream) === over) this.turns.delete(stream);
    }
  }

  /** `before` resolves to how it failed, if it did. */
  private async patiently(before: Promise<unknown>): Promise<void> {
    const since = performance.now();
    const late = new AbortController();
    const { signal } = late;
    const tooLong = wait(this.waits.patience, undefined, { ref: false, signal }).then(() => {
      throw unanswered();
    });
    try {
      const failure = await Promise.race([before, tooLong]);
      const isTired = performance.now() - since > this.waits.long;
      if (isTired && (failure instanceof StoreUnavailable || isOutage(failure))) throw unanswered();
    } finally {
      tooLong.catch(nothing);
      late.abort();
    }
  }

  /** Puts in what was read, where nothing is kept: what a command leaves is never older than what was read beside it. */
  offer<S>(owner: Owner & { readonly initial: S }, stream: string, read: Standing<S>): void {
    const entry = this.entries.get(stream);
    if (entry === undefined || (entry !== 'shared' && this.isOld(entry))) this.put(owner, stream, read);
  }

  private of<S>(owner: Owner & { readonly initial: S }, entry: Entry): Standing<S> | undefined {
    // Put in by the same aggregate, and so of its type.
    return entry.owner === owner && !this.isOld(entry) ? (entry as Standing<S>) : undefined;
  }

  private isOld({ putAt }: Entry): boolean {
    return performance.now() - putAt >= this.longestMs;
  }

  private sweep(): void {
    this.sweeping = undefined;
    for (const [stream, entry] of this.entries)
      if (entry !== 'shared' && this.isOld(entry)) this.entries.delete(stream);
    if (this.entries.size > 0) this.sweeping = setTimeout(() => this.sweep(), this.longestMs).unref();
  }

  private set(stream: string, entry: Entry | 'shared'): void {
    this.entries.delete(stream);
    this.entries.set(stream, entry);
    const [oldest] = this.entries.keys();
    if (this.entries.size > this.most && oldest !== undefined) this.entries.delete(oldest);
  }
}

const unanswered = () => new StoreUnavailable('the commands before it in its stream are not answered yet');

const nothing = () => undefined;
