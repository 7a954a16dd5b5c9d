import type { Counter } from 'platform/counters';
import { flow, type CommandDeps, type CommandTools, type Route } from 'platform/http';
import {
  acceptInvitation,
  forgetInvitation,
  INVITATION_DAYS,
  inviteParent,
  joinFamily,
  leaveFamily,
  readInvitation,
  removeParent,
  withdrawInvitation,
  withdrawInvitationsOf,
} from 'schemas/accounts/family/parents.contract';
import type { Keyring } from 'platform/crypto';
import { account } from '../account/account.decider';
import { login } from '../signing-in/login.decider';
import { loginNameOf } from '../signing-in/login-names';
import { subject } from '../signing-in/security.decider';
import type { SigningIn } from '../signing-in/signing-in';
import { isCommonPassword } from '../signing-up/common-passwords';
import { withdrawAfter } from './after-new-password';
import { family } from './family.decider';
import { caller, type Unplaced } from './family.routes';
import { familyOf, householdOf } from './household';
import { invitedBy, type Invited } from './invitation-link';
import { admitGuest, join, joinAsGuest, requireFree, type Holdings } from './joining';
import { isParent, type ParentsCommand } from './parents.rules';

/** Mails of this kind to one address in a day, whoever asks for them. */
export const INVITATIONS_TO_ONE_ADDRESS = { name: 'invitations', most: 3, seconds: 86_400 };

export interface ParentsSettings extends Pick<SigningIn, 'passwords' | 'names'> {
  readonly keyring: Keyring;
  /** By the keyed hash of the address. */
  readonly invitations: Counter;
  readonly holdings: Holdings;
}

/** The grown-ups of a family. */
export const parentsRoutes = (settings: ParentsSettings): Route<CommandDeps>[] => [
  flow(inviteParent, ({ email }, tools) => invite(email.trim(), tools, settings)),
  flow(withdrawInvitation, async (data, tools) => {
    await asHolder({ type: 'WithdrawInvitation', data }, tools);
    return {};
  }),
  ...behindTheLink(settings),
  flow(leaveFamily, async (_, tools) => {
    const known = await caller(tools);
    const { accountId } = known;
    const of = familyOf(await householdOf(known, tools));
    if (of.familyId === accountId) return tools.refuse('HolderStays');
    const data = { accountId, by: 'themselves' as const };
    await tools.handle(family, of.familyId, { ...of, type: 'LeaveFamily', data });
    return {};
  }),
  flow(removeParent, async ({ accountId }, tools) => {
    await asHolder({ type: 'LeaveFamily', data: { accountId, by: 'the holder' } }, tools);
    return {};
  }),
  flow(withdrawInvitationsOf, async (data, tools) => {
    await withdrawAfter(data, tools);
    return {};
  }),
  flow(forgetInvitation, async ({ invitationId: subjectId }, tools) => {
    await settings.keyring.destroy(subjectId);
    await tools.handle(subject, subjectId, { type: 'NoteErasure', data: { subjectId } });
    return {};
  }),
];

const behindTheLink = ({ passwords, names, holdings, keyring }: ParentsSettings) => [
  flow(readInvitation, async ({ token }, tools) => {
    const { email, inviterEmail, acceptedBy } = (await invitedBy(token, tools)) ?? tools.refuse('LinkNotValid');
    if (acceptedBy !== undefined) return tools.refuse('LinkNotValid');
    const { accountId } = await tools.read(login, await loginNameOf(email, { names, tools }));
    const known = await tools.read(account, accountId ?? 'nobody');
    return { email, inviterEmail, hasAccount: known !== null };
  }),
  flow(acceptInvitation, async ({ token, acceptTerms, ...guest }, tools) => {
    const invited = (await invitedBy(token, tools)) ?? tools.refuse('LinkNotValid');
    const { email, acceptedBy } = invited;
    if (acceptedBy !== undefined) return joinedAlready(tools.idFor('account'), invited, tools);
    if (!acceptTerms) return tools.refuse('TermsNotAccepted');
    if (isCommonPassword(guest.password, email)) return tools.refuse('PasswordTooCommon');
    const known = await admitGuest({ ...guest, email }, tools, { passwords, names });
    await joinAsGuest(known, { invited, keyring }, tools);
    return {};
  }),
  flow(joinFamily, async ({ token, leavesOwnAside = false }, tools) => {
    const invited = (await invitedBy(token, tools)) ?? tools.refuse('LinkNotValid');
    const known = await caller(tools);
    if (invited.acceptedBy !== undefined) return joinedAlready(known.accountId, invited, tools);
    // The link alone is not enough: it may have been sent on, and leads to the work of children.
    if (tools.hashed(invited.email) !== tools.hashed(known.email ?? '')) return tools.refuse('InvitationForAnother');
    if (known.accountId === invited.household.familyId) return tools.refuse('ParentAlready');
    await requireFree(known, { leavesOwnAside, holdings }, tools);
    await join(known, invited, tools);
    return {};
  }),
];

/** Where the answer was lost, the one who joined asks again: nothing is written, and the reply is of where it was, or later. */
async function joinedAlready(
  accountId: string,
  { acceptedBy, invitationId, household }: Invited,
  tools: CommandTools & { refuse(code: 'LinkNotValid'): never },
) {
  if (acceptedBy !== accountId) return tools.refuse('LinkNotValid');
  const of = familyOf(household);
  await tools.handle(family, of.familyId, {
    ...of,
    type: 'JoinFamily',
    data: { accountId, invitationId, at: tools.now },
  });
  return {};
}

/** Only whoever began the family says who else belongs to it. */
async function asHolder(command: Unplaced<ParentsCommand>, tools: CommandTools) {
  const household = await householdOf(await caller(tools), tools);
  if (household.familyId !== tools.caller.accountId) return tools.refuse('HolderOnly');
  const of = familyOf(household);
  return tools.handle(family, of.familyId, { ...of, ...command });
}

// Whether the address has an account is asked nowhere, so nothing of it can be told. Counted before it is written: each is a mail.
async function invite(email: string, tools: CommandTools, { invitations }: ParentsSettings) {
  const known = await caller(tools);
  if (known.unconfirmedSince !== null) return tools.refuse('InviterNotConfirmed');
  if (await belongs(email, tools)) return tools.refuse('ParentAlready');
  const address = tools.hashed(email);
  const taken = await invitations.take(address);
  const giveBack = () => invitations.giveBack(address);
  if (!taken.within) {
    await giveBack();
    return tools.refuse('TooManyInvitations', new Date(Date.parse(tools.now) + taken.retryMs));
  }
  const invitationId = tools.idFor('invitation');
  const data = {
    invitationId,
    inviterId: known.accountId,
    email,
    invitedAt: tools.now,
    expiresAt: expiryOf(tools.now),
    passwordEpoch: tools.caller.passwordEpoch,
  };
  const invited = await asHolder({ type: 'InviteParent', data }, tools).catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  if (invited.events.length === 0) await giveBack();
  return { invitationId };
}

/** Whether the address is that of a parent of the caller's family. */
async function belongs(email: string, tools: CommandTools): Promise<boolean> {
  const { parents } = await tools.read(family, tools.caller.accountId);
  const ids = parents.joined.map(({ accountId }) => accountId).filter((accountId) => isParent(parents, accountId));
  const known = await Promise.all([tools.caller.accountId, ...ids].map((id) => tools.read(account, id)));
  return known.some((one) => tools.hashed(one?.email ?? '') === tools.hashed(email));
}

const expiryOf = (now: string): string => new Date(Date.parse(now) + INVITATION_DAYS * 86_400_000).toISOString();
