import type { CommandTools } from 'platform/http';
import { account } from '../account/account.decider';
import { family } from './family.decider';
import { familyOf, householdOf } from './household';
import { present } from './parents.rules';

/** A password that was chosen by a link, which came to the owner of the address alone. */
interface NewPassword {
  readonly accountId: string;
  readonly resetId: string;
  /** ISO 8601 UTC. */
  readonly changedAt: string;
}

/**
 * Withdraws what invitations the account had open: whoever knew the former password may have made them, and their links
 * lead to the work of children. Done again it changes nothing.
 */
export async function withdrawAfter(data: NewPassword, tools: CommandTools): Promise<void> {
  const { accountId } = data;
  const founder = await tools.read(account, accountId);
  if (founder === null) return;
  // Only whoever began a family invites to it.
  const of = familyOf({ familyId: accountId, founder });
  const { passwordEpoch } = founder;
  await tools.handle(family, accountId, { ...of, type: 'WithdrawInvitationsOf', data: { ...data, passwordEpoch } });
}

/**
 * How many other parents an account may take out of its family: those who joined it and stay. None where it joined the
 * family of another, who alone may take parents out.
 */
export async function otherParentsOf(accountId: string, tools: Pick<CommandTools, 'read'>): Promise<number> {
  const known = await tools.read(account, accountId);
  if (known === null) return 0;
  const { familyId } = await householdOf(known, tools);
  if (familyId !== accountId) return 0;
  return present((await tools.read(family, familyId)).parents);
}
