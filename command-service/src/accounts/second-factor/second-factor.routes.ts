import { flow, type CommandTools } from 'platform/http';
import {
  offerSecondFactor,
  removeSecondFactor,
  resetSecondFactor,
  setUpSecondFactor,
} from 'schemas/accounts/second-factor/second-factor.contract';
import { account } from '../account/account.decider';
import { mustBeAdmin } from '../account/admin-rights';
import { identify, type SigningIn } from '../signing-in/signing-in';
import { addressOf, newRecoveryCodes, newSecret, stepOf, typedCode } from './factor-codes';
import { countGuess, passSecondFactor, recoveryHashOf } from './passing';
import { secondFactor } from './second-factor.decider';

/** As long as one takes to find the phone and the app on it. */
const OFFER_MINUTES = 20;

// Replies hold secrets, or requests do: each is a command of its own, whatever key it carries.
const once = { answersRepeats: false } as const;

export const secondFactorRoutes = (signingIn: SigningIn) => [
  flow(
    offerSecondFactor,
    async ({ password }, tools) => {
      const { accountId, email } = await owner(password, tools, signingIn);
      const secret = newSecret();
      const expiresAt = new Date(Date.parse(tools.now) + OFFER_MINUTES * 60_000).toISOString();
      const data = { accountId, factorId: tools.idFor('factor'), secret, expiresAt };
      await tools.handle(secondFactor, accountId, { type: 'OfferSecondFactor', data });
      return { secret, address: addressOf(secret, email ?? '') };
    },
    once,
  ),
  settingUp(signingIn),
  flow(
    removeSecondFactor,
    async ({ password, code }, tools) => {
      const { accountId } = await owner(password, tools, signingIn);
      await passSecondFactor({ accountId, code }, { tools, guesses: signingIn.codeGuesses });
      await tools.handle(secondFactor, accountId, { type: 'RemoveSecondFactor', data: { accountId, by: 'owner' } });
      return {};
    },
    once,
  ),
  flow(resetSecondFactor, async ({ accountId, reason }, tools) => {
    if (tools.caller.accountId === accountId) return tools.refuse('OwnSecondFactor');
    await mustBeAdmin(tools);
    if ((await tools.read(account, accountId)) === null) return tools.refuse('AccountNotFound');
    // First, so that they are never left open by a factor that is gone already; a repeat finds that and ends nothing new.
    if ((await tools.read(secondFactor, accountId)).standing)
      await tools.handle(account, accountId, { type: 'EndAllSessions', data: { accountId } });
    const data = { accountId, by: 'admin', reason } as const;
    await tools.handle(secondFactor, accountId, { type: 'RemoveSecondFactor', data });
    return {};
  }),
];

const settingUp = ({ codeGuesses: guesses }: Pick<SigningIn, 'codeGuesses'>) =>
  flow(
    setUpSecondFactor,
    async ({ code }, tools) => {
      const { accountId } = tools.caller;
      const { offered, standing } = await tools.read(secondFactor, accountId);
      if (standing) return tools.refuse('SecondFactorStands');
      if (!offered || offered.secret === null) return tools.refuse('SecondFactorNotOffered');
      const guess = await countGuess(accountId, tools, guesses);
      const typed = typedCode(code);
      const step = typed.kind === 'app' ? stepOf(typed.code, offered.secret, tools.now) : undefined;
      if (step === undefined) return tools.refuse('SecondCodeNotRight');
      const recoveryCodes = newRecoveryCodes();
      const recoveryHashes = recoveryCodes.map((one) => recoveryHashOf(one, accountId, tools));
      const data = { accountId, factorId: offered.factorId, step, recoveryHashes };
      await tools.handle(secondFactor, accountId, { type: 'SetUpSecondFactor', data, at: tools.now });
      await guess.wasRight();
      return { recoveryCodes };
    },
    once,
  );

/** Whoever sits at an open browser is asked who they are: an app that is theirs would lock the owner out. */
async function owner(password: string, tools: CommandTools, signingIn: SigningIn) {
  const known = await tools.read(account, tools.caller.accountId);
  return identify(known?.email ?? '', password, { ...signingIn, tools, otherwise: 'PasswordNotRight' });
}
