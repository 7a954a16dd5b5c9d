import type { Reads } from 'platform/database/reads';
import { accounts } from 'schemas/accounts/accounts.table';

/** How the office calls whoever did something, by their account. */
export async function staffNames(ids: readonly string[], db: Reads<typeof accounts.name>) {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map<string, string>();
  const found = await db
    .from(accounts)
    .select(['accountId', 'parentFirstName', 'parentLastName', 'email'])
    .where((eb) => eb('accountId', '=', eb.fn.any(eb.val(wanted))))
    .execute();
  return new Map(
    found.flatMap(({ accountId, parentFirstName, parentLastName, email }) => {
      const name = [parentFirstName, parentLastName].filter(Boolean).join(' ') || email;
      return name === null ? [] : [[accountId, name] as const];
    }),
  );
}
