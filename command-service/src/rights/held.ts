import { endOfLondonDay } from 'platform/clock';
import type { CommandTools } from 'platform/http';
import { endOf, isPaid } from 'schemas/rights/grant';
import { practiceOf, rightsAt, type Practice } from 'schemas/rights/rights-at';
import { grantsOfAccount, lentRoles, type LentRole } from 'schemas/rights/standing';
import { grants } from './granting';

interface OfAccount {
  readonly accountId: string;
  readonly roles: readonly string[];
  /** A whole day, in London. */
  readonly trialEndsOn: string | null;
}

/** What the children of a family have for a time by its grants, by child: its token says so until it is renewed. */
export async function lends(
  familyId: string,
  tools: Pick<CommandTools, 'read' | 'now'>,
): Promise<(learnerId: string) => readonly LentRole[]> {
  const given = await grants.of(familyId, tools);
  return (learnerId) => lentRoles(rightsAt(given, learnerId, tools.now));
}

/** What the child who practises may do at this moment, by the log: by the account and by its grants. */
export async function mayPractise(
  known: OfAccount,
  { caller, now, read }: Pick<CommandTools, 'caller' | 'now' | 'read'>,
): Promise<{ readonly practice: Practice; readonly comprehension: boolean }> {
  const { accountId, roles, trialEndsOn } = known;
  const trialEndsAt = trialEndsOn === null ? null : endOfLondonDay(trialEndsOn).toISOString();
  const all = [...grantsOfAccount({ roles, trialEndsAt }), ...(await grants.of(accountId, { read }))];
  const rights = rightsAt(all, caller.learnerId, now);
  return { practice: practiceOf(rights), comprehension: rights.held.comprehension !== null };
}

/** Whether a family pays for something that runs or is to come, and whether it was ever given anything. */
export async function holdings(
  familyId: string,
  { read, now }: Pick<CommandTools, 'read' | 'now'>,
): Promise<{ readonly pays: boolean; readonly any: boolean }> {
  const given = await grants.of(familyId, { read });
  const isToCome = (endsAt: string | null) => endsAt === null || now < endsAt;
  const pays = given.some((grant) => isPaid(grant.source) && isToCome(endOf(grant, now)));
  return { pays, any: given.length > 0 };
}
