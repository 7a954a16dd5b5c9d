import { answer } from 'platform/http';
import { getMyAccount } from 'schemas/accounts/accounts.contract';
import { accounts } from 'schemas/accounts/accounts.table';

export const myAccountQuery = answer(getMyAccount, { reads: [accounts] }, async (_, { db, caller }) => {
  const account = await db
    .from(accounts)
    .select(['parentFirstName', 'childName', 'roles'])
    .where('accountId', '=', caller.accountId)
    .executeTakeFirst();
  return {
    email: caller.email,
    parentFirstName: account?.parentFirstName ?? '',
    childName: account?.childName ?? '',
    roles: account?.roles ?? [],
  };
});
