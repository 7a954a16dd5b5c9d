import type { AddressNames } from 'platform/crypto';
import { networkOf, type CommandTools } from 'platform/http';
import { GUEST_PATH } from 'schemas/accounts/links';
import type { RoleName } from 'schemas/accounts/roles';
import { account } from '../account/account.decider';
import { login } from '../signing-in/login.decider';
import { loginNameOf, nameForAccount, nameForSignUp } from '../signing-in/login-names';
import { isCommonPassword } from '../signing-up/common-passwords';
import { guest, type Guest } from './guest.decider';
import type { Inviting } from './inviting';

type Known = NonNullable<Guest>;

interface Answer {
  readonly token: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

type Accepting = CommandTools & {
  refuse(code: 'AddressHasAccount' | 'LinkNotValid' | 'PasswordTooCommon'): never;
};

const rolesOf: Record<Known['as'], RoleName> = {
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
function registered(
  { accountId, learnerId, as, childName, invitedBy }: Known,
  { email, passwordHash, ...name }: Chosen,
) {
  return {
    accountId,
    learnerId,
    email,
    passwordHash,
    parentFirstName: name.firstName,
    parentLastName: name.lastName,
    roles: [rolesOf[as]],
    ...(childName !== null && { childName }),
    ...(invitedBy !== null && { invitedBy }),
  };
}
