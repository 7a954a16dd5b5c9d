import { peopleErased } from '../../event-log/erasure';
import type { LoggedEvent } from '../../event-log/event-log';
import type { FoldMeta, Projection, RowKey } from './read-model';

type Row = Record<string, unknown>;

/** A fold failed: which event it met, and why. What stands before it in the log can still be applied. */
export class FoldFailed extends Error {
  override readonly name = 'FoldFailed';
  constructor(
    readonly event: LoggedEvent,
    override readonly cause: unknown,
  ) {
    super(`${event.type} at ${event.position}: ${cause instanceof Error ? cause.message : 'failed'}`);
  }
}

interface Touch {
  readonly event: LoggedEvent;
  readonly key: RowKey;
  readonly id: string;
}

/** What a batch of events means for one read model: which rows to load, and, given them, which to save and to remove. */
export interface Plan {
  readonly keys: readonly Row[];
  /** People whose columns are to be emptied. */
  readonly erased: readonly string[];
  fold(loaded: readonly Row[]): Outcome;
}

/** What is to be written. A row that was there is changed in the columns that differ alone: the wide ones mostly stay. */
interface Outcome {
  readonly add: readonly Row[];
  readonly change: readonly Change[];
  readonly remove: readonly Row[];
}

/** Rows that differ in the same columns; each has its key and those columns. */
interface Change {
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/** Undefined when the batch does not concern the read model at all. */
export function planOf(projection: Projection, events: readonly LoggedEvent[]): Plan | undefined {
  const touches = events.flatMap((event) => touchesOf(projection, event));
  const erased = Object.keys(projection.table.personal).length === 0 ? [] : peopleErased(events);
  if (touches.length === 0 && erased.length === 0) return undefined;
  const keys = new Map(touches.map(({ id, key }) => [id, keyRow(projection, key)]));
  return { keys: [...keys.values()], erased, fold: (loaded) => foldAll(projection, touches, { loaded, keys }) };
}

function touchesOf(projection: Projection, event: LoggedEvent): Touch[] {
  const handler = projection.handlers.get(event.type);
  if (!handler) return [];
  try {
    return handler
      .keysOf(event.data, metaOf(event))
      .map((key) => ({ event, key, id: idOf(keyRow(projection, key), projection) }));
  } catch (cause) {
    throw new FoldFailed(event, cause);
  }
}

function foldAll(
  projection: Projection,
  touches: readonly Touch[],
  { loaded, keys }: { loaded: readonly Row[]; keys: ReadonlyMap<string, Row> },
): Outcome {
  const before = new Map(loaded.map((row) => [idOf(row, projection), row]));
  const after = new Map<string, Row | null>();
  for (const touch of touches) {
    const known = after.get(touch.id);
    const row = known === undefined ? before.get(touch.id) : (known ?? undefined);
    const next = foldOne(projection, touch, row);
    if (next !== undefined && next !== row) after.set(touch.id, next);
  }
  const kept = [...after].flatMap(([id, row]) => (row === null ? [] : [{ row, was: before.get(id) }]));
  const add = kept.filter(({ was }) => was === undefined).map(({ row }) => row);
  const remove = [...after].filter(([id, row]) => row === null && before.has(id)).map(([id]) => keys.get(id) ?? {});
  return { add, change: changesOf(projection, kept), remove };
}

function changesOf({ table }: Projection, kept: readonly { row: Row; was: Row | undefined }[]): Change[] {
  const byColumns = new Map<string, { columns: readonly string[]; rows: Row[] }>();
  for (const { row, was } of kept) {
    const columns = was === undefined ? [] : Object.keys(table.row).filter((column) => row[column] !== was[column]);
    if (columns.length === 0) continue;
    const alike = byColumns.get(columns.join()) ?? { columns, rows: [] };
    byColumns.set(columns.join(), alike);
    alike.rows.push(only(row, [...table.key, ...columns]));
  }
  return [...byColumns.values()];
}

const only = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(columns.map((name) => [name, row[name]]));

const metaOf = ({ meta: { at, actor }, position }: LoggedEvent): FoldMeta => ({ at, actorId: actor.id, position });

function foldOne(projection: Projection, { event, key }: Touch, row: Row | undefined): Row | null | undefined {
  const meta = metaOf(event);
  try {
    return projection.handlers.get(event.type)?.fold(row, { data: event.data, meta }, key);
  } catch (cause) {
    throw new FoldFailed(event, cause);
  }
}

function keyRow({ table }: Projection, key: RowKey): Row {
  return typeof key === 'object' ? { ...key } : { [table.key[0] ?? '']: key };
}

function idOf(row: Row, { table }: Projection): string {
  return table.key.length === 1
    ? String(row[table.key[0] ?? ''])
    : JSON.stringify(table.key.map((field) => row[field]));
}
