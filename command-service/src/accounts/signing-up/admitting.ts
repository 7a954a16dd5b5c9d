import { randomBytes } from 'node:crypto';
import type { AddressNames, Keyring } from 'platform/crypto';
import { networkOf, type CommandTools } from 'platform/http';
import type { PasswordHasher } from 'platform/passwords';
import type { NewAccount } from 'schemas/accounts/new-account';
import { account, isStillUnconfirmed } from '../account/account.decider';
import { canBeBirthday } from '../birthday.rules';
import { isSameName, practising } from '../family/family.decider';
import { familyOfAccount } from '../family/household';
import { login } from '../signing-in/login.decider';
import { loginNameOf, nameForAccount, nameForSignUp } from '../signing-in/login-names';
import { subject } from '../signing-in/security.decider';
import { isCommonPassword } from './common-passwords';

interface Settings {
  readonly passwords: Pick<PasswordHasher, 'hash'>;
  readonly names: AddressNames;
  readonly keyring: Pick<Keyring, 'destroy'>;
}

const RESET_MINUTES = 60;

/** What other features may do with accounts that begin with a payment. */
export const admitting = ({ passwords, names, keyring }: Settings) => ({
  isTooCommon: isCommonPassword,

  canBeBirthday,

  hash: (password: string, { address }: CommandTools): Promise<string> =>
    passwords.hash(password, { from: networkOf(address), isKnown: false }),

  noteRepeated: async (email: string, tools: CommandTools): Promise<void> => {
    const emailHash = await loginNameOf(email, { names, tools });
    const { accountId } = await tools.read(login, emailHash);
    if (accountId === undefined) return;
    const isUnconfirmed = isStillUnconfirmed(await tools.read(account, accountId));
    const data = { emailHash, accountId, repeatedAt: tools.now, ...(isUnconfirmed && { isUnconfirmed }) };
    await tools.handle(login, emailHash, { type: 'NoteRepeatedSignUp', data });
  },

  isConfirmed: async (accountId: string, tools: CommandTools): Promise<boolean> =>
    (await tools.read(account, accountId))?.unconfirmedSince === null,

  /** Claimed first, as a sign-up does: one that broke off between the two is completed when it is told again. */
  admit: async (payer: NewAccount, tools: CommandTools) => {
    const emailHash = await nameForSignUp(payer.email, payer.accountId, { names, tools });
    const claim = await tools.handle(login, emailHash, {
      type: 'ClaimEmail',
      data: { emailHash, accountId: payer.accountId },
    });
    const accountId = claim.state.accountId ?? payer.accountId;
    if (accountId !== payer.accountId) return whereTheyBelong(accountId, payer, tools);
    await nameForAccount(payer.email, accountId, { names, tools });
    const passwordHash = payer.passwordHash ?? (await unknownPassword(passwords));
    const data = registered(payer, passwordHash, tools.now);
    await tools.handle(account, accountId, { type: 'RegisterAccount', data });
    // Whoever wrote all of it may have ended before the offer; of two who come at once one makes it.
    if (payer.passwordHash === undefined) await offerPassword({ emailHash, accountId }, tools);
    return { accountId, familyId: accountId, learnerId: payer.learnerId };
  },

  erase: async (subjectId: string, tools: CommandTools): Promise<void> => {
    await keyring.destroy(subjectId);
    await tools.handle(subject, subjectId, { type: 'NoteErasure', data: { subjectId } });
  },
});

/**
 * An address that has an account may be that of a parent who has joined another's family: what they pay for is for its
 * children. It is for the one whose name they typed, and for the first where nobody practises who is called so.
 */
async function whereTheyBelong(accountId: string, { learnerId, childName }: NewAccount, tools: CommandTools) {
  const known = await tools.read(account, accountId);
  if (known === null) return { accountId, familyId: accountId, learnerId };
  const { familyId, children } = await familyOfAccount(known, tools);
  const there = practising(children);
  const child = there.find(({ name }) => isSameName(name, childName ?? null)) ?? there[0];
  return { accountId, familyId, learnerId: child?.learnerId ?? known.learnerId };
}

const unknownPassword = (passwords: Settings['passwords']) =>
  passwords.hash(randomBytes(32).toString('base64url'), { from: 'payments', isKnown: true });

// What they pay for gives them their rights; nothing of a trial is theirs.
function registered(payer: NewAccount, passwordHash: string, now: string) {
  const { accountId, learnerId, email, parentFirstName, parentLastName, childName, childBornOn, ...terms } = payer;
  const { advertising, cameFrom } = terms;
  return {
    accountId,
    learnerId,
    email,
    parentFirstName,
    parentLastName,
    passwordHash,
    roles: ['ROLE_FREE_USER' as const],
    confirmationAskedAt: now,
    termsVersion: terms.termsVersion,
    termsAcceptedAt: terms.termsAcceptedAt,
    ...(payer.passwordHash === undefined && { hasNoPassword: true as const }),
    ...(childName !== undefined && { childName }),
    ...(childBornOn !== undefined && { childBornOn }),
    ...(advertising !== undefined && { advertising }),
    ...(cameFrom !== undefined && { cameFrom }),
  };
}

async function offerPassword({ emailHash, accountId }: { emailHash: string; accountId: string }, tools: CommandTools) {
  const expiresAt = new Date(Date.parse(tools.now) + RESET_MINUTES * 60_000).toISOString();
  const data = { emailHash, accountId, resetId: tools.idFor('reset'), at: tools.now, expiresAt };
  await tools.handle(login, emailHash, { type: 'OfferPassword', data });
}
