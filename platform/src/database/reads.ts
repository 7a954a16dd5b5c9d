import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type AliasableExpression,
  type AliasedExpression,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Expression,
  type QueryResult,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely';
import type { Fields } from 'schemas/describe/schema';
import type { RowOf, Table } from 'schemas/describe/table';
import type { Queries } from './database';

/** What is known of a table to those who read it. */
export interface ReadTable<N extends string = string> {
  readonly name: N;
  readonly row: Fields;
}

/** The rows of each table, by its name. */
type RowsOf<T extends ReadTable> = { [K in T as K['name']]: K extends Table<infer R> ? RowOf<Table<R>> : never };

/** Reads of the tables of these names, typed by the tables' declarations. Where more may be read, fewer may be as well. */
export interface Reads<N extends string> {
  /** Rows of one table. */
  from<T extends ReadTable<N>>(table: T): SelectQueryBuilder<RowsOf<T>, T['name'] & keyof RowsOf<T>, NoColumns>;
  /** For a statement over several tables: `among(a, b).selectFrom(a.name).innerJoin(b.name, …)`. */
  among<const T extends readonly ReadTable<N>[]>(...tables: T): Pick<Kysely<RowsOf<T[number]>>, 'selectFrom'>;
}

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- kysely's own type of a statement that selects no column yet
type NoColumns = {};

/** Typed reads of read tables, each a prepared statement. Nothing else can be said through them: they never write. */
export function readsOf<const T extends readonly ReadTable[]>(
  db: Pick<Queries, 'prepared'>,
  ..._: T
): Reads<T[number]['name']> {
  return readsThrough(db);
}

/** Whether a text and a whole number are one of these pairs: the same statement, however many there are. */
export const isOneOf = (
  [text, number]: readonly [Expression<string>, Expression<number>],
  pairs: readonly (readonly [string, number])[],
): Expression<SqlBool> => {
  const [texts, numbers] = [pairs.map(([one]) => one), pairs.map(([, other]) => other)];
  return sql`(${text}, ${number}) in (select * from unnest(${texts}::text[], ${numbers}::integer[]))`;
};

/** A column of ids as JavaScript sorts them, whatever the database's own order of letters is. */
export const byCode = (column: string): Expression<string> => sql`${sql.ref(column)} collate "C"`;

/** Of a list of things with numbers, those whose number makes one of the pairs with a text. */
export const numbersIn = <T extends { readonly number: number }>(
  [text, list]: readonly [Expression<string>, Expression<T[]>],
  pairs: readonly (readonly [string, number])[],
): AliasableExpression<T[]> => {
  const [texts, numbers] = [pairs.map(([one]) => one), pairs.map(([, other]) => other)];
  return sql`(select coalesce(jsonb_agg(item), '[]') from jsonb_array_elements(${list}) as item
    where (${text}, (item ->> 'number')::integer) in (select * from unnest(${texts}::text[], ${numbers}::integer[])))`;
};

/** Each of a list of things as a row of its own, `listed.item`: for a lateral join. */
export const itemsOf = <T>(list: Expression<T[]>): AliasedExpression<{ item: T }, 'listed'> =>
  sql<{ item: T }>`jsonb_array_elements(${list})`.as<'listed'>(sql`listed(item)`);

/** Whether a list of texts has this one among them. */
export const isIn = (text: string, list: Expression<string[]>): Expression<SqlBool> =>
  sql<SqlBool>`${list} @> jsonb_build_array(${text}::text)`;

/** Whether a list of texts has any of these among them. */
export const isAnyIn = (texts: readonly string[], list: Expression<string[]>): Expression<SqlBool> =>
  sql<SqlBool>`${list} ?| ${[...texts]}::text[]`;

/** A field of the last thing in a list, as text; null where that has none. */
export const ofLast = <T>(list: Expression<T[]>, field: keyof T & string): Expression<string | null> =>
  sql<string | null>`${list} -> -1 ->> ${field}`;

/** Part of a text, whatever stands in it, for `like` and `ilike`. */
export const partly = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Letters without their accents and in lower case, and the straight apostrophe for each that is bent: as somebody types a name. */
export const typedPlainly = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .toLowerCase();

/** The same of a column. */
export const plainly = (text: Expression<string | null>): Expression<string | null> =>
  sql`lower(translate(regexp_replace(normalize(${text}, NFD), '[\u0300-\u036f]', '', 'g'), '\u2018\u2019\u02bc', ''''''''))`;

type AnyRows = Record<string, Record<string, unknown>>;

const made = new WeakMap<object, ReturnType<typeof makeReads>>();

function readsThrough(db: Pick<Queries, 'prepared'>) {
  const known = made.get(db);
  if (known) return known;
  const reads = makeReads(db);
  made.set(db, reads);
  return reads;
}

function makeReads(db: Pick<Queries, 'prepared'>) {
  const builder = new Kysely<AnyRows>({ dialect: dialectOf(db) }).withSchema('read');
  return { from: ({ name }: ReadTable) => builder.selectFrom(name), among: () => builder };
}

/** PostgreSQL's dialect over our own database: kysely writes the statements, and knows nothing of connections. */
function dialectOf(db: Pick<Queries, 'prepared'>): Dialect {
  const connection: DatabaseConnection = {
    executeQuery: async <R>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<R>> => ({
      rows: await db.prepared<R>(text, parameters),
    }),
    streamQuery: () => refused(),
  };
  const nothing = () => Promise.resolve();
  return {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => ({
      init: nothing,
      acquireConnection: () => Promise.resolve(connection),
      releaseConnection: nothing,
      destroy: nothing,
      beginTransaction: refused,
      commitTransaction: refused,
      rollbackTransaction: refused,
    }),
  };
}

const refused = (): never => {
  throw new Error('read tables are read one statement at a time');
};
