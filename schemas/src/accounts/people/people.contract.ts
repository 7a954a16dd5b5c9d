import Type from 'typebox';
import { anyone, command, query } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { paged } from '../../describe/paging';
import {
  Count,
  Day,
  Email,
  GivenName,
  Id,
  Ignored,
  Instant,
  orNull,
  Own,
  Password,
  Reason,
  Shape,
} from '../../describe/schema';
import { admins, adminsAfterPassword, service } from '../roles';
import { InvitedAs } from './guest.events';
import { guests } from './guests.table';

/** The two names that the spec's calls have for the admin who makes them. */
const own = { adminEmail: Maybe(Own(Email, 'email')) };
const LinkToken = Type.String({ minLength: 1, maxLength: 600 });

/** True and false as they are, and as the text that some senders make of them. */
const Switch = Type.Union([Type.Boolean(), Type.Enum(['true', 'false'])]);

export const createAdminUser = command({
  call: 'POST /createAdminUserFromDashboard',
  who: adminsAfterPassword,
  does: 'lets somebody into the office',
  summary:
    'Invites somebody by mail to work in the office. Who opens the link, once and within seven days, chooses their own password: one that comes with this call is dropped unread.',
  request: { email: Email, as: Maybe(Type.Enum(['admin', 'editor'])), password: Maybe(Ignored()), ...own },
  reply: { invitationId: Id },
  refusals: ['AddressHasAccount', 'AdminRoleGone', 'GuestInvitedAlready', 'GuestMailedOften', 'TooManyGuests'],
});

export const createMockExamUser = command({
  call: 'POST /createMockExamUserFromAdminBoard',
  who: adminsAfterPassword,
  does: 'gives somebody mock exams they would have to pay for',
  summary:
    'Invites a parent by mail whose child sits mock exams: chosen sessions, or all that begin from one day to another. A password that comes with this call is dropped unread.',
  request: {
    parentFirstName: GivenName,
    parentLastName: GivenName,
    email: Email,
    childName: GivenName,
    password: Maybe(Ignored()),
    /** Mock sessions by id, or all that are to come as of now. */
    selectedDates: Maybe(Type.Union([Type.Literal('all'), Type.Array(Id, { maxItems: 200, uniqueItems: true })])),
    /** All mock sessions from this day on, in London; with `untilOn` up to the end of that day. */
    fromOn: Maybe(Day),
    untilOn: Maybe(Day),
    ...own,
  },
  reply: { invitationId: Id },
  refusals: [
    'AddressHasAccount',
    'AdminRoleGone',
    'DaysNotPossible',
    'GuestInvitedAlready',
    'GuestMailedOften',
    'NoSessionToCome',
    'SessionNotFound',
    'TooManyGuests',
  ],
});

export const inviteGuestAgain = command({
  call: 'POST /auth/inviteGuestAgain',
  who: adminsAfterPassword,
  does: 'mails a new link of an invitation',
  summary:
    'Mails a new link for an invitation; those of before are good no more. Three mails to an address in 24 hours at most.',
  request: { invitationId: Id },
  refusals: ['AdminRoleGone', 'GuestNotFound', 'GuestNotOpen', 'GuestMailedOften'],
});

export const withdrawGuest = command({
  call: 'POST /auth/withdrawGuest',
  who: adminsAfterPassword,
  does: 'takes back what somebody was promised',
  summary: 'Takes an invitation back, with a reason: its links are good no more, and who was invited is forgotten.',
  request: { invitationId: Id, reason: Reason },
  refusals: ['AdminRoleGone', 'GuestNotFound', 'GuestNotOpen'],
});

export const readGuestInvitation = command({
  call: 'POST /auth/readGuestInvitation',
  who: anyone,
  summary:
    'What the page behind the link of an invitation says: whom it is for, and as what. Changes nothing; a link that makes no account any more is refused.',
  request: { token: LinkToken },
  reply: { email: Email, as: InvitedAs, hasAccount: Type.Boolean() },
  refusals: ['LinkNotValid'],
});

export const acceptGuest = command({
  call: 'POST /auth/acceptGuest',
  who: anyone,
  summary: 'Makes the account of somebody who was invited, with the name and the password that they choose.',
  request: { token: LinkToken, firstName: GivenName, lastName: GivenName, password: Password },
  refusals: ['AddressHasAccount', 'LinkNotValid', 'PasswordTooCommon'],
});

export const forgetGuest = command({
  call: 'POST /auth/forgetGuest',
  who: service('workers'),
  summary: 'Erases who was invited and did not come.',
  request: { invitationId: Id },
});

export const getGuests = query({
  call: 'POST /auth/getGuests',
  who: admins,
  summary: 'Who was invited, the newest first: still open, accepted, withdrawn or forgotten.',
  request: paged(100),
  reply: {
    guests: Type.Array(
      Shape({
        invitationId: Id,
        as: InvitedAs,
        /** Null once they are forgotten. */
        email: orNull(Email),
        state: guests.row.state,
        invitedAt: Instant,
        /** As the office knows them. */
        invitedBy: Type.String(),
        sentAt: Instant,
        mails: Count,
        expiresAt: Instant,
        /** Of a mock exam user; null once they are forgotten. */
        parentName: orNull(Type.String()),
        childName: orNull(Type.String()),
        /** What was given with it: so many chosen sessions, and all of them from an instant until another. */
        sessions: Count,
        allFrom: orNull(Instant),
        allUntil: orNull(Instant),
        /** Who took it back, and when. */
        withdrawnBy: orNull(Type.String()),
        withdrawnAt: orNull(Instant),
      }),
    ),
  },
});

export const toggleAccountActivation = command({
  call: 'POST /toggleAccountActivationFromDashboard',
  who: adminsAfterPassword,
  does: 'shuts somebody out of their account, or lets them in again',
  summary:
    'Deactivates an account, with a reason, which ends its sessions within three seconds; or activates it again. Nobody deactivates themselves, and somebody is always left who has the admin role.',
  request: { userId: Id, newAccountStatus: Switch, reason: Maybe(Reason), ...own },
  /** False where it was so already: nothing is written then, and no reason kept. */
  reply: { changed: Type.Boolean() },
  refusals: ['AccountNotFound', 'AdminRoleGone', 'OwnAccount', 'ReasonNeeded'],
});

export const resetPasswordForUser = command({
  call: 'POST /resetPasswordFromAdminDashboard',
  who: adminsAfterPassword,
  does: 'mails somebody a link that opens their account',
  summary:
    'Mails the owner of an account a link to choose a new password, good once and for an hour. One that comes with this call is dropped unread: nobody types the password of another.',
  request: { userId: Id, password: Maybe(Ignored()), ...own },
  refusals: ['AccountNotFound', 'AccountDeactivated', 'AdminRoleGone', 'LinksSentAlready'],
});
