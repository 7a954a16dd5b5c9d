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
import { addressOf, newSecret, recoveryCodesBy, startOf, stepOf, typedCode } from './factor-codes';
import { countGuess, passSecondFactor, recoveryHashOf } from './passing';
import { secondFactor, type Standing } from './second-factor.decider';

/** As long as one takes to find the phone and the app on it. */
const OFFER_MINUTES = 20;

/** For so long a repeat of the setting up, of which the answer was lost, is told the recovery codes again. */
const TOLD_AGAIN_MINUTES = 10;

// The request holds a code that serves once: each is a command of its own, whatever key it carries.
const once = { answersRepeats: false } as const;

export const secondFactorRoutes = (signingIn: SigningIn) => [
  flow(offerSecondFactor, async ({ password }, tools) => {
    const { accountId, email } = await owner(password, tools, signingIn);
    if ((await tools.read(secondFactor, accountId)).standing) return tools.refuse('SecondFactorStands');
    const expiresAt = new Date(Date.parse(tools.now) + OFFER_MINUTES * 60_000).toISOString();
    const data = { accountId, factorId: tools.idFor('factor'), secret: newSecret(), expiresAt };
    const { state } = await tools.handle(secondFactor, accountId, { type: 'OfferSecondFactor', data });
    // Of a repeat it is the one that was shown first.
    const secret = state.offered?.secret ?? tools.refuse('SecondFactorNotOffered');
    return { secret, address: addressOf(secret, email ?? '') };
  }),
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
      await tools.handle(account, accountId, { type: 'EndAllSessions', data: { accountId, reason } });
    const data = { accountId, by: 'admin', reason } as const;
    await tools.handle(secondFactor, accountId, { type: 'RemoveSecondFactor', data });
    return {};
  }),
];

const settingUp = ({ codeGuesses: guesses }: Pick<SigningIn, 'codeGuesses'>) =>
  flow(setUpSecondFactor, async ({ code }, tools) => {
    const { accountId } = tools.caller;
    const { offered, standing } = await tools.read(secondFactor, accountId);
    if (standing) return toldAgain(standing, tools);
    if (!offered || offered.secret === null) return tools.refuse('SecondFactorNotOffered');
    const guess = await countGuess(accountId, tools, guesses);
    const typed = typedCode(code);
    const step = typed.kind === 'app' ? stepOf(typed.code, offered.secret, tools.now) : undefined;
    if (step === undefined) return tools.refuse('SecondCodeNotRight');
    const recoveryCodes = codesOf({ factorId: offered.factorId, secret: offered.secret }, tools);
    const recoveryHashes = recoveryCodes.map((one) => recoveryHashOf(one, accountId, tools));
    const data = { accountId, factorId: offered.factorId, step, recoveryHashes };
    await tools.handle(secondFactor, accountId, { type: 'SetUpSecondFactor', data, at: tools.now });
    await guess.wasRight();
    return { recoveryCodes };
  });

/**
 * The codes of the factor that this very request sets up. They hang on the app’s secret, which goes with its person, and on the
 * request by its key: whoever asks by another is told nothing.
 */
const codesOf = ({ factorId, secret }: { readonly factorId: string; readonly secret: string }, tools: CommandTools) =>
  recoveryCodesBy((nth) => tools.hashed(`${factorId} ${secret} ${tools.idFor('codes')} ${nth}`, 'recovery-codes'));

/** A browser asks again by itself where the answer was lost, and would have no codes: none of them has been used, and it is soon. */
function toldAgain(
  standing: Standing,
  tools: CommandTools & { refuse(code: 'SecondFactorStands'): never },
): { recoveryCodes: string[] } {
  const { factorId, secret, setUpStep, recoveryHashes } = standing;
  const isSoon = Date.parse(tools.now) < startOf(setUpStep) + TOLD_AGAIN_MINUTES * 60_000;
  if (secret === null || !isSoon) return tools.refuse('SecondFactorStands');
  const recoveryCodes = codesOf({ factorId, secret }, tools);
  const isOwn = recoveryCodes.every((one) =>
    recoveryHashes.includes(recoveryHashOf(one, tools.caller.accountId, tools)),
  );
  return isOwn ? { recoveryCodes } : tools.refuse('SecondFactorStands');
}

/** Whoever sits at an open browser is asked who they are: an app that is theirs would lock the owner out. */
async function owner(password: string, tools: CommandTools, signingIn: SigningIn) {
  const known = await tools.read(account, tools.caller.accountId);
  return identify(known?.email ?? '', password, { ...signingIn, tools, otherwise: 'PasswordNotRight' });
}
