import type { Database } from '../../database/database';
import type { Position } from '../../event-store/event-store';
import { ERASURE, peopleErased } from '../../event-log/erasure';
import { standings, type Standing } from '../standing/control';
import type { RunnerParts } from '../runner-parts';
import { eraseFrom } from './read-tables';

interface ErasureParts {
  readonly db: Database;
  readonly log: RunnerParts['log'];
}

/** Erases people from the tables that do not meet the log at the moment: those that stopped, or serve while another is built. */
export class Erasures {
  constructor(private readonly parts: ErasureParts) {}

  /** From all but those that are kept, which meet the same events themselves. */
  async reach(people: readonly string[], isKept: (projection: string) => boolean): Promise<void> {
    if (people.length === 0) return;
    for (const standing of (await standings(this.parts.db)).values())
      if (!isKept(standing.projection)) await eraseFrom(this.parts.db, standing, people);
  }

  /** Whoever was erased since a table stood still, while nobody looked after it. */
  async catchUp(tables: readonly Standing[]): Promise<void> {
    const since = earliest(tables);
    if (since === undefined) return;
    for await (const events of this.parts.log.readAll(since, { types: [ERASURE] }))
      for (const table of tables) await eraseFrom(this.parts.db, table, peopleErased(events));
  }
}

/** The least of some positions. */
export function earliest(all: readonly { readonly position: Position }[]): Position | undefined {
  return all.map(({ position }) => position).sort()[0];
}
