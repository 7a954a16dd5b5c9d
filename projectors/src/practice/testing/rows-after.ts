import type { Projection, RowKey } from 'platform/projections';
import type { AnyEvent } from 'schemas/events';

type Row = Record<string, unknown>;

/** Something that happened, and when: ISO 8601 UTC. */
export type Happening = AnyEvent & { readonly at: string };

/** The rows of a read model after events, by key; between one event and the next every row is stored as JSON and read again. */
export function rowsAfter(projection: Projection, happenings: readonly Happening[]): Row[] {
  const stored = new Map<string, string>();
  for (const happening of happenings)
    for (const key of projection.handlers.get(happening.type)?.keysOf(happening.data) ?? [])
      foldInto(stored, key, { projection, happening });
  return [...stored.entries()].sort().map(([, row]) => JSON.parse(row) as Row);
}

interface Folding {
  readonly projection: Projection;
  readonly happening: Happening;
}

function foldInto(stored: Map<string, string>, key: RowKey, { projection, happening }: Folding): void {
  const { type, data, at } = happening;
  const id = typeof key === 'object' ? Object.values(key).join('/') : String(key);
  const before = stored.get(id);
  const row = before === undefined ? undefined : (JSON.parse(before) as Row);
  const meta = { at, actorId: 'test', position: '0' };
  const after = projection.handlers.get(type)?.fold(row, { data, meta }, key);
  if (after === null) stored.delete(id);
  else if (after !== undefined) stored.set(id, JSON.stringify(after));
}
