import type { CommandTools } from 'platform/http';
import type { Account } from '../account/account.decider';
import { childrenOf, family, type Child } from './family.decider';

type Known = Pick<NonNullable<Account>, 'accountId' | 'learnerId' | 'childName'>;

/** The family of an account, as its commands name it. */
export const familyOf = ({ accountId, learnerId, childName }: Known) => ({
  familyId: accountId,
  first: { learnerId, name: childName },
});

/** The children of an account in the order in which they came, those who were put away too. */
export async function childrenOfAccount(known: Known, { read }: Pick<CommandTools, 'read'>): Promise<readonly Child[]> {
  const { familyId, first } = familyOf(known);
  return childrenOf(await read(family, familyId), first);
}
