import { flow, type CommandTools } from 'platform/http';
import { endLookAsLearner, lookAsLearner } from 'schemas/accounts/looking/looking.contract';
import { lendable } from 'schemas/accounts/token';
import { account } from '../account/account.decider';
import { mustBeAdmin } from '../account/admin-rights';
import { childrenOfHousehold, householdOf, rolesOf } from '../family/household';
import type { SigningIn } from '../signing-in/signing-in';
import { look } from './look.decider';

/** Long enough to see what a parent asks about; who needs longer says why once more. */
export const LOOK_SECONDS = 300;

type Parts = Pick<SigningIn, 'tokens' | 'lends'>;

export const lookingRoutes = (parts: Parts) => [
  flow(
    lookAsLearner,
    async ({ accountId, learnerId, reason }, tools) => {
      await mustBeAdmin(tools);
      const lookId = tools.idFor('look');
      const endsAt = new Date(Date.parse(tools.now) + LOOK_SECONDS * 1_000).toISOString();
      // Found before anything is written: what is no look leaves no event.
      const shown = await shownOf({ accountId, learnerId }, tools, parts);
      const data = { lookId, by: tools.caller.accountId, accountId, learnerId, reason: reason.trim(), endsAt };
      await tools.handle(look, lookId, { type: 'BeginLook', data });
      return { ...shown(lookId), lookId };
    },
    { answersRepeats: false },
  ),
  flow(endLookAsLearner, async ({ lookId }, tools) => {
    const data = { lookId, by: tools.caller.accountId, at: tools.now };
    await tools.handle(look, lookId, { type: 'EndLook', data });
    return {};
  }),
];

interface Whom {
  readonly accountId: string;
  readonly learnerId: string;
}

/**
 * What the learner's own browser would be given, but for three things: the session is the admin's, the parents' door is
 * shut, and of their roles it has those of learners alone, also where somebody of staff practises.
 */
async function shownOf(
  { accountId, learnerId }: Whom,
  tools: CommandTools & { refuse(code: 'AccountNotFound' | 'ChildNotFound'): never },
  { tokens, lends }: Parts,
) {
  const known = (await tools.read(account, accountId)) ?? tools.refuse('AccountNotFound');
  const household = await householdOf(known, tools);
  const { familyId } = household;
  const children = await childrenOfHousehold(household, tools);
  const child = children.find((one) => one.learnerId === learnerId) ?? tools.refuse('ChildNotFound');
  const lent = [...(await lends(familyId, tools))(learnerId)];
  const roles = lendable.filter((role) => rolesOf(known, household).includes(role));
  const { accountId: by, sessionId, passwordEpoch } = tools.caller;
  const email = known.email ?? '';
  const childName = child.name ?? '';
  return (lookId: string) => ({
    email,
    childName,
    learnerId,
    learners: [{ learnerId, childName }],
    roles: [...new Set([...roles, ...lent.map(({ role }) => role)])],
    expiresInSeconds: LOOK_SECONDS,
    doorOpenSeconds: 0,
    accessToken: tokens.sign(
      {
        accountId,
        learnerId,
        email,
        roles,
        sessionId,
        passwordEpoch,
        ...(lent.length > 0 && { lent }),
        familyId,
        look: { lookId, by },
      },
      LOOK_SECONDS,
    ),
  });
}
