import Type, { type TSchema } from 'typebox';
import { Shape, subjectFieldOf, type Fields, type PersonalMark, type ValueOf } from './schema';
import { orNull } from './schema';

export interface TableOptions<R extends Fields> {
  /** Column names are the field names, as they are. A field marked `Personal` or `Maybe` may be null. */
  readonly row: R;
  /** One field, or several for a composite key. */
  readonly key: (keyof R & string) | readonly (keyof R & string)[];
  /** Secondary indexes, each a list of columns. */
  readonly indexes?: readonly (readonly (keyof R & string)[])[];
  /** Texts by which a row is found in whatever case they are written: of each an index in small letters. */
  readonly anyCase?: readonly (keyof R & string)[];
  /** What stands in it, in words for the people whose it is; wanted where a row names a child, an account or a family. */
  readonly keeps?: string;
}

/** A read table: declared once, here; created, filled, rebuilt and swapped by the projectors. */
export interface Table<R extends Fields = Fields, N extends string = string> {
  readonly name: N;
  readonly row: R;
  readonly key: readonly (keyof R & string)[];
  readonly indexes: readonly (readonly (keyof R & string)[])[];
  readonly anyCase: readonly (keyof R & string)[];
  /** In words for the people whose it is. */
  readonly keeps?: string;
  /** Column → the column that holds the data subject's id. */
  readonly personal: Readonly<Record<string, string>>;
}

/** A table, whatever its row. */
export type AnyTable = { readonly [K in keyof Table]: Table[K] };

/** A row as a fold makes it and a query reads it: personal and optional fields may be null. */
export type RowOf<T> = T extends Table<infer R> ? Row<R, ValueOf<R>> : never;
type Row<R extends Fields, V> = {
  [K in keyof V]-?:
    | Exclude<V[K], undefined>
    | (undefined extends V[K] ? null : never)
    | (K extends PersonalOf<R> ? null : never);
};
type PersonalOf<R extends Fields> = { [K in keyof R]: R[K] extends PersonalMark ? K : never }[keyof R];

/** Declares a read table. Its name is `<feature>_<view>`. */
export function table<const R extends Fields, const N extends string>(name: N, options: TableOptions<R>): Table<R, N> {
  const personal: Record<string, string> = {};
  for (const [field, schema] of Object.entries(options.row)) {
    const subject = subjectFieldOf(schema);
    if (subject !== undefined) personal[field] = subject;
  }
  const key = typeof options.key === 'string' ? [options.key] : options.key;
  const { row, indexes = [], anyCase = [], keeps } = options;
  return { name, row, key, indexes, anyCase, personal, ...(keeps !== undefined && { keeps }) };
}

/** The reply of a paged query over a table: the rows of the page, and how many there are in all. */
export function pageReply<T extends Fields>(source: Table<T>) {
  const row = Type.Unsafe<RowOf<Table<T>>>(rowSchema(source));
  return { rows: Type.Array(row), total: Type.Integer({ minimum: 0 }) };
}

/** The JSON Schema of a row, nulls allowed where the row may have them. */
export function rowSchema<R extends Fields>(source: Table<R>): TSchema {
  const fields = Object.entries(source.row).map(([name, schema]) => [
    name,
    mayBeNull(source, name, schema) ? orNull(schema) : schema,
  ]);
  return Shape(Object.fromEntries(fields) as Fields);
}

/** Whether a column may be null: it is optional, or personal data that erasure empties. */
export function mayBeNull(source: Pick<Table, 'personal'>, name: string, schema: TSchema): boolean {
  return name in source.personal || Type.IsOptional(schema);
}
