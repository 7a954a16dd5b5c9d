import Type from 'typebox';
import { events, Maybe, type EventOf } from '../describe/events';
import { Day, Email, Id, Instant, Name, Personal, Shape, Text } from '../describe/schema';
import { agreement } from '../advertising/advertising.events';
import { Role } from './roles';

const PasswordHash = Type.String({ maxLength: 200 });

/** One household: the parent who signed up, and the learner they signed up. Streams: `account-<accountId>`. */
export const accountEvents = events({
  AccountRegistered: {
    accountId: Id,
    learnerId: Id,
    email: Personal(Email, 'accountId'),
    parentFirstName: Maybe(Personal(Name, 'accountId')),
    parentLastName: Maybe(Personal(Name, 'accountId')),
    childName: Maybe(Personal(Name, 'learnerId')),
    childBornOn: Maybe(Personal(Day, 'learnerId')),
    passwordHash: Personal(PasswordHash, 'accountId'),
    roles: Type.Array(Role, { maxItems: 8 }),
    /** The last day of a free account's trial, Europe/London. */
    trialEndsOn: Maybe(Day),
    /** Which terms were agreed to, and when; absent where the form did not ask. */
    termsVersion: Maybe(Type.String({ maxLength: 20 })),
    termsAcceptedAt: Maybe(Instant),
    /** When the welcome mail's link was asked to be opened; an account without it counts as confirmed from the beginning. */
    confirmationAskedAt: Maybe(Instant),
    /** The account of whoever invited them, where somebody of the office did. */
    invitedBy: Maybe(Id),
    /** They bought without choosing a password, and are sent a link to choose one. */
    hasNoPassword: Maybe(Type.Literal(true)),
    /** What was agreed to of advertising, in the form; absent where nothing was. */
    advertising: Maybe(Shape(agreement)),
    /** Which page of ours led to the form, as its address said; absent where it said nothing. */
    cameFrom: Maybe(Type.String({ maxLength: 40 })),
  },
  /** Somebody asked for the link once more. */
  ConfirmationMailAsked: { accountId: Id, askedAt: Instant },
  /** Whoever reads the mail of the address has opened one of our links. */
  EmailConfirmed: { accountId: Id, by: Type.Enum(['confirmation', 'new password']) },
  PasswordChanged: {
    accountId: Id,
    passwordHash: Personal(PasswordHash, 'accountId'),
    resetId: Id,
    changedAt: Instant,
  },
  RoleGranted: { accountId: Id, role: Role },
  /** Why, since the office is asked for it. */
  RoleRevoked: { accountId: Id, role: Role, reason: Maybe(Personal(Text(300), 'accountId')) },
  /** On every device: each has to log in again. */
  AllSessionsEnded: { accountId: Id, reason: Maybe(Personal(Text(300), 'accountId')) },
  /** The reason is plain in the oldest events, sealed in all others. */
  AccountDeactivated: { accountId: Id, reason: Personal(Text(300), 'accountId') },
  AccountReactivated: { accountId: Id },
});
export type AccountEvent = EventOf<typeof accountEvents>;
