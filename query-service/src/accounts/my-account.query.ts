import { answer } from 'platform/http';
import { getMyAccount } from 'schemas/accounts/accounts.contract';
import type { accounts } from 'schemas/accounts/accounts.table';
import type { RowOf } from 'schemas/describe/table';

export const myAccountQuery = answer(getMyAccount, async (_, { db, caller }) => {
  const [account] = await db.many<RowOf<typeof accounts>>(
    `select * from read.accounts_accounts where "accountId" = $1`,
    [caller.accountId],
  );
  return {
    email: caller.email,
    parentFirstName: account?.parentFirstName ?? '',
    childName: account?.childName ?? '',
    roles: account?.roles ?? [],
  };
});
