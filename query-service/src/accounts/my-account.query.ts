import { answer } from 'platform/http';
import { getMyAccount } from 'schemas/accounts/accounts.contract';
import { accounts } from 'schemas/accounts/accounts.table';
import { children } from 'schemas/accounts/children.table';

export const myAccountQuery = answer(getMyAccount, { reads: [accounts, children] }, async (_, { db, caller }) => {
  const [account, child] = await Promise.all([
    db.from(accounts).select(['parentFirstName', 'roles']).where('accountId', '=', caller.accountId).executeTakeFirst(),
    db.from(children).select('name').where('learnerId', '=', caller.learnerId).executeTakeFirst(),
  ]);
  return {
    email: caller.email,
    parentFirstName: account?.parentFirstName ?? '',
    childName: child?.name ?? '',
    roles: account?.roles ?? [],
  };
});
