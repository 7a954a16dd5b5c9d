import { setTimeout as wait } from 'node:timers/promises';
import { isOutage } from '../database/outage';
import type { LoggedEvent } from '../event-log/event-log';
import { START, type Position } from '../event-store/event-store';
import { applyBuilding, type Generation } from './apply';
import { beginBuilding, setBuildFailed, setProgress, standings, swap, underConstruction } from './control';
import type { Projection } from './read-model';
import type { RunnerParts } from './runner-parts';

/** What the builder needs of the common reader. */
interface Feed {
  feedPosition(): Position;
  /** From now on the common reader keeps this table. */
  takeOver(generation: Generation): void;
}

const PROGRESS_EVERY = 500;
const BATCH = 2_000;

interface Site {
  readonly generation: Generation;
  readonly number: number;
  /** Where the log ended when the building began. */
  readonly builtAt: Position;
}

/** Fills tables of the next generation from the start of the log while those in use serve, and puts them in their place. */
export class Building {
  private readonly asked = new Map<string, Projection>();

  constructor(
    private readonly parts: RunnerParts,
    private readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>,
    private readonly feed: Feed,
  ) {}

  /** Asks for one table to be built anew; asking twice builds once. */
  ask(projection: Projection): void {
    this.asked.set(projection.table.name, projection);
  }

  /** Builds what is asked for, all that is asked for at once in one reading of the log. */
  async run(): Promise<void> {
    const { signal, logger } = this.parts;
    while (!signal.aborted) {
      const projections = [...this.asked.values()];
      if (projections.length === 0) {
        await wait(100, undefined, { signal }).catch(() => undefined);
        continue;
      }
      try {
        await this.build(projections);
      } catch (error) {
        logger.error({ err: error }, 'a rebuild broke off and will begin again');
        await wait(1_000, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  private async build(projections: readonly Projection[]): Promise<void> {
    const { db, log, signal } = this.parts;
    const builtAt = await log.store.head();
    const known = await standings(db);
    let sites = projections.map((projection) =>
      site(projection, (known.get(projection.table.name)?.generation ?? 0) + 1, builtAt),
    );
    for (const { generation, number } of sites) await beginBuilding(db, generation.projection, number);
    let told = Date.now();
    for await (const events of log.readAll(START, { batchSize: BATCH })) {
      if (signal.aborted) return;
      sites = await this.applyTo(sites, events);
      if (Date.now() - told < PROGRESS_EVERY) continue;
      told = Date.now();
      for (const { generation } of sites)
        await setProgress(db, generation.projection.table.name, share(generation.position, builtAt));
    }
    await this.inTurn(() => this.handOver(sites));
  }

  /** The common reader stands still meanwhile: the new tables read what it has read, and take over. */
  private async handOver(built: readonly Site[]): Promise<void> {
    const { db, log } = this.parts;
    let sites = built;
    const after = sites[0]?.generation.position ?? START;
    if (after < this.feed.feedPosition())
      for await (const events of log.readAll(after, { batchSize: BATCH })) sites = await this.applyTo(sites, events);
    for (const { generation, number, builtAt } of sites) {
      const { projection, position } = generation;
      await swap(db, projection, { generation: number, position, builtAt });
      this.asked.delete(projection.table.name);
      this.feed.takeOver({ projection, position, physicalName: projection.table.name });
    }
  }

  /** Those that could be built on; all of them stand at the same position. */
  private async applyTo(sites: readonly Site[], events: readonly LoggedEvent[]): Promise<Site[]> {
    const stand = await Promise.all(sites.map((one) => this.applyOne(one, events)));
    return sites.filter((_, n) => stand[n]);
  }

  private async applyOne(one: Site, events: readonly LoggedEvent[]): Promise<boolean> {
    try {
      await applyBuilding(this.parts.db, one.generation, events);
      return true;
    } catch (error) {
      // While the database is away nothing is wrong with the fold: the whole building begins again.
      if (isOutage(error)) throw error;
      await this.giveUp(one, error);
      return false;
    }
  }

  /** Not tried again before somebody asks: the same events would meet the same fold. */
  private async giveUp({ generation: { projection }, builtAt }: Site, error: unknown): Promise<void> {
    const { name } = projection.table;
    const fault = error instanceof Error ? error.message : 'failed';
    await setBuildFailed(this.parts.db, name, { fault: `while being rebuilt: ${fault}`, builtAt });
    this.asked.delete(name);
    this.parts.logger.error({ projection: name, fault }, 'rebuild failed; the table in use stays');
  }
}

function site(projection: Projection, number: number, builtAt: Position): Site {
  const physicalName = underConstruction(projection.table.name, number);
  return { number, builtAt, generation: { projection, physicalName, position: START } };
}

// Positions are numbers written out: near enough for a progress bar on either store.
function share(position: Position, head: Position): number {
  return Math.min(1, Number(position) / Math.max(1, Number(head)));
}
