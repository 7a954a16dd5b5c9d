import type { Fields } from 'schemas/describe/schema';
import type { AnyTable, RowOf, Table } from 'schemas/describe/table';
import type { DomainEvent } from '../../decider/decider';
import type { Position } from '../../event-store/event-store';

/** What a fold may know of an event beside its data. */
export interface FoldMeta {
  /** When it happened, ISO 8601 UTC. */
  readonly at: string;
  readonly actorId: string;
  readonly position: Position;
}

/** A row's key: the value of a single key field, or one value for each field of a composite key. */
export type RowKey = string | number | Readonly<Record<string, string | number>>;

/** The row after an event; undefined leaves it as it was (or absent), null removes it. Pure, and never throws for what the log may hold. */
export type Fold<Row, Data> = (
  row: Row | undefined,
  event: { readonly data: Data; readonly meta: FoldMeta },
  key: RowKey,
) => Row | null | undefined;

/** A fold of rows whose keys are not simply the event's own fields of the same name, or follow from whose doing it was. */
export interface Placed<Row, Data> {
  readonly keysOf: (data: Data, meta: FoldMeta) => readonly RowKey[];
  readonly fold: Fold<Row, Data>;
}

/** The event concerns one row, whose key is reckoned from its data. */
export function at<Row, Data>(keyOf: (data: Data) => RowKey, fold: Fold<Row, Data>): Placed<Row, Data> {
  return { keysOf: (data) => [keyOf(data)], fold };
}

/** The event concerns several rows; the fold is told which by its third parameter. */
export function atEach<Row, Data>(
  keysOf: (data: Data, meta: FoldMeta) => readonly RowKey[],
  fold: Fold<Row, Data>,
): Placed<Row, Data> {
  return { keysOf, fold };
}

/**
 * The row with some of its columns changed: `set(row, { correct: 3 })`. No row, none after it. A column that the table
 * does not have does not compile, which an object spread would let through.
 */
export function set<Row extends object | undefined, const C extends Partial<NonNullable<Row>>>(
  row: Row,
  changes: C & Only<keyof NonNullable<Row>, C>,
): Row {
  return row && { ...row, ...changes };
}
type Only<Known extends PropertyKey, C> = Readonly<Record<Exclude<keyof C, Known>, never>>;

type Handlers<Row, E extends DomainEvent> = {
  readonly [T in E['type']]?: Fold<Row, Extract<E, { type: T }>['data']> | Placed<Row, Extract<E, { type: T }>['data']>;
};

type Loose = Record<string, unknown>;

/** A read model, ready for the runner: a table and, by type of event, which rows an event concerns and how each folds. */
export interface Projection {
  readonly table: AnyTable;
  /** Raise it whenever a fold changes: the projectors then build the table anew by themselves. */
  readonly version: number;
  readonly handlers: ReadonlyMap<string, Placed<Loose, Loose>>;
}

/** Binds read models to the events of a system: `const readModel = readModelsOf<AnyEvent>();`, once. */
export function readModelsOf<E extends DomainEvent>() {
  return <R extends Fields>(table: Table<R>, { version }: { readonly version: number }) => ({
    fold: (handlers: Handlers<RowOf<Table<R>>, E>): Projection => ({
      table,
      version,
      handlers: new Map(Object.entries(handlers).map(([type, handler]) => [type, placed(table.key, handler)])),
    }),
  });
}

// The types of rows and events were checked where the folds were written; the runner treats them all alike.
function placed(key: readonly string[], handler: unknown): Placed<Loose, Loose> {
  if (typeof handler !== 'function') return handler as Placed<Loose, Loose>;
  return { keysOf: (data) => [keyFrom(key, data)], fold: handler as Fold<Loose, Loose> };
}

function keyFrom(key: readonly string[], data: Loose): RowKey {
  const [only, ...more] = key;
  if (only !== undefined && more.length === 0) return data[only] as string;
  return Object.fromEntries(key.map((field) => [field, data[field] as string]));
}
