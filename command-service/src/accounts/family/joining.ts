import { networkOf, Problem, type CommandTools } from 'platform/http';
import type { AddressNames, Keyring } from 'platform/crypto';
import type { PasswordHasher } from 'platform/passwords';
import { TERMS_VERSION } from 'schemas/accounts/terms';
import { account, type Account } from '../account/account.decider';
import { login } from '../signing-in/login.decider';
import { nameForAccount, nameForSignUp } from '../signing-in/login-names';
import { subject } from '../signing-in/security.decider';
import { family } from './family.decider';
import { familyOf, householdOf } from './household';
import type { Invited } from './invitation-link';
import { openAt, type Parents } from './parents.rules';

type Known = NonNullable<Account>;

/** Whether a family pays for something that runs, or was ever given anything; the feature `rights` knows. */
export type Holdings = (
  familyId: string,
  tools: CommandTools,
) => Promise<{ readonly pays: boolean; readonly any: boolean }>;

interface Guest {
  readonly email: string;
  readonly parentFirstName: string;
  readonly parentLastName: string;
  readonly password: string;
}

interface Admitting {
  readonly passwords: Pick<PasswordHasher, 'hash'>;
  readonly names: AddressNames;
}

/**
 * Makes an account for an address that has none. Its owner is whoever holds the link, which came by mail to no other. The
 * address is claimed first, which one of many at once wins. No trial comes with it: what it is for is the family's.
 */
export async function admitGuest(guest: Guest, tools: CommandTools, { passwords, names }: Admitting): Promise<Known> {
  const { email, password, parentFirstName, parentLastName } = guest;
  const passwordHash = await passwords.hash(password, { from: networkOf(tools.address), isKnown: false });
  const emailHash = await nameForSignUp(email, tools.idFor('account'), { names, tools });
  const claim = { type: 'ClaimEmail' as const, data: { emailHash, accountId: tools.idFor('account') } };
  const { state: claimed } = await tools.handle(login, emailHash, claim);
  const accountId = claimed.accountId ?? claim.data.accountId;
  await nameForAccount(email, accountId, { names, tools });
  const { state, events, repeated } = await tools.handle(account, accountId, {
    type: 'RegisterAccount',
    data: {
      accountId,
      email,
      passwordHash,
      learnerId: tools.idFor('learner'),
      parentFirstName,
      parentLastName,
      roles: ['ROLE_FREE_USER'],
      termsVersion: TERMS_VERSION,
      termsAcceptedAt: tools.now,
    },
  });
  if (state === null || (events.length === 0 && !repeated)) return tools.refuse('HasAccount');
  return state;
}

/**
 * Joins: first the account says where it looks, then the family whether it belongs there. Whoever dies in between has
 * changed nothing, and may come again; whoever comes too late is told by the family's stream alone. Of two families that
 * an account joins at once it is in one: where it looks elsewhere by the end, it takes no place here.
 */
export async function join(
  { accountId, towardsFamilyId: insteadOf }: Known,
  { invitationId, household }: Invited,
  tools: CommandTools,
) {
  const of = familyOf(household);
  const { familyId } = of;
  await tools.handle(account, accountId, { type: 'BeginFamilyJoin', data: { accountId, familyId }, insteadOf });
  const data = { accountId, invitationId, at: tools.now };
  await tools.handle(family, familyId, { ...of, type: 'JoinFamily', data });
  const now = await tools.read(account, accountId);
  if (now?.towardsFamilyId === familyId) return;
  await tools.handle(family, familyId, { ...of, type: 'LeaveFamily', data: { accountId, by: 'themselves' } });
  tools.refuse('InAnotherFamily');
}

/** Joins with an account that was made for it. Where the invitation has been withdrawn meanwhile there is none: its address is as new. */
export async function joinAsGuest(
  known: Known,
  { invited, keyring }: { readonly invited: Invited; readonly keyring: Pick<Keyring, 'destroy'> },
  tools: CommandTools,
): Promise<void> {
  const { accountId: subjectId } = known;
  await join(known, invited, tools).catch(async (error: unknown) => {
    // What failed for another reason is made again, and finds the account.
    if (!(error instanceof Problem) || error.parts.status === 503) throw error;
    await keyring.destroy(subjectId);
    await tools.handle(subject, subjectId, { type: 'NoteErasure', data: { subjectId } });
    throw error;
  });
}

/** Whoever has children of their own leaves them aside, and knows it; nobody leaves another parent, or pays on for what they do not use. */
export async function requireFree(
  known: Known,
  { leavesOwnAside, holdings }: { readonly leavesOwnAside: boolean; readonly holdings: Holdings },
  tools: CommandTools,
): Promise<void> {
  const { accountId } = known;
  if ((await householdOf(known, tools)).familyId !== accountId) return tools.refuse('InAnotherFamily');
  const { parents, founded } = await tools.read(family, accountId);
  if (isShared(parents, tools.now)) return tools.refuse('OwnFamilyShared');
  const { pays, any } = await holdings(accountId, tools);
  if (pays) return tools.refuse('OwnPlanRuns');
  const hasOwn = any || founded || hasChild(known);
  if (hasOwn && !leavesOwnAside) return tools.refuse('OwnChildrenHere');
}

const isShared = (parents: Parents, now: string): boolean =>
  parents.joined.some(({ hasLeft }) => !hasLeft) || openAt(parents, now).length > 0;

// Whoever was invited has an account without a trial, and no child of their own was ever named in it.
const hasChild = ({ childName, trialEndsOn }: Known): boolean =>
  trialEndsOn !== null || (childName ?? '').trim() !== '';
