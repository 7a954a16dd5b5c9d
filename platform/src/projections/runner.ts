import { setTimeout as wait } from 'node:timers/promises';
import { START, type Position } from '../event-store/event-store';
import { Beside } from './feeding/beside';
import { createControl, lags, move, standings, type Standing } from './standing/control';
import { Erasures } from './tables/erasures';
import { Feed } from './feeding/feed';
import type { Projection } from './folding/read-model';
import { declaredBy, dropLeftovers, filledBy, found, rememberPersonal, retire } from './tables/read-tables';
import type { RunnerParts } from './runner-parts';
import { atStart } from './standing/table-life';
import { endTogether, takingTurns } from '../together/together';

/** How often requests to rebuild are looked for, in ms. */
const REQUESTS_EVERY = 500;
/** How often the metrics are told, in ms. */
const REPORT_EVERY = 1_000;

/**
 * Reads the log once for all projections, in order, and keeps their tables. One runner is active at a time: the caller
 * holds the lock. A projection whose fold or rows fail is stopped, with the reason; the others go on.
 */
export class ProjectionRunner {
  private readonly feed: Feed;
  private readonly beside: Beside;
  private readonly erasures: Erasures;
  private readonly parts: RunnerParts;
  // Where one part of the work fails the others end as well: another runner may be at work by then.
  private readonly over = new AbortController();

  constructor(parts: RunnerParts) {
    this.parts = { ...parts, signal: AbortSignal.any([parts.signal, this.over.signal]) };
    this.erasures = new Erasures(this.parts);
    // The feed and the handing-over of a table that was filled beside it.
    const inTurn = takingTurns();
    this.feed = new Feed(this.parts, inTurn, this.erasures);
    this.beside = new Beside(this.parts, inTurn, { feed: this.feed, erasures: this.erasures });
  }

  /** Runs until the signal is aborted. @throws CheckpointMoved when another runner is at work. */
  async run(): Promise<void> {
    await createControl(this.parts.db);
    await this.prepare();
    const work = [this.feed.run(), this.beside.run(), this.watchRequests(), this.reportStandings()];
    // All of them, before the lock is given back.
    await endTogether(this.over, work);
  }

  private async prepare(): Promise<void> {
    const { db, log, projections } = this.parts;
    const head = await log.store.head();
    const known = await standings(db);
    const declared = new Set(projections.map(({ table }) => table.name));
    for (const name of known.keys()) if (!declared.has(name)) await this.retire(name);
    for (const projection of projections) await this.take(projection, known.get(projection.table.name), head);
    await dropLeftovers(db);
    this.feed.begin(head);
    await this.eraseFromThoseThatStoodStill();
  }

  /** To the feed, or beside it. */
  private async take(projection: Projection, standing: Standing | undefined, head: Position): Promise<void> {
    const { db } = this.parts;
    const { name } = projection.table;
    await rememberPersonal(db, projection);
    const filled = standing && { state: standing.state, filledBy: filledBy(standing) };
    const what = atStart(filled, declaredBy(projection));
    if (what === 'keep') {
      this.feed.keep({ projection, position: standing?.position ?? START, physicalName: name });
      return;
    }
    if (what === 'found') await found(db, projection, head);
    if (what === 'build anew') await move(db, name, { happened: 'changed' });
    this.beside.ask({ projection, way: what === 'build anew' ? what : 'go on' });
  }

  private async retire(name: string): Promise<void> {
    const { db, logger } = this.parts;
    await retire(db, name);
    logger.info({ projection: name }, 'a read table that nobody declares any more was dropped');
  }

  private async eraseFromThoseThatStoodStill(): Promise<void> {
    const all = [...(await standings(this.parts.db)).values()];
    await this.erasures.catchUp(all.filter(({ state, position }) => state !== 'live' && position > START));
  }

  private async watchRequests(): Promise<void> {
    const { requests, db, projections, signal } = this.parts;
    if (!requests) return;
    while (!signal.aborted) {
      await wait(REQUESTS_EVERY, undefined, { signal }).catch(() => undefined);
      const known = await standings(db).catch(() => new Map<string, Standing>());
      for (const { projection: name, position } of await requests().catch(() => [])) {
        const projection = projections.find(({ table }) => table.name === name);
        const standing = known.get(name);
        if (projection && standing && standing.built_at < position)
          this.beside.ask({ projection, way: 'build anew', at: position });
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
}
