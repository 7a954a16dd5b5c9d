import type { Database } from '../../database/database';
import type { LoggedEvent } from '../../event-log/event-log';
import { START, type Position } from '../../event-store/event-store';
import { applyBuilding, applyLive, type Generation } from '../tables/apply';
import { mended, move, moveCheckpoint, setProgress, type Standing } from '../standing/control';
import type { Fault } from '../standing/faults';
import type { Projection } from '../folding/read-model';
import { abandon, beginBuilding, swap, underConstruction } from '../tables/read-tables';

/** A table that is filled beside the live feed. */
export interface Filling {
  readonly generation: Generation;
  /** Where the log ended when its building began; none for one that only goes on. */
  readonly builtAt?: Position;
  /** How the log calls it when it fails. */
  readonly failure: string;
  apply(events: readonly LoggedEvent[]): Promise<unknown>;
  /** It has met everything up to a position, and is the live feed's from now on. */
  takePlace(position: Position): Promise<void>;
  giveUp(fault: Fault): Promise<void>;
}

/** The table that is served, from where it stands: a new one, or one that stood still. */
export async function goOn(db: Database, projection: Projection, { position }: Standing): Promise<Filling> {
  const { name } = projection.table;
  const generation: Generation = { projection, physicalName: name, position };
  await setProgress(db, [name], 0);
  return {
    generation,
    failure: 'projection stopped',
    apply: (events) => applyLive(db, generation, events),
    takePlace: async (reached) => {
      await db.transaction(async (tx) => {
        await moveCheckpoint(tx, name, { from: generation.position, to: reached, metAt: null });
        await move(tx, name, { happened: 'caught up', ...mended });
      });
    },
    giveUp: async ({ text, position: at }) => {
      await move(db, name, { happened: 'failed', progress: null, fault: text, fault_position: at });
    },
  };
}

/** An empty table beside the one that is served, from the start of the log; it takes that one's place. */
export async function buildAnew(
  db: Database,
  projection: Projection,
  { generation: number, builtAt }: { readonly generation: number; readonly builtAt: Position },
): Promise<Filling> {
  const physicalName = underConstruction(projection.table.name, number);
  const generation: Generation = { projection, physicalName, position: START };
  await beginBuilding(db, projection, number);
  return {
    generation,
    builtAt,
    failure: 'rebuild failed; the table in use stays',
    apply: (events) => applyBuilding(db, generation, events),
    takePlace: (position) => swap(db, projection, { generation: number, position, builtAt }),
    giveUp: (fault) => abandon(db, projection, { generation: number, builtAt, fault }),
  };
}
