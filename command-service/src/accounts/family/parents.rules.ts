import { accept, acceptUnless, refuse, type Decision } from 'platform/decider';
import type { ParentEvent } from 'schemas/accounts/family/parents.events';
import { MOST_PARENTS } from 'schemas/accounts/family/parents.contract';
import { isOfFormer } from 'schemas/accounts/token';

/** What the stream of a family tells of its grown-ups; the one who began it is not among them. */
export interface Parents {
  readonly joined: readonly { readonly accountId: string; readonly hasLeft: boolean }[];
  readonly invitations: readonly Invitation[];
}

/** An invitation, whatever has become of it. */
export interface Invitation {
  readonly invitationId: string;
  readonly inviterId: string;
  /** Null once it has been forgotten. */
  readonly email: string | null;
  readonly invitedAt: string;
  readonly expiresAt: string;
  readonly passwordEpoch?: number | undefined;
  readonly stage: 'open' | 'withdrawn' | 'accepted';
  readonly acceptedBy?: string;
}

type FamilysOwn = Exclude<ParentEvent, { type: 'FamilyJoinBegan' }>;
type Invited = Extract<ParentEvent, { type: 'ParentInvited' }>['data'];

export type ParentsCommand =
  | { readonly type: 'InviteParent'; readonly data: Omit<Invited, 'familyId'> }
  | { readonly type: 'WithdrawInvitation'; readonly data: { readonly invitationId: string } }
  | {
      readonly type: 'WithdrawInvitationsOf';
      readonly data: {
        readonly accountId: string;
        readonly resetId: string;
        readonly changedAt: string;
        readonly passwordEpoch: number;
      };
    }
  | {
      readonly type: 'JoinFamily';
      readonly data: { readonly accountId: string; readonly invitationId: string; readonly at: string };
    }
  | {
      readonly type: 'LeaveFamily';
      readonly data: { readonly accountId: string; readonly by: 'themselves' | 'the holder' };
    };

export type ParentsRefusal =
  | 'AlreadyInvited'
  | 'ParentsFull'
  | 'TooManyInvitations'
  | 'InvitationNotFound'
  | 'InvitationAccepted'
  | 'LinkNotValid'
  | 'ParentAlready'
  | 'ParentNotFound';

type Decided = Decision<FamilysOwn, ParentsRefusal>;

const DAY_MS = 86_400_000;
/** Of one family: who means it writes an address wrong once or twice. */
export const INVITATIONS_A_DAY = 5;

export const noParents: Parents = { joined: [], invitations: [] };

/** Whether an account belongs to the family beside the one who began it. */
export const isParent = ({ joined }: Parents, accountId: string): boolean =>
  joined.some((parent) => parent.accountId === accountId && !parent.hasLeft);

/** Invitations that can still be accepted. */
export const openAt = ({ invitations }: Parents, now: string): readonly Invitation[] =>
  invitations.filter(({ stage, expiresAt }) => stage === 'open' && expiresAt > now);

/** An invitation by its id, whatever has become of it. */
export const invitationIn = ({ invitations }: Parents, id: string): Invitation | undefined =>
  invitations.find(({ invitationId }) => invitationId === id);

export function decideOfParents(command: ParentsCommand, parents: Parents, familyId: string): Decided {
  switch (command.type) {
    case 'InviteParent':
      return invite({ familyId, ...command.data }, parents);
    case 'WithdrawInvitation':
      return withdraw({ familyId, ...command.data }, parents);
    case 'WithdrawInvitationsOf':
      return withdrawAll(command.data, parents, familyId);
    case 'JoinFamily':
      return join(command.data, parents, familyId);
    case 'LeaveFamily':
      return leave({ familyId, ...command.data }, parents);
  }
}

function invite(data: Invited, parents: Parents): Decided {
  if (invitationIn(parents, data.invitationId)) return accept();
  const open = openAt(parents, data.invitedAt);
  if (open.some(({ email }) => email !== null && sameAddress(email, data.email))) return refuse('AlreadyInvited');
  if (1 + present(parents) + open.length >= MOST_PARENTS) return refuse('ParentsFull');
  const since = Date.parse(data.invitedAt) - DAY_MS;
  const lately = parents.invitations.filter(({ invitedAt }) => Date.parse(invitedAt) > since);
  return lately.length < INVITATIONS_A_DAY
    ? accept({ type: 'ParentInvited', data })
    : refuse('TooManyInvitations', new Date(Date.parse(lately[0]?.invitedAt ?? data.invitedAt) + DAY_MS).toISOString());
}

function withdraw(data: { readonly familyId: string; readonly invitationId: string }, parents: Parents): Decided {
  const known = invitationIn(parents, data.invitationId);
  if (!known) return refuse('InvitationNotFound');
  if (known.stage === 'accepted') return refuse('InvitationAccepted');
  return acceptUnless<FamilysOwn>(known.stage === 'withdrawn', { type: 'InvitationWithdrawn', data });
}

// What was made after the new password is theirs who chose it.
function withdrawAll({ accountId, resetId, ...chosen }: NewPassword, parents: Parents, familyId: string): Decided {
  const made = parents.invitations.filter(({ inviterId, invitedAt: at, passwordEpoch, stage }) => {
    return inviterId === accountId && stage === 'open' && isOfFormer({ at, passwordEpoch }, chosen);
  });
  return accept(
    ...made.map(({ invitationId }) => ({
      type: 'InvitationWithdrawn' as const,
      data: { familyId, invitationId, resetId },
    })),
  );
}

type NewPassword = Extract<ParentsCommand, { type: 'WithdrawInvitationsOf' }>['data'];

// Whoever comes first has it. A repeat by the same account, of which the answer was lost, changes nothing.
function join({ accountId, invitationId, at }: Joining, parents: Parents, familyId: string): Decided {
  const isThere = isParent(parents, accountId);
  if (isThere && invitationIn(parents, invitationId)?.acceptedBy === accountId) return accept();
  if (!openAt(parents, at).some((open) => open.invitationId === invitationId)) return refuse('LinkNotValid');
  if (isThere || accountId === familyId) return refuse('ParentAlready');
  if (1 + present(parents) >= MOST_PARENTS) return refuse('ParentsFull');
  return accept({ type: 'ParentJoinedFamily', data: { familyId, accountId, invitationId } });
}

type Joining = Extract<ParentsCommand, { type: 'JoinFamily' }>['data'];

function leave(data: Extract<FamilysOwn, { type: 'ParentLeftFamily' }>['data'], parents: Parents): Decided {
  const known = parents.joined.find(({ accountId }) => accountId === data.accountId);
  if (!known) return refuse('ParentNotFound');
  return acceptUnless<FamilysOwn>(known.hasLeft, { type: 'ParentLeftFamily', data });
}

export const present = ({ joined }: Parents): number => joined.filter(({ hasLeft }) => !hasLeft).length;

const sameAddress = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

export function parentsAfter(parents: Parents, { type, data }: FamilysOwn): Parents {
  switch (type) {
    case 'ParentInvited': {
      const { familyId: _, ...invitation } = data;
      return { ...parents, invitations: [...parents.invitations, { ...invitation, stage: 'open' }] };
    }
    case 'InvitationWithdrawn':
      return withStage(parents, data.invitationId, { stage: 'withdrawn' });
    case 'ParentJoinedFamily': {
      const { accountId, invitationId } = data;
      const others = parents.joined.filter((parent) => parent.accountId !== accountId);
      const joined = [...others, { accountId, hasLeft: false }];
      return { ...withStage(parents, invitationId, { stage: 'accepted', acceptedBy: accountId }), joined };
    }
    case 'ParentLeftFamily': {
      const left = (parent: Parents['joined'][number]) =>
        parent.accountId === data.accountId ? { accountId: data.accountId, hasLeft: true } : parent;
      return { ...parents, joined: parents.joined.map(left) };
    }
  }
}

const withStage = (parents: Parents, id: string, change: Partial<Invitation>): Parents => ({
  ...parents,
  invitations: parents.invitations.map((one) => (one.invitationId === id ? { ...one, ...change } : one)),
});
