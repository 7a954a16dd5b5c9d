import type { Reads } from 'platform/database/reads';
import { accounts } from 'schemas/accounts/accounts.table';

/** An account's address, if it was shown to be theirs: whoever typed somebody else's is told nothing of its owner. */
export async function confirmedAddress(
  accountId: string,
  db: Reads<typeof accounts.name>,
): Promise<string | undefined> {
  const holder = await db
    .from(accounts)
    .select(['email', 'emailConfirmedAt'])
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  if (holder === undefined || holder.emailConfirmedAt === null) return undefined;
  return holder.email ?? undefined;
}
