import type { AddressNames } from 'platform/crypto';
import type { Counter } from 'platform/counters';
import type { CommandTools } from 'platform/http';
import type { PasswordHasher } from 'platform/passwords';
import { GUEST_LINK_DAYS } from 'schemas/accounts/links';
import type { GuestEvent } from 'schemas/accounts/people/guest.events';
import { account } from '../account/account.decider';
import { login } from '../signing-in/login.decider';
import { loginNameOf } from '../signing-in/login-names';
import { guest, MAILS_A_DAY } from './guest.decider';
import { holdPlace } from './guest-place';

type Made = Extract<GuestEvent, { type: 'GuestInvited' }>['data'];

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
