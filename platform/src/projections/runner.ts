import { setTimeout as wait } from 'node:timers/promises';
import { isOutage } from '../database/outage';
import type { LoggedEvent } from '../event-log/event-log';
import { START, type Position } from '../event-store/event-store';
import { applyLive, type Generation } from './apply';
import { FoldFailed } from './batch';
import { Building } from './building';
import {
  CheckpointMoved,
  createControl,
  found,
  lags,
  passBy,
  setOutdated,
  setStopped,
  standings,
  type Standing,
} from './control';
import type { Projection } from './read-model';
import type { RunnerParts } from './runner-parts';
import { shapeOf } from './table-sql';

/** How often requests to rebuild are looked for, in ms. */
const REQUESTS_EVERY = 500;
/** How often the metrics are told, in ms. */
const REPORT_EVERY = 1_000;
const BATCH = 2_000;

/**
 * Reads the log once for all projections, in order, and keeps their tables. One runner is active at a time: the caller
 * holds the lock. A projection whose fold or rows fail is stopped, with the reason; the others go on.
 */
export class ProjectionRunner {
  private readonly live = new Map<string, Generation>();
  private readonly building: Building;
  private readonly parts: RunnerParts;
  // Where one part of the work fails the others end as well: another runner may be at work by then.
  private readonly over = new AbortController();
  /** How far the common reader has come. */
  private position: Position = START;
  // The feed and the handing-over of a built table take turns.
  private turn: Promise<unknown> = Promise.resolve();

  constructor(parts: RunnerParts) {
    this.parts = { ...parts, signal: AbortSignal.any([parts.signal, this.over.signal]) };
    this.building = new Building(this.parts, (work) => this.inTurn(work), {
      feedPosition: () => this.position,
      takeOver: (generation) => void this.live.set(generation.projection.table.name, generation),
    });
  }

  /** Runs until the signal is aborted. @throws CheckpointMoved when another runner is at work. */
  async run(): Promise<void> {
    await createControl(this.parts.db);
    await this.prepare();
    const work = [this.feed(), this.building.run(), this.watchRequests(), this.reportStandings()];
    for (const part of work) part.catch(() => this.over.abort());
    await allEnded(work);
  }

  private async prepare(): Promise<void> {
    const { db, log, projections } = this.parts;
    const head = await log.store.head();
    const known = await standings(db);
    for (const projection of projections) await this.take(projection, known.get(projection.table.name), head);
    const positions = [...this.live.values()].map(({ position }) => position).sort();
    this.position = positions[0] ?? head;
  }

  private async take(projection: Projection, standing: Standing | undefined, head: Position): Promise<void> {
    const { table, version } = projection;
    if (!standing) await found(this.parts.db, projection, head);
    if (standing && (standing.version !== version || standing.shape !== shapeOf(table))) {
      await setOutdated(this.parts.db, table.name);
      this.building.ask(projection);
      return;
    }
    this.live.set(table.name, { projection, physicalName: table.name, position: standing?.position ?? START });
  }

  private async feed(): Promise<void> {
    const { log, signal } = this.parts;
    for await (const events of log.subscribe(this.position, { signal, batchSize: BATCH })) {
      await this.inTurn(() => this.applyAll(events));
    }
  }

  private async applyAll(events: readonly LoggedEvent[]): Promise<void> {
    const last = events.at(-1);
    if (!last) return;
    const concerned = await allEnded([...this.live.values()].map((generation) => this.applyOne(generation, events)));
    const passed = concerned.filter((name) => name !== undefined);
    if (passed.length > 0)
      await this.untilItAnswers(() => passBy(this.parts.db, passed, { to: last.position, metAt: last.meta.at }));
    for (const name of passed) {
      const generation = this.live.get(name);
      if (generation && generation.position < last.position) generation.position = last.position;
    }
    this.position = last.position;
  }

  /** The projection's name when the batch passes it by. */
  private async applyOne(generation: Generation, events: readonly LoggedEvent[]): Promise<string | undefined> {
    const due = events.filter(({ position }) => position > generation.position);
    const { name } = generation.projection.table;
    try {
      const applied = await this.untilItAnswers(() => applyLive(this.parts.db, generation, due));
      return applied ? undefined : name;
    } catch (error) {
      if (error instanceof CheckpointMoved || isOutage(error)) throw error;
      await this.stop(generation, due, error);
      return undefined;
    }
  }

  /** Applies what can be, event by event, up to the one that fails; then the projection stands still, and says why. */
  private async stop(generation: Generation, events: readonly LoggedEvent[], error: unknown): Promise<void> {
    const { db, logger } = this.parts;
    const { name } = generation.projection.table;
    this.live.delete(name);
    const fault = await this.firstFault(generation, events, error);
    await setStopped(db, name, fault);
    logger.error({ projection: name, fault }, 'projection stopped');
  }

  private async firstFault(generation: Generation, events: readonly LoggedEvent[], error: unknown): Promise<string> {
    const stopper = error instanceof FoldFailed ? error.event : undefined;
    for (const event of events) {
      if (event === stopper) break;
      try {
        await this.untilItAnswers(() => applyLive(this.parts.db, generation, [event]));
      } catch (cause) {
        if (cause instanceof CheckpointMoved || isOutage(cause)) throw cause;
        return cause instanceof FoldFailed ? cause.message : `${event.type} at ${event.position}: ${messageOf(cause)}`;
      }
    }
    return messageOf(error);
  }

  /** A database that is away for a while stops nothing: the same batch is tried until it answers. */
  private async untilItAnswers<T>(work: () => Promise<T>): Promise<T> {
    for (let pause = 50; ; pause = Math.min(pause * 2, 2_000)) {
      try {
        return await work();
      } catch (error) {
        if (!isOutage(error) || this.parts.signal.aborted) throw error;
        this.parts.logger.warn({ err: error }, 'the read tables are out of reach');
        await wait(pause);
      }
    }
  }

  private async watchRequests(): Promise<void> {
    const { requests, db, projections, signal } = this.parts;
    if (!requests) return;
    while (!signal.aborted) {
      await wait(REQUESTS_EVERY, undefined, { signal }).catch(() => undefined);
      const known = await standings(db).catch(() => new Map<string, Standing>());
      for (const { projection, position } of await requests().catch(() => [])) {
        const wanted = projections.find(({ table }) => table.name === projection);
        const standing = known.get(projection);
        if (wanted && standing && standing.built_at < position) this.building.ask(wanted);
      }
    }
  }

  /** Tells the metrics how each projection stands, those that have stopped as well. */
  private async reportStandings(): Promise<void> {
    const { db, log, metrics, signal } = this.parts;
    while (!signal.aborted) {
      const head = await log.store.head().catch(() => undefined);
      for (const standing of head === undefined ? [] : await lags(db, head).catch(() => []))
        metrics.projectionStands(standing.projection, standing);
      await wait(REPORT_EVERY, undefined, { signal }).catch(() => undefined);
    }
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.turn.then(work, work);
    this.turn = result.catch(() => undefined);
    return result;
  }
}

/** Waits for all of them, also where one fails, and then fails as the first that did. */
async function allEnded<T>(work: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(work);
  return Promise.all(work);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'failed';
}
