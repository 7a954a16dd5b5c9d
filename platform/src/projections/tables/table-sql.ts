import { createHash } from 'node:crypto';
import type { TSchema } from 'typebox';
import { mayBeNull, type Table } from 'schemas/describe/table';
import { textArray } from '../../database/binary-array';

/** `"camelCase"`: identifiers are our own field names, which hold no quotes. */
export const quoted = (identifier: string): string => `"${identifier}"`;

/** The schema that holds all read tables. */
export const inRead = (physicalName: string): string => `read.${quoted(physicalName)}`;

/** What a table's declaration comes to: another declaration, another text. */
export function shapeOf(table: Table): string {
  const columns = Object.entries(table.row).map(([name, schema]) => [
    name,
    columnType(schema),
    mayBeNull(table, name, schema),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([columns, table.key, indexesOf(table), ...table.anyCase]))
    .digest('hex')
    .slice(0, 16);
}

/** Creates the table under a physical name, with its key and its indexes. */
export function createTableSql(table: Table, physicalName: string): string[] {
  const columns = Object.entries(table.row).map(
    ([name, schema]) => `${quoted(name)} ${columnType(schema)}${mayBeNull(table, name, schema) ? '' : ' not null'}`,
  );
  const key = `constraint ${quoted(`${physicalName}_key`)} primary key (${list(table.key)})`;
  const create = `create table ${inRead(physicalName)} (${[...columns, key].join(', ')}) with (fillfactor = 80)`;
  const indexed = [...indexesOf(table).map(list), ...table.anyCase.map((field) => `lower(${quoted(field)})`)];
  const indexes = indexed.map(
    (what, n) => `create index ${quoted(`${physicalName}_by_${n}`)} on ${inRead(physicalName)} (${what})`,
  );
  return [create, ...indexes];
}

/** Those that are declared, and one for each column by which people are erased: no erasure reads a whole table. */
function indexesOf({ key, indexes, personal }: Table): readonly (readonly string[])[] {
  const led = new Set([key, ...indexes].map(([first]) => first));
  const subjects = [...new Set(Object.values(personal))].filter((subject) => !led.has(subject));
  return [...indexes, ...subjects.map((subject) => [subject])];
}

/** Which column type holds a field. */
export function columnType(schema: TSchema): string {
  const { type, format, enum: options } = schema as { type?: string; format?: string; enum?: readonly unknown[] };
  const isText = type === 'string' || options?.every((option) => typeof option === 'string');
  if (isText) return textTypes[format ?? ''] ?? 'text';
  return plainTypes[type ?? ''] ?? 'jsonb';
}

const textTypes: Readonly<Record<string, string>> = { 'date-time': 'timestamptz', date: 'date' };
const plainTypes: Readonly<Record<string, string>> = {
  integer: 'integer',
  number: 'double precision',
  boolean: 'boolean',
};

type Row = Readonly<Record<string, unknown>>;

/** What `Queries` take. */
type Statement = [sql: string, values: readonly unknown[]];

/** The rows that have one of some keys. */
export function loadRows(table: Table, physicalName: string, keys: readonly Row[]): Statement {
  const wanted = rowsGiven(table, table.key, keys);
  const rows = `${wanted.sql} join ${inRead(physicalName)} as row on ${sameKey(table)}`;
  return [`select row.* from ${rows}`, wanted.values];
}

/** Adds whole rows that the table does not have. */
export function addRows(table: Table, physicalName: string, rows: readonly Row[]): Statement {
  const all = Object.keys(table.row);
  const given = rowsGiven(table, all, rows);
  return [`insert into ${inRead(physicalName)} (${list(all)}) select ${list(all)} from ${given.sql}`, given.values];
}

/** Changes some columns of rows that the table has; each row has its key and those columns. */
export function changeRows(
  table: Table,
  physicalName: string,
  { columns, rows }: { readonly columns: readonly string[]; readonly rows: readonly Row[] },
): Statement {
  const given = rowsGiven(table, [...table.key, ...columns], rows);
  const changes = columns.map((field) => `${quoted(field)} = given.${quoted(field)}`).join(', ');
  const sql = `update ${inRead(physicalName)} as row set ${changes} from ${given.sql} where ${sameKey(table)}`;
  return [sql, given.values];
}

/** Removes the rows of some keys. */
export function removeRows(table: Table, physicalName: string, keys: readonly Row[]): Statement {
  const gone = rowsGiven(table, table.key, keys);
  return [`delete from ${inRead(physicalName)} as row using ${gone.sql} where ${sameKey(table)}`, gone.values];
}

/** `$1` is a list of subjects: empties every personal column of theirs; one statement for each subject column. */
export function eraseSubjectsSql(table: Pick<Table, 'personal'>, physicalName: string): string[] {
  const columns = Object.entries(table.personal);
  const subjects = [...new Set(columns.map(([, subject]) => subject))];
  return subjects.map((subject) => {
    const emptied = columns.filter(([, of]) => of === subject).map(([column]) => `${quoted(column)} = null`);
    return `update ${inRead(physicalName)} set ${emptied.join(', ')} where ${quoted(subject)} = any($1)`;
  });
}

const sameKey = (table: Table): string =>
  table.key.map((field) => `row.${quoted(field)} = given.${quoted(field)}`).join(' and ');

/** Rows as a statement reads them: a relation named `given`, one parameter for each of its columns. */
function rowsGiven(table: Table, fields: readonly string[], rows: readonly Row[]): { sql: string; values: Buffer[] } {
  const types = fields.map((field) => columnType(table.row[field] ?? {}));
  const columns = fields.map((field, n) => `${quoted(field)}::${types[n]} as ${quoted(field)}`);
  const parameters = fields.map((_, n) => `$${n + 1}::text[]`);
  return {
    sql: `(select ${columns.join(', ')} from unnest(${parameters.join(', ')}) as texts(${list(fields)})) as given`,
    values: fields.map((field, n) => textArray(rows.map((row) => textOf(row[field], types[n])))),
  };
}

/** Read back by the type of its column: `7`, `true`, `2026-03-29T00:30:00.123Z`, JSON; a text as it is. */
function textOf(value: unknown, type: string | undefined): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' && type !== 'jsonb' ? value : JSON.stringify(value);
}

const list = (fields: readonly string[]): string => fields.map(quoted).join(', ');
