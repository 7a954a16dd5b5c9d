import { accept, acceptUnless, decider, refuse, type Decision } from 'platform/decider';
import type { AccountEvent } from 'schemas/accounts/account.events';
import type { ParentEvent } from 'schemas/accounts/family/parents.events';
import type { RoleName } from 'schemas/accounts/roles';
import { askAgain, confirm, type Confirming } from './confirming.rules';

type DataOf<T extends AccountEvent['type']> = Extract<AccountEvent, { type: T }>['data'];
type Registered = DataOf<'AccountRegistered'>;

type Event = AccountEvent | Extract<ParentEvent, { type: 'FamilyJoinBegan' }>;
type Towards = Extract<ParentEvent, { type: 'FamilyJoinBegan' }>['data'];

export type AccountCommand =
  | { type: 'RegisterAccount'; data: Registered }
  | {
      type: 'ChangePassword';
      data: { accountId: string; resetId: string; passwordHash: string; askedAt: string; at: string };
    }
  | { type: 'ConfirmEmail'; data: { accountId: string } }
  | { type: 'AskConfirmationAgain'; data: { accountId: string; askedAt: string } }
  | { type: 'GrantRole'; data: { accountId: string; role: RoleName } }
  | { type: 'RevokeRole'; data: DataOf<'RoleRevoked'>; by: string }
  | { type: 'EndAllSessions'; data: DataOf<'AllSessionsEnded'> }
  | { type: 'DeactivateAccount'; data: { accountId: string; reason: string } }
  | { type: 'ReactivateAccount'; data: { accountId: string } }
  | { type: 'BeginFamilyJoin'; data: Towards; insteadOf: string | null };

/** Null until somebody has registered. Personal fields are null once the person has been erased. */
export type Account =
  | (Confirming & {
      readonly accountId: string;
      readonly learnerId: string;
      readonly email: string | null;
      readonly childName: string | null;
      readonly passwordHash: string | null;
      readonly roles: readonly RoleName[];
      readonly trialEndsOn: string | null;
      readonly active: boolean;
      /** Counts password changes, deactivations and whenever all sessions were ended: sessions of an earlier epoch have ended. */
      readonly passwordEpoch: number;
      /** The family that it joins or has joined: it is one of it as long as that family's stream says so. Null: its own. */
      readonly towardsFamilyId: string | null;
      readonly usedResets: readonly string[];
      readonly passwordChangedAt: string | null;
    })
  | null;

/** Whether nobody has shown yet that its address is theirs. */
export const isStillUnconfirmed = (known: Account): boolean => known !== null && known.unconfirmedSince !== null;

export const account = decider({ category: 'account', initial: null as Account, decide, evolve });

type AccountRefusal = 'AccountNotFound' | 'LinkNotValid' | 'MailSentAlready' | 'OwnAdminRole' | 'InAnotherFamily';

function decide(command: AccountCommand, account: Account): Decision<Event, AccountRefusal> {
  const { type, data } = command;
  if (type === 'RegisterAccount') return acceptUnless(account !== null, { type: 'AccountRegistered', data });
  if (account === null) return refuse('AccountNotFound');
  switch (type) {
    case 'ChangePassword':
      return changePassword(data, account);
    case 'ConfirmEmail':
      return accept(...confirm(data.accountId, account, 'confirmation'));
    case 'AskConfirmationAgain':
      return askAgain(data, account);
    case 'GrantRole':
      return grant(data, account);
    case 'RevokeRole':
      return revoke(command, account);
    case 'EndAllSessions':
      return accept({ type: 'AllSessionsEnded', data });
    case 'DeactivateAccount':
      return acceptUnless(!account.active, { type: 'AccountDeactivated', data });
    case 'ReactivateAccount':
      return acceptUnless(account.active, { type: 'AccountReactivated', data });
    case 'BeginFamilyJoin':
      return look(command, account);
  }
}

// Two links accepted at once: the second one finds that the account looks elsewhere than it did when it was asked.
const look = (
  { data, insteadOf }: Extract<AccountCommand, { type: 'BeginFamilyJoin' }>,
  { towardsFamilyId }: NonNullable<Account>,
): Decision<Event, AccountRefusal> => {
  if (towardsFamilyId === data.familyId) return accept();
  return towardsFamilyId === insteadOf ? accept({ type: 'FamilyJoinBegan', data }) : refuse('InAnotherFamily');
};

type Grant = Extract<AccountCommand, { type: 'GrantRole' }>['data'];
type Revocation = Extract<AccountCommand, { type: 'RevokeRole' }>;

const grant = (data: Grant, { roles }: NonNullable<Account>): Decision<AccountEvent> =>
  roles.includes(data.role) ? accept() : accept({ type: 'RoleGranted', data });

// Whoever takes the role from somebody else has it, and keeps it: no admin's click leaves the office without one.
function revoke({ data, by }: Revocation, { accountId, roles }: NonNullable<Account>) {
  if (!roles.includes(data.role)) return accept<AccountEvent>();
  if (data.role === 'ROLE_ADMIN' && by === accountId) return refuse('OwnAdminRole');
  return accept<AccountEvent>({ type: 'RoleRevoked', data });
}

type PasswordChange = Extract<AccountCommand, { type: 'ChangePassword' }>['data'];

// Each link works once, and a change ends every link that was asked for before it. It came by mail, and so confirms the address.
function changePassword(
  { accountId, resetId, passwordHash, askedAt, at }: PasswordChange,
  account: NonNullable<Account>,
) {
  const outdated = account.passwordChangedAt !== null && askedAt <= account.passwordChangedAt;
  if (outdated || account.usedResets.includes(resetId)) return refuse('LinkNotValid');
  return accept<AccountEvent>(
    { type: 'PasswordChanged', data: { accountId, resetId, passwordHash, changedAt: at } },
    ...confirm(accountId, account, 'new password'),
  );
}

function evolve(account: Account, event: Event): Account {
  if (event.type === 'AccountRegistered') return registered(event.data);
  if (account === null) return null;
  switch (event.type) {
    case 'PasswordChanged': {
      const { passwordHash, resetId, changedAt } = event.data;
      return {
        ...account,
        passwordHash,
        passwordChangedAt: changedAt,
        passwordEpoch: account.passwordEpoch + 1,
        usedResets: [...account.usedResets, resetId],
      };
    }
    case 'ConfirmationMailAsked':
      return { ...account, confirmationMails: [...account.confirmationMails, event.data.askedAt] };
    case 'EmailConfirmed':
      return { ...account, unconfirmedSince: null, confirmationMails: [] };
    case 'RoleGranted':
      return { ...account, roles: [...account.roles, event.data.role] };
    case 'RoleRevoked':
      return { ...account, roles: account.roles.filter((role) => role !== event.data.role) };
    case 'AllSessionsEnded':
      return { ...account, passwordEpoch: account.passwordEpoch + 1 };
    case 'AccountDeactivated':
      return { ...account, active: false, passwordEpoch: account.passwordEpoch + 1 };
    case 'AccountReactivated':
      return { ...account, active: true };
    case 'FamilyJoinBegan':
      return { ...account, towardsFamilyId: event.data.familyId };
  }
}

function registered({
  accountId,
  learnerId,
  email,
  childName,
  passwordHash,
  roles,
  trialEndsOn,
  confirmationAskedAt,
}: Registered): Account {
  return {
    accountId,
    learnerId,
    email,
    passwordHash,
    roles,
    childName: childName ?? null,
    trialEndsOn: trialEndsOn ?? null,
    active: true,
    passwordEpoch: 0,
    towardsFamilyId: null,
    usedResets: [],
    passwordChangedAt: null,
    unconfirmedSince: confirmationAskedAt ?? null,
    confirmationMails: [],
  };
}
