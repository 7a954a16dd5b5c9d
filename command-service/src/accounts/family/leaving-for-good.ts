import type { CommandTools } from 'platform/http';
import { account } from '../account/account.decider';
import { subject } from '../signing-in/security.decider';
import { identify, type SigningIn } from '../signing-in/signing-in';
import { family, practising } from './family.decider';
import { childrenOfHousehold, familyOf, householdOf, type Household } from './household';

// Done again each changes nothing.
const takingOut = {
  putAway: async (familyId: string, learnerId: string, tools: CommandTools): Promise<boolean> => {
    const household = await householdAt(familyId, tools);
    if (household === undefined) return true;
    const left = practising(await childrenOfHousehold(household, tools)).map((child) => child.learnerId);
    if (!left.includes(learnerId)) return true;
    if (left.length === 1) return false;
    // Of those whose day has come as well, the first to begin goes: the last is kept, here and at their own beginning.
    const command = { type: 'ArchiveChild', data: { learnerId }, toGo: [] } as const;
    await tools.handle(family, familyId, { ...command, ...familyOf(household) });
    return true;
  },

  removeChild: async (familyId: string, learnerId: string, tools: CommandTools): Promise<void> => {
    const household = await householdAt(familyId, tools);
    if (household === undefined) return;
    await tools.handle(family, familyId, { ...familyOf(household), type: 'RemoveChild', data: { learnerId } });
  },

  /** Ends that an account belongs to the family of another. */
  leaveOthers: async (accountId: string, tools: CommandTools): Promise<void> => {
    const known = await tools.read(account, accountId);
    if (known === null) return;
    const household = await householdOf(known, tools);
    if (household.familyId === accountId) return;
    const data = { accountId, by: 'themselves' as const };
    await tools.handle(family, household.familyId, { ...familyOf(household), type: 'LeaveFamily', data });
  },
};

/** What privacy may do with families and their people. */
export const leavingForGood = (signingIn: SigningIn) => ({
  confirm: async (password: string, tools: CommandTools): Promise<void> => {
    const known = await tools.read(account, tools.caller.accountId);
    await identify(known?.email ?? '', password, { ...signingIn, tools, otherwise: 'PasswordNotRight' });
  },

  passwordEpochOf: async (accountId: string, tools: CommandTools): Promise<number> =>
    (await tools.read(account, accountId))?.passwordEpoch ?? 0,

  familyOfCaller: (tools: CommandTools): Promise<string> => familyIdOf(tools.caller.accountId, tools),

  familyOf: familyIdOf,

  childrenOf: async (familyId: string, tools: CommandTools) => {
    const household = await householdAt(familyId, tools);
    return household === undefined ? [] : childrenOfHousehold(household, tools);
  },

  parentsOf: async (familyId: string, tools: CommandTools): Promise<readonly string[]> => {
    const { parents } = await tools.read(family, familyId);
    return [familyId, ...parents.joined.filter(({ hasLeft }) => !hasLeft).map(({ accountId }) => accountId)];
  },

  ...takingOut,

  endSessions: async (accountId: string, tools: CommandTools): Promise<void> => {
    await tools.handle(account, accountId, { type: 'EndAllSessions', data: { accountId } });
  },

  noteErased: async (subjectId: string, tools: CommandTools): Promise<void> => {
    await tools.handle(subject, subjectId, { type: 'NoteErasure', data: { subjectId } });
  },
});

async function familyIdOf(accountId: string, tools: CommandTools): Promise<string> {
  const known = await tools.read(account, accountId);
  return known === null ? accountId : (await householdOf(known, tools)).familyId;
}

/** A family by its id, which is that of the account that began it. */
async function householdAt(familyId: string, { read }: CommandTools): Promise<Household | undefined> {
  const founder = await read(account, familyId);
  return founder === null ? undefined : { familyId, founder };
}
