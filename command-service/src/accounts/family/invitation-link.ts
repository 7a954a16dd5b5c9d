import type { CommandTools } from 'platform/http';
import { JOIN_FAMILY_PATH } from 'schemas/accounts/links';
import { account } from '../account/account.decider';
import { family } from './family.decider';
import { householdOf, type Household } from './household';
import { invitationIn, isParent, type Invitation, type Parents } from './parents.rules';

/** What stands behind the link of an invitation that can be accepted, or has been by `acceptedBy`. */
export interface Invited {
  readonly invitationId: string;
  readonly email: string;
  readonly inviterEmail: string;
  readonly acceptedBy: string | undefined;
  readonly household: Household;
}

type Reading = Pick<CommandTools, 'opens' | 'read' | 'now'>;

/**
 * Opens the link of an invitation. It leads nowhere once it is withdrawn or over, or when whoever sent it has been erased or
 * deactivated, or belongs to another family now: they could not stand by it.
 */
export async function invitedBy(token: string, tools: Reading): Promise<Invited | undefined> {
  const [familyId, invitationId] = tools.opens(token, JOIN_FAMILY_PATH) ?? [];
  if (familyId === undefined || invitationId === undefined) return undefined;
  const { parents } = await tools.read(family, familyId);
  const invitation = invitationIn(parents, invitationId);
  if (!invitation || !leadsSomewhere(invitation, parents, tools.now)) return undefined;
  const inviter = await standingBy(invitation, familyId, tools);
  const { email, acceptedBy } = invitation;
  return inviter && { invitationId, email: email ?? '', acceptedBy, ...inviter };
}

/** Whether it can be accepted, or the one who did is there and asks once more. */
function leadsSomewhere({ stage, expiresAt, email, acceptedBy }: Invitation, parents: Parents, now: string): boolean {
  if (acceptedBy !== undefined) return isParent(parents, acceptedBy);
  return stage === 'open' && expiresAt > now && email !== null;
}

async function standingBy({ inviterId }: Invitation, familyId: string, { read }: Pick<Reading, 'read'>) {
  const inviter = await read(account, inviterId);
  if (!inviter?.active || inviter.email === null) return undefined;
  const household = await householdOf(inviter, { read });
  const isHolder = inviterId === familyId && household.familyId === familyId;
  return isHolder ? { inviterEmail: inviter.email, household } : undefined;
}
