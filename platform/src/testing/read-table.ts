import type { AnyTable, RowOf, Table } from 'schemas/describe/table';
import type { Fields } from 'schemas/describe/schema';
import type { Database } from '../database/database';
import { addRows, createTableSql } from '../projections/tables/table-sql';

/** Makes a read table as the projectors do, and fills it: for tests of what reads it. `db` is of the projectors' role. */
export async function readTableOf<R extends Fields>(
  db: Pick<Database, 'query'>,
  table: Table<R>,
  rows: readonly RowOf<Table<R>>[],
): Promise<void> {
  const plain: AnyTable = table;
  for (const statement of createTableSql(plain, table.name)) await db.query(statement);
  await db.query(...addRows(plain, table.name, rows));
  await db.query(`analyze read."${table.name}"`);
}
