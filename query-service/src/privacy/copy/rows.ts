import type { Database } from 'platform/database';
import type { AnyTable } from 'schemas/describe/table';
import { pageSql, type Owner } from '../owned-tables';

export type Row = Readonly<Record<string, unknown>>;
export type Reading = Pick<Database, 'prepared'>;

/** At once in memory, and within the time that a statement has. */
const ROWS = 500;

/** Somebody's rows of a table in the order of its key, a few hundred at a time. */
export async function* rowsOf<R extends Row = Row>(
  db: Reading,
  table: AnyTable,
  { kind, id }: Pick<Owner, 'kind' | 'id'>,
): AsyncGenerator<R> {
  let page = await db.prepared<R>(pageSql(table, kind, { rows: ROWS, after: false }), [id]);
  for (;;) {
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < ROWS) return;
    const key = table.key.map((column) => last[column]);
    page = await db.prepared<R>(pageSql(table, kind, { rows: ROWS, after: true }), [id, ...key]);
  }
}
