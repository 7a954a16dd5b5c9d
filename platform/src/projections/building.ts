import { setTimeout as wait } from 'node:timers/promises';
import { START, type Position } from '../event-store/event-store';
import { applyBuilding, type Generation } from './apply';
import { beginBuilding, setProgress, setStopped, standings, swap, underConstruction } from './control';
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
    const sites = projections.map((projection) =>
      site(projection, (known.get(projection.table.name)?.generation ?? 0) + 1),
    );
    for (const { generation, number } of sites) await beginBuilding(db, generation.projection, number);
    let told = Date.now();
    for await (const events of log.readAll(START, { batchSize: BATCH })) {
      if (signal.aborted) return;
      await this.applyTo(sites, events);
      if (Date.now() - told < PROGRESS_EVERY) continue;
      told = Date.now();
      for (const { generation } of sites)
        await setProgress(db, generation.projection.table.name, share(generation.position, builtAt));
    }
    await this.inTurn(() => this.handOver(sites, builtAt));
  }

  /** The common reader stands still meanwhile: the new tables read what it has read, and take over. */
  private async handOver(sites: readonly Site[], builtAt: Position): Promise<void> {
    const { db, log } = this.parts;
    const after = sites[0]?.generation.position ?? START;
    if (after < this.feed.feedPosition())
      for await (const events of log.readAll(after, { batchSize: BATCH })) await this.applyTo(sites, events);
    for (const { generation, number } of sites) {
      const { projection, position } = generation;
      this.asked.delete(projection.table.name);
      if (!this.failed.has(projection.table.name)) {
        await swap(db, projection, { generation: number, position, builtAt });
        this.feed.takeOver({ projection, position, physicalName: projection.table.name });
      }
    }
    this.failed.clear();
  }

  private readonly failed = new Set<string>();

  private async applyTo(sites: readonly Site[], events: Parameters<typeof applyBuilding>[2]): Promise<void> {
    await Promise.all(
      sites.map(async ({ generation }) => {
        const { name } = generation.projection.table;
        if (this.failed.has(name)) return;
        try {
          await applyBuilding(this.parts.db, generation, events);
        } catch (error) {
          this.failed.add(name);
          const fault = error instanceof Error ? error.message : 'failed';
          await setStopped(this.parts.db, name, `while being rebuilt: ${fault}`);
          this.parts.logger.error({ projection: name, fault }, 'rebuild failed; the table in use stays');
        }
      }),
    );
  }
}

function site(projection: Projection, number: number): Site {
  return {
    number,
    generation: { projection, physicalName: underConstruction(projection.table.name, number), position: START },
  };
}

// Positions are numbers written out: near enough for a progress bar on either store.
function share(position: Position, head: Position): number {
  return Math.min(1, Number(position) / Math.max(1, Number(head)));
}
