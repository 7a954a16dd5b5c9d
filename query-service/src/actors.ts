import { accounts } from 'schemas/accounts/accounts.table';
import type { Reads } from 'platform/database/reads';

type Db = Reads<typeof accounts.name>;

/** Whose addresses stand behind the ids of actors; of an account that was erased, and of what is no person, there is none. */
export async function actorsOf(ids: readonly string[], db: Db) {
  const named = [...new Set(ids)];
  const found = named.length === 0 ? [] : await lookUp(named, db);
  const emails = new Map(found.map(({ accountId, email }) => [accountId, email]));
  return (id: string) => ({ id, email: emails.get(id) ?? null });
}

const lookUp = (ids: readonly string[], db: Db) =>
  db.from(accounts).select(['accountId', 'email']).where('accountId', 'in', ids).execute();
