import { answer } from 'platform/http';
import { accounts } from 'schemas/accounts/accounts.table';
import { children } from 'schemas/accounts/children.table';
import { getMyFamily } from 'schemas/accounts/family.contract';

export const myFamilyQuery = answer(getMyFamily, { reads: [accounts, children] }, async (_, { db, caller }) => {
  const [parent, family] = await Promise.all([
    db
      .from(accounts)
      .select(['parentFirstName', 'parentLastName'])
      .where('accountId', '=', caller.accountId)
      .executeTakeFirst(),
    db
      .from(children)
      .select(['learnerId', 'name', 'bornOn', 'archivedAt'])
      .where('familyId', '=', caller.familyId ?? caller.accountId)
      .orderBy('addedAt')
      .orderBy('learnerId')
      .execute(),
  ]);
  return {
    parentFirstName: parent?.parentFirstName ?? '',
    parentLastName: parent?.parentLastName ?? '',
    children: family,
  };
});
