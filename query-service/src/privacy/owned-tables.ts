import type { AnyTable } from 'schemas/describe/table';
import { tables } from 'schemas/tables';

/**
 * Of whom something is kept: a child, a parent’s own account, the family, which its parents share, or whoever has an
 * address: of a place on the mailing list or in a free mock exam nothing else is known. Its `id` is the address, and only
 * one that was shown to be theirs may be looked for.
 */
export interface Owner {
  readonly kind: 'child' | 'account' | 'family' | 'address';
  readonly id: string;
}

const kinds: readonly Owner['kind'][] = ['child', 'account', 'family', 'address'];
const byKind = { child: ['learnerId', 'subjectId'], account: ['accountId', 'subjectId'], family: ['familyId'] };

/** The columns by which rows of a table are somebody's; none where it has nothing of that kind of owner. */
function columnsOf(table: AnyTable, kind: Owner['kind']): readonly string[] {
  const { row, key } = table;
  if (kind === 'address') return addressesOf(table);
  // The row of an account names its first child, too, and is the parents' all the same.
  if (kind === 'child' && key.length === 1 && key[0] === 'accountId') return [];
  // What names one of the parents is that one’s alone.
  if (kind === 'family' && 'accountId' in row) return [];
  return byKind[kind].filter((column) => column in row);
}

/** Where a row is nobody's but whose address stands in it, the columns with that address. */
function addressesOf({ row, personal }: AnyTable): readonly string[] {
  if (Object.values(byKind).some((columns) => columns.some((column) => column in row))) return [];
  return Object.keys(personal).filter((column) => (row[column] as { readonly format?: string }).format === 'email');
}

/** The read tables in which there may be something of somebody: by what they declare, so that a new one is among them. */
export const tablesOf = (kind: Owner['kind']): readonly AnyTable[] =>
  tables.filter((table) => columnsOf(table, kind).length > 0);

/** Every table with anything of anybody. */
export const ownedTables: readonly AnyTable[] = tables.filter((table) =>
  kinds.some((kind) => columnsOf(table, kind).length > 0),
);

/** What stands in a table, for the people whose it is. */
export const wordsOf = ({ name, keeps }: Pick<AnyTable, 'name' | 'keeps'>): string =>
  keeps ?? name.replaceAll('_', ' ');

const exactly = (column: string) => `${quoted(column)} = $1`;
const inAnyCase = (column: string) => `lower(${quoted(column)}) = lower($1)`;

const quoted = (name: string) => `"${name}"`;
export const nameOf = ({ name }: Pick<AnyTable, 'name'>) => `read.${quoted(name)}`;

/** Which rows are theirs, by `$1`. */
export function whereTheirs(table: AnyTable, kind: Owner['kind']): string {
  const isTheirs = kind === 'address' ? inAnyCase : exactly;
  const theirs = columnsOf(table, kind).map(isTheirs);
  const isOfAChild = columnsOf(table, 'child').includes('learnerId');
  const and = kind !== 'child' && isOfAChild ? ` and ${quoted('learnerId')} is null` : '';
  return `(${theirs.join(' or ')})${and}`;
}

/** How many rows are theirs, and in how many of them their own words or name stand. */
export function countSql(table: AnyTable, kind: Owner['kind']): string {
  const personal = Object.keys(table.personal).map((column) => `${quoted(column)} is not null`);
  const named = personal.length === 0 ? 'false' : personal.join(' or ');
  return `select count(*)::int as count, (count(*) filter (where ${named}))::int as named from ${nameOf(table)} where ${whereTheirs(table, kind)}`;
}

/** The rows that come after one, by its key; the first ones where there is none. */
export function pageSql(
  table: AnyTable,
  kind: Owner['kind'],
  { rows, after }: { rows: number; after: boolean },
): string {
  const key = table.key.map(quoted).join(', ');
  const placeholders = table.key.map((_, index) => `$${index + 2}`).join(', ');
  const next = after ? ` and (${key}) > (${placeholders})` : '';
  const columns = Object.keys(table.row).map(quoted).join(', ');
  return `select ${columns} from ${nameOf(table)} where ${whereTheirs(table, kind)}${next} order by ${key} limit ${rows}`;
}
