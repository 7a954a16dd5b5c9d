import type { Reads } from 'platform/database/reads';
import { accounts } from 'schemas/accounts/accounts.table';
import { parents } from 'schemas/accounts/family/parents.table';
import { rolesInFamily } from 'schemas/accounts/family/roles-in-family';
import type { RowOf } from 'schemas/describe/table';

type Db = Reads<typeof accounts.name | typeof parents.name>;
type Known = Pick<RowOf<typeof accounts>, 'accountId' | 'roles'>;

/** Where the children, the plan and the trial of an account are: in the family that it has joined, else in its own. */
export async function householdOf({ accountId, roles }: Known, db: Db) {
  const joined = await db
    .among(accounts, parents)
    .selectFrom('accounts_parents as parent')
    .innerJoin('accounts_accounts as founder', 'founder.accountId', 'parent.familyId')
    .select(['founder.accountId as familyId', 'founder.roles'])
    .where('parent.accountId', '=', accountId)
    .executeTakeFirst();
  return joined
    ? { familyId: joined.familyId, roles: rolesInFamily(roles, joined.roles) }
    : { familyId: accountId, roles };
}
