import { Said } from './fake-server';

interface PageRequest {
  readonly after?: string | undefined;
  readonly limit?: number | undefined;
}

/** A page of some rows as the services cut it: what follows the row that `after` names, and the name of its last. */
export function pageOf<T>(
  rows: readonly T[],
  nameOf: (row: T) => string,
  { after, limit = 500 }: PageRequest,
): { readonly page: readonly T[]; readonly headers: Record<string, string> } {
  const from = after === undefined ? 0 : rows.findIndex((row) => nameOf(row) === after) + 1;
  const page = rows.slice(from, from + limit);
  const last = page.at(-1);
  const next = from + limit < rows.length && last !== undefined ? nameOf(last) : undefined;
  return { page, headers: next === undefined ? {} : { 'X-Next': next } };
}

/** Where the reply is a bare list. */
export function saidPage<T>(...asked: Parameters<typeof pageOf<T>>): Said {
  const { page, headers } = pageOf(...asked);
  return page.length > 0 ? new Said(200, page, headers) : new Said(204);
}
