import { createHash } from 'node:crypto';
import type { TSchema } from 'typebox';
import { mayBeNull, type Table } from 'schemas/describe/table';

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
    .update(JSON.stringify([columns, table.key, table.indexes]))
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
  const indexes = table.indexes.map(
    (fields, n) => `create index ${quoted(`${physicalName}_by_${n}`)} on ${inRead(physicalName)} (${list(fields)})`,
  );
  return [create, ...indexes];
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

/** `$1` is a JSON array of keys: the rows that have one of them. */
export function loadRowsSql(table: Table, physicalName: string): string {
  const condition = table.key.map((field) => `row.${quoted(field)} = wanted.${quoted(field)}`).join(' and ');
  return `select row.* from json_to_recordset($1::json) as wanted(${typed(table, table.key)}) join ${inRead(physicalName)} as row on ${condition}`;
}

/** `$1` is a JSON array of whole rows that the table does not have. */
export function addRowsSql(table: Table, physicalName: string): string {
  const all = Object.keys(table.row);
  return `insert into ${inRead(physicalName)} (${list(all)}) select ${list(all)} from json_to_recordset($1::json) as given(${typed(table, all)})`;
}

/** `$1` is a JSON array of keys with the columns that change, of rows that the table has. */
export function changeRowsSql(table: Table, physicalName: string, columns: readonly string[]): string {
  const condition = table.key.map((field) => `row.${quoted(field)} = given.${quoted(field)}`).join(' and ');
  const changes = columns.map((field) => `${quoted(field)} = given.${quoted(field)}`).join(', ');
  return `update ${inRead(physicalName)} as row set ${changes} from json_to_recordset($1::json) as given(${typed(table, [...table.key, ...columns])}) where ${condition}`;
}

/** `$1` is a JSON array of keys: removes their rows. */
export function removeRowsSql(table: Table, physicalName: string): string {
  const condition = table.key.map((field) => `row.${quoted(field)} = gone.${quoted(field)}`).join(' and ');
  return `delete from ${inRead(physicalName)} as row using json_to_recordset($1::json) as gone(${typed(table, table.key)}) where ${condition}`;
}

/** `$1` is a list of subjects: empties every personal column of theirs; one statement for each subject column. */
export function eraseSubjectsSql(table: Table, physicalName: string): string[] {
  const columns = Object.entries(table.personal);
  const subjects = [...new Set(columns.map(([, subject]) => subject))];
  return subjects.map((subject) => {
    const emptied = columns.filter(([, of]) => of === subject).map(([column]) => `${quoted(column)} = null`);
    return `update ${inRead(physicalName)} set ${emptied.join(', ')} where ${quoted(subject)} = any($1)`;
  });
}

const list = (fields: readonly string[]): string => fields.map(quoted).join(', ');

function typed(table: Table, fields: readonly string[]): string {
  return fields.map((field) => `${quoted(field)} ${columnType(table.row[field] ?? {})}`).join(', ');
}
