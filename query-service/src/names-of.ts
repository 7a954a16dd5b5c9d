import type { Reads } from 'platform/database/reads';
import { accounts } from 'schemas/accounts/accounts.table';

/** How the office knows people, by the ids of their accounts: by their name, or else by their address. */
export async function namesOf(
  db: Reads<typeof accounts.name>,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .from(accounts)
    .select(['accountId', 'parentFirstName', 'parentLastName', 'email'])
    .where((eb) => eb('accountId', '=', eb.fn.any(eb.val([...new Set(accountIds)]))))
    .execute();
  return new Map(
    rows.map(({ accountId, parentFirstName, parentLastName, email }) => {
      const name = [parentFirstName, parentLastName].filter(Boolean).join(' ');
      return [accountId, name === '' ? (email ?? 'somebody who has been erased') : name];
    }),
  );
}
