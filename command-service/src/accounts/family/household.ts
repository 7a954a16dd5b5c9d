import type { CommandTools } from 'platform/http';
import { rolesInFamily } from 'schemas/accounts/family/roles-in-family';
import type { RoleName } from 'schemas/accounts/roles';
import { account, type Account } from '../account/account.decider';
import { childrenOf, family, type Child } from './family.decider';
import { isParent } from './parents.rules';

type Known = NonNullable<Account>;
type Reading = Pick<CommandTools, 'read'>;

/** To whom an account belongs at this moment: its own family, or the one that it has joined. */
export interface Household {
  readonly familyId: string;
  /** Whose account began the family: its trial, its plan and its first child are the family's. */
  readonly founder: Known;
}

/**
 * The family of an account. One that has joined another's is of that one for as long as its stream says so: who is taken
 * out is so from that moment, whatever stands in their own stream.
 */
export async function householdOf(known: Known, { read }: Reading): Promise<Household> {
  const { accountId, towardsFamilyId } = known;
  const own = { familyId: accountId, founder: known };
  if (towardsFamilyId === null || towardsFamilyId === accountId) return own;
  const [told, founder] = await Promise.all([read(family, towardsFamilyId), read(account, towardsFamilyId)]);
  return founder !== null && isParent(told.parents, accountId) ? { familyId: towardsFamilyId, founder } : own;
}

/** What an account may do: as it stands, or as a parent of the family that it has joined. */
export const rolesOf = (known: Known, { founder }: Household): readonly RoleName[] =>
  founder === known ? known.roles : rolesInFamily(known.roles, founder.roles);

/** A family as its commands name it. */
export const familyOf = ({ familyId, founder: { learnerId, childName } }: Household) => ({
  familyId,
  first: { learnerId, name: childName },
});

/** Its children in the order in which they came, those who were put away too. */
export async function childrenOfHousehold(household: Household, { read }: Reading): Promise<readonly Child[]> {
  const { familyId, first } = familyOf(household);
  return childrenOf(await read(family, familyId), first);
}

/** The family that an account belongs to, and its children. */
export async function familyOfAccount(known: Known, tools: Reading) {
  const household = await householdOf(known, tools);
  return { familyId: household.familyId, children: await childrenOfHousehold(household, tools) };
}

/** The children of the family that an account belongs to. */
export const childrenOfAccount = async (known: Known, tools: Reading): Promise<readonly Child[]> =>
  childrenOfHousehold(await householdOf(known, tools), tools);
