import Type from 'typebox';
import { parents, service } from '../roles';
import { anyone, command, query } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Email, GivenName, Id, Instant, orNull, Password, Shape } from '../../describe/schema';

const Token = Type.String({ minLength: 1, maxLength: 600 });

/** Of one family, with the one who began it, and with those who are invited. */
export const MOST_PARENTS = 4;
/** For how long the link of an invitation is good. */
export const INVITATION_DAYS = 7;

export const getMyParents = query({
  call: 'POST /family/getMyParents',
  who: parents,
  summary: 'The grown-ups of the caller’s family, the holder first, and the invitations that are open.',
  reply: {
    /** Whether the caller is the one who may invite and remove. */
    isHolder: Type.Boolean(),
    parents: Type.Array(
      Shape({
        accountId: Id,
        email: orNull(Email),
        firstName: orNull(Type.String()),
        lastName: orNull(Type.String()),
        isHolder: Type.Boolean(),
        isCaller: Type.Boolean(),
        joinedAt: Instant,
      }),
    ),
    invitations: Type.Array(Shape({ invitationId: Id, email: Email, invitedAt: Instant, expiresAt: Instant })),
  },
});

export const inviteParent = command({
  call: 'POST /family/inviteParent',
  who: parents,
  summary:
    'Invites another parent to the caller’s family by mail: the link is good once, for seven days. Replies the same whether or not the address has an account.',
  request: { email: Email },
  reply: { invitationId: Id },
  refusals: [
    'HolderOnly',
    'InviterNotConfirmed',
    'ParentAlready',
    'AlreadyInvited',
    'ParentsFull',
    'TooManyInvitations',
    'FamilyChangedTooOften',
  ],
});

export const withdrawInvitation = command({
  call: 'POST /family/withdrawInvitation',
  who: parents,
  summary: 'Takes an invitation back: its link leads nowhere from this moment.',
  request: { invitationId: Id },
  refusals: ['HolderOnly', 'InvitationNotFound', 'InvitationAccepted'],
});

export const readInvitation = command({
  call: 'POST /family/readInvitation',
  who: anyone,
  summary: 'What the page behind the link of an invitation says. Changes nothing.',
  request: { token: Token },
  reply: { email: Email, inviterEmail: Email, hasAccount: Type.Boolean() },
  refusals: ['LinkNotValid'],
});

export const acceptInvitation = command({
  call: 'POST /family/acceptInvitation',
  who: anyone,
  summary:
    'Makes an account for the address that was invited, which the link proves, and joins the family with it. An address that has an account logs in and joins.',
  request: {
    token: Token,
    parentFirstName: GivenName,
    parentLastName: GivenName,
    password: Password,
    acceptTerms: Type.Boolean(),
  },
  refusals: ['LinkNotValid', 'TermsNotAccepted', 'PasswordTooCommon', 'HasAccount', 'ParentsFull', 'ParentAlready'],
});

export const joinFamily = command({
  call: 'POST /family/joinFamily',
  who: parents,
  summary:
    'Joins the family of an invitation with the account that is logged in. Children of its own stay as they are, unseen until it leaves; that has to be agreed to. The session is to be renewed after it.',
  request: { token: Token, leavesOwnAside: Maybe(Type.Boolean()) },
  refusals: [
    'LinkNotValid',
    'InvitationForAnother',
    'ParentAlready',
    'ParentsFull',
    'InAnotherFamily',
    'OwnFamilyShared',
    'OwnPlanRuns',
    'OwnChildrenHere',
  ],
});

export const leaveFamily = command({
  call: 'POST /family/leaveFamily',
  who: parents,
  summary:
    'Leaves the family that was joined. What is the children’s stays with it; the session is to be renewed after it.',
  refusals: ['HolderStays'],
});

export const removeParent = command({
  call: 'POST /family/removeParent',
  who: parents,
  summary: 'Takes a parent who had joined out of the family, within 3 s on every device.',
  request: { accountId: Id },
  refusals: ['HolderOnly', 'ParentNotFound'],
});

export const withdrawInvitationsOf = command({
  call: 'POST /family/withdrawInvitationsOf',
  who: service('workers'),
  summary:
    'Withdraws every invitation that was open when the inviter chose a new password by a link: whoever made it may be somebody else.',
  request: { accountId: Id, resetId: Id, changedAt: Instant },
});

export const forgetInvitation = command({
  call: 'POST /family/forgetInvitation',
  who: service('workers'),
  summary: 'Forgets the address of an invitation that is over.',
  request: { invitationId: Id },
});
