import type { Reads } from 'platform/database/reads';
import { accounts } from 'schemas/accounts/accounts.table';

interface Known {
  /** As the account has it; empty where it has none. */
  readonly name: string;
  /** Null once they are erased. */
  readonly email: string | null;
}

/** People by the ids of their accounts; whoever never had one is not among them. */
export async function peopleBy(
  db: Reads<typeof accounts.name>,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, Known>> {
  const wanted = [...new Set(accountIds)];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .from(accounts)
    .select(['accountId', 'parentFirstName', 'parentLastName', 'email'])
    .where((eb) => eb('accountId', '=', eb.fn.any(eb.val(wanted))))
    .execute();
  return new Map(
    rows.map(({ accountId, parentFirstName, parentLastName, email }) => [
      accountId,
      { name: [parentFirstName, parentLastName].filter(Boolean).join(' '), email },
    ]),
  );
}

/** How the office knows somebody: by their name, or else by their address. */
export const knownAs = ({ name, email }: Known): string =>
  name === '' ? (email ?? 'somebody who has been erased') : name;

/** How the office knows people, by the ids of their accounts: by their name, or else by their address. */
export async function namesOf(
  db: Reads<typeof accounts.name>,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const people = await peopleBy(db, accountIds);
  return new Map([...people].map(([id, one]) => [id, knownAs(one)]));
}
