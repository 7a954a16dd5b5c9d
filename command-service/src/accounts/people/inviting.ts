import type { AddressNames } from 'platform/crypto';
import type { Counter } from 'platform/counters';
import { networkOf, type CommandTools } from 'platform/http';
import type { PasswordHasher } from 'platform/passwords';
import { GUEST_LINK_DAYS, GUEST_PATH } from 'schemas/accounts/links';
import type { GuestEvent } from 'schemas/accounts/people/guest.events';
import type { RoleName } from 'schemas/accounts/roles';
import { account } from '../account/account.decider';
import { login } from '../signing-in/login.decider';
import { loginNameOf, nameForAccount, nameForSignUp } from '../signing-in/login-names';
import { isCommonPassword } from '../signing-up/common-passwords';
import { guest, MAILS_A_DAY, type Guest } from './guest.decider';
import { holdPlace } from './guest-place';

type Made = Extract<GuestEvent, { type: 'GuestInvited' }>['data'];
type Known = NonNullable<Guest>;

/** What an account is given before it is there. */
interface Grant {
  readonly familyId: string;
  readonly learnerId: string;
  readonly grantId: string;
  readonly gives: readonly ('mock-sessions' | 'all-mock-sessions')[];
  readonly sessionIds?: readonly string[];
  readonly beginsAt: string;
  readonly endsAt: string | null;
  readonly source: 'staff';
  readonly reason: string;
}

export interface Inviting {
  readonly names: AddressNames;
  readonly passwords: Pick<PasswordHasher, 'hash'>;
  /** How many somebody invites in a day. */
  readonly invited: Pick<Counter, 'take' | 'giveBack'>;
  /** How many mails of these go to an address in a day, by its keyed hash. */
  readonly mailed: Pick<Counter, 'take' | 'giveBack'>;
  readonly give: (grant: Grant, tools: CommandTools) => Promise<void>;
}

/** More than any office takes on in a day: what is sent to strangers in our name is bounded. */
export const GUESTS_A_DAY = 50;

/** Mails to one address in a day, whoever asks for them and by however many invitations. */
export const MAILS_TO_ONE_ADDRESS = { name: 'guest-mails', most: MAILS_A_DAY, seconds: 86_400 };

const DAY_MS = 86_400_000;
const linkEnds = (now: string): string => new Date(Date.parse(now) + GUEST_LINK_DAYS * DAY_MS).toISOString();

/** Who is invited, in what is said of them. */
export type Person = Pick<Made, 'email' | 'as' | 'parentFirstName' | 'parentLastName' | 'childName'> &
  Pick<Made, 'sessionIds' | 'allSessions'>;

type Refusal = 'AddressHasAccount' | 'GuestInvitedAlready' | 'GuestMailedOften' | 'TooManyGuests';
type Tools = CommandTools & { refuse(code: Refusal, until?: Date): never };

/** Invites somebody whose address has no account and no open invitation yet. A repeat is the same invitation, and counts once. */
export async function invite(person: Person, tools: Tools, parts: Inviting): Promise<string> {
  await mustBeNew(person.email, tools, parts.names);
  const invitationId = tools.idFor('invitation');
  const data: Made = {
    invitationId,
    accountId: tools.idFor('account'),
    learnerId: tools.idFor('learner'),
    ...person,
    sendId: tools.idFor('send'),
    sentAt: tools.now,
    expiresAt: linkEnds(tools.now),
  };
  const { accountId, expiresAt } = data;
  const write = () => tools.handle(guest, invitationId, { type: 'InviteGuest', data });
  if ((await tools.read(guest, invitationId)) !== null) await write();
  else {
    await holdPlace({ email: person.email, invitationId, accountId, expiresAt }, tools, parts.names);
    const ofAdmin = { counter: parts.invited, key: tools.caller.accountId, refusal: 'TooManyGuests' as const };
    await counted(ofAdmin, tools, () => counted(toAddress(person.email, tools, parts), tools, write));
  }
  return invitationId;
}

/** Mails a new link for an invitation. */
export async function inviteAgain(
  invitationId: string,
  tools: CommandTools & { refuse(code: 'GuestMailedOften', until?: Date): never },
  parts: Pick<Inviting, 'mailed'>,
): Promise<void> {
  const known = await tools.read(guest, invitationId);
  const write = () => tools.handle(guest, invitationId, sendAgain(tools));
  const isNew = known?.stage === 'open' && known.sendId !== tools.idFor('send');
  if (known?.email && isNew) await counted(toAddress(known.email, tools, parts), tools, write);
  else await write();
}

const toAddress = (email: string, { hashed }: Pick<CommandTools, 'hashed'>, { mailed }: Pick<Inviting, 'mailed'>) => ({
  counter: mailed,
  key: hashed(email),
  refusal: 'GuestMailedOften' as const,
});

interface Counting<R> {
  readonly counter: Pick<Counter, 'take' | 'giveBack'>;
  readonly key: string;
  readonly refusal: R;
}
type Written = Pick<Awaited<ReturnType<CommandTools['handle']>>, 'events' | 'repeated'>;

/** Counts first, and takes back what came to nothing or was there already. */
async function counted<R extends Refusal>(
  { counter, key, refusal }: Counting<R>,
  tools: Pick<CommandTools, 'now'> & { refuse(code: R, until?: Date): never },
  write: () => Promise<Written>,
): Promise<Written> {
  const taken = await counter.take(key);
  try {
    if (!taken.within) return tools.refuse(refusal, new Date(Date.parse(tools.now) + taken.retryMs));
    const written = await write();
    if (written.repeated || written.events.length === 0) await counter.giveBack(key);
    return written;
  } catch (error) {
    await counter.giveBack(key);
    throw error;
  }
}

async function mustBeNew(email: string, tools: Tools, names: AddressNames): Promise<void> {
  const { accountId } = await tools.read(login, await loginNameOf(email, { names, tools }));
  const known = accountId === undefined ? null : await tools.read(account, accountId);
  // One that was erased holds its address no longer.
  if (known !== null && known.email !== null) tools.refuse('AddressHasAccount');
}

const sendAgain = (tools: Pick<CommandTools, 'idFor' | 'now'>) => ({
  type: 'SendAgain' as const,
  data: { sendId: tools.idFor('send'), sentAt: tools.now, expiresAt: linkEnds(tools.now) },
});

interface Answer {
  readonly token: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

type Accepting = CommandTools & {
  refuse(code: 'AddressHasAccount' | 'LinkNotValid' | 'PasswordTooCommon'): never;
};

const rolesOf: Record<Made['as'], RoleName> = {
  admin: 'ROLE_ADMIN',
  editor: 'ROLE_CONTENT_ENTRY',
  'mock exam user': 'ROLE_MOCK_EXAM_STUDENT',
};

/** What is told to whoever has the link, and could make an account with it now. */
export async function readBehind(
  token: string,
  tools: CommandTools & { refuse(code: 'LinkNotValid'): never },
  { names }: Pick<Inviting, 'names'>,
) {
  const { invitationId, sendId } = linkIn(token, tools);
  const known = await tools.read(guest, invitationId);
  if (known?.sendId !== sendId || !isTaken(known.stage)) return tools.refuse('LinkNotValid');
  if ((await tools.read(account, known.accountId)) !== null) return tools.refuse('LinkNotValid');
  const email = known.email ?? tools.refuse('LinkNotValid');
  const { accountId } = await tools.read(login, await loginNameOf(email, { names, tools }));
  const holder = accountId === undefined ? null : await tools.read(account, accountId);
  return { email, as: known.as, hasAccount: holder !== null && holder.email !== null };
}

/** The account of one that was accepted may be made by a second try. */
const isTaken = (stage: Known['stage']) => stage === 'open' || stage === 'accepted';

/**
 * Makes the account of somebody who was invited. The invitation is accepted first, which a withdrawal at the same moment
 * loses or wins as a whole; then the address is claimed, what was promised is given, and the account is written last, once.
 * Where a try broke off in between, the link leads on from there.
 */
export async function join(answer: Answer, tools: Accepting, parts: Inviting): Promise<void> {
  const { invitationId, sendId } = linkIn(answer.token, tools);
  const invited = await tools.read(guest, invitationId);
  if (invited?.sendId !== sendId) return tools.refuse('LinkNotValid');
  if (isCommonPassword(answer.password, addressOf(invited, tools))) return tools.refuse('PasswordTooCommon');
  const passwordHash = await parts.passwords.hash(answer.password, { from: networkOf(tools.address), isKnown: false });
  const { state } = await tools.handle(guest, invitationId, { type: 'AcceptGuest', data: { sendId } });
  await settle(state ?? tools.refuse('LinkNotValid'), { ...answer, passwordHash }, { tools, ...parts });
}

type Settling = Inviting & { readonly tools: Accepting };

async function settle(accepted: Known, said: Omit<Chosen, 'email'>, { tools, names, give }: Settling): Promise<void> {
  const { accountId } = accepted;
  const email = addressOf(accepted, tools);
  await claim(email, accountId, { tools, names });
  if ((await tools.read(account, accountId)) === null) await giveAll(accepted, tools, give);
  const data = registered(accepted, { ...said, email });
  const made = await tools.handle(account, accountId, { type: 'RegisterAccount', data });
  if (made.events.length === 0) tools.refuse('LinkNotValid');
}

/** Who has been forgotten has none. */
const addressOf = ({ email }: Known, tools: Accepting): string => email ?? tools.refuse('LinkNotValid');

function linkIn(token: string, tools: Pick<CommandTools, 'opens'> & { refuse(code: 'LinkNotValid'): never }) {
  const [invitationId, sendId] = tools.opens(token, GUEST_PATH) ?? [];
  if (invitationId === undefined || sendId === undefined) return tools.refuse('LinkNotValid');
  return { invitationId, sendId };
}

/** Somebody may have signed up with the address meanwhile: it stays theirs. */
async function claim(
  email: string,
  accountId: string,
  { tools, names }: { readonly tools: Accepting; readonly names: AddressNames },
): Promise<void> {
  const emailHash = await nameForSignUp(email, accountId, { names, tools });
  const { state } = await tools.handle(login, emailHash, { type: 'ClaimEmail', data: { emailHash, accountId } });
  if (state.accountId !== accountId) tools.refuse('AddressHasAccount');
  await nameForAccount(email, accountId, { names, tools });
}

async function giveAll(
  { invitationId, accountId: familyId, learnerId, sessionIds, allSessions }: Known,
  tools: CommandTools,
  give: Inviting['give'],
): Promise<void> {
  const grant = { familyId, learnerId, source: 'staff' as const, reason: 'Given with the invitation.' };
  if (sessionIds !== undefined) {
    const gives = ['mock-sessions' as const];
    const grantId = `${invitationId}.dates`;
    await give({ ...grant, grantId, gives, sessionIds, beginsAt: tools.now, endsAt: null }, tools);
  }
  if (allSessions !== undefined) {
    const { beginsAt, endsAt = null } = allSessions;
    await give({ ...grant, grantId: `${invitationId}.all`, gives: ['all-mock-sessions'], beginsAt, endsAt }, tools);
  }
}

interface Chosen {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
}

// Whoever opens the link has shown that the address is theirs; nobody asks them to confirm it.
function registered({ accountId, learnerId, as, childName }: Known, { email, passwordHash, ...name }: Chosen) {
  return {
    accountId,
    learnerId,
    email,
    passwordHash,
    parentFirstName: name.firstName,
    parentLastName: name.lastName,
    roles: [rolesOf[as]],
    ...(childName !== null && { childName }),
  };
}
