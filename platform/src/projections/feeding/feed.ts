import { tryAgain } from '../../backoff/backoff';
import { isOutage } from '../../database/outage';
import type { LoggedEvent } from '../../event-log/event-log';
import { START, type Position } from '../../event-store/event-store';
import { applyLive, type Generation } from '../tables/apply';
import { peopleErased } from '../../event-log/erasure';
import { move, passBy } from '../standing/control';
import { earliest, type Erasures } from '../tables/erasures';
import { faultAmong, isNoFault, TAKEN_SINGLY } from '../standing/faults';
import { inWaves, sharesOf } from './in-waves';
import type { RunnerParts } from '../runner-parts';

const BATCH = 2_000;

const PAUSES = { firstMs: 50, longestMs: 2_000 };

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

type FeedParts = Pick<RunnerParts, 'db' | 'logger' | 'signal' | 'moved'> & {
  readonly log: Pick<RunnerParts['log'], 'subscribe'>;
};

/**
 * Follows the log once for all tables that are live, in order. It waits for no history: what has to catch up does so
 * beside it, and joins when it stands where the feed stands.
 */
export class Feed {
  private reached: Position = START;
  private readonly live = new Map<string, Generation>();

  constructor(
    private readonly parts: FeedParts,
    private readonly inTurn: InTurn,
    private readonly erasures: Pick<Erasures, 'reach'>,
  ) {}

  /** From now on this table is kept. */
  keep(generation: Generation): void {
    this.live.set(generation.projection.table.name, generation);
  }

  /** How far it has come. */
  get position(): Position {
    return this.reached;
  }

  /** Where the first of its tables stands; without any, at the end of the log. */
  begin(end: Position): void {
    this.reached = earliest([...this.live.values()]) ?? end;
  }

  async run(): Promise<void> {
    const { log, signal } = this.parts;
    for await (const events of log.subscribe(this.reached, { signal, batchSize: BATCH })) {
      await this.inTurn(() => this.applyAll(events));
    }
  }

  private async applyAll(events: readonly LoggedEvent[]): Promise<void> {
    const last = events.at(-1);
    if (!last) return;
    const { feed } = sharesOf(this.parts.db.connections);
    const generations = [...this.live.values()];
    const concerned = await inWaves(generations, feed, (generation) => this.applyOne(generation, events));
    const passed = concerned.filter((name) => name !== undefined);
    await this.pass(passed, events);
    // After the tables: one that stopped at this batch is reached as well.
    await this.untilItAnswers(() => this.erasures.reach(peopleErased(events), (name) => this.live.has(name)));
    this.reached = last.position;
    // All of them together: whoever reads several finds each as far as the others.
    const moved = generations.map(({ projection }) => projection.table.name).filter((name) => !passed.includes(name));
    if (moved.length > 0) this.parts.moved?.(moved);
  }

  /** The projection's name when the batch passes it by. */
  private async applyOne(generation: Generation, events: readonly LoggedEvent[]): Promise<string | undefined> {
    const due = events.filter(({ position }) => position > generation.position);
    const { name } = generation.projection.table;
    try {
      const applied = await this.untilItAnswers(() => applyLive(this.parts.db, generation, due));
      return applied ? undefined : name;
    } catch (error) {
      if (isNoFault(error)) throw error;
      await this.applySingly(generation, due, error);
      return undefined;
    }
  }

  /** Applies what can be, event by event, up to the one that fails; then the table stands still, and says why. */
  private async applySingly(generation: Generation, events: readonly LoggedEvent[], error: unknown): Promise<void> {
    const { db, logger } = this.parts;
    const { name } = generation.projection.table;
    const fault = await faultAmong(events, error, (event) =>
      this.untilItAnswers(() => applyLive(db, generation, [event])),
    );
    if (!fault) {
      logger.warn({ projection: name, err: error }, TAKEN_SINGLY);
      await this.pass([name], events);
      return;
    }
    this.live.delete(name);
    const { text, position } = fault;
    await this.untilItAnswers(() => move(db, name, { happened: 'failed', fault: text, fault_position: position }));
    logger.error({ projection: name, fault: text }, 'projection stopped');
  }

  /** What is left of the events concerns none of these tables. */
  private async pass(names: readonly string[], events: readonly LoggedEvent[]): Promise<void> {
    const last = events.at(-1);
    if (!last || names.length === 0) return;
    await this.untilItAnswers(() => passBy(this.parts.db, names, { to: last.position, metAt: last.meta.at }));
    for (const name of names) {
      const generation = this.live.get(name);
      if (generation && generation.position < last.position) generation.position = last.position;
    }
  }

  /** A database that is away for a while stops nothing: the same batch is tried until it answers. */
  private async untilItAnswers<T>(work: () => Promise<T>): Promise<T> {
    const mayPass = (error: unknown) => {
      if (!isOutage(error) || this.parts.signal.aborted) return false;
      this.parts.logger.warn({ err: error }, 'the read tables are out of reach');
      return true;
    };
    return tryAgain(work, { pauses: PAUSES, mayPass });
  }
}
