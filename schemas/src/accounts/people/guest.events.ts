import Type from 'typebox';
import { events, Maybe, type EventOf } from '../../describe/events';
import { Email, Id, Instant, Name, Personal, Shape, Text } from '../../describe/schema';

/** As whom somebody is invited. */
export const invitedAs = ['admin', 'editor', 'mock exam user'] as const;
export const InvitedAs = Type.Enum([...invitedAs]);
export type InvitedAsName = (typeof invitedAs)[number];

/** Which of the mails sent so far has the link that is good: the last one. */
const sent = { sendId: Id, sentAt: Instant, expiresAt: Instant };

/**
 * Somebody is asked by mail to have an account; whoever opens the link chooses its password. What is known of them belongs
 * to the account that may come of it, and goes with its key. Streams: `guest-<invitationId>`.
 */
export const guestEvents = events({
  GuestInvited: {
    invitationId: Id,
    accountId: Id,
    learnerId: Id,
    as: InvitedAs,
    email: Personal(Email, 'accountId'),
    parentFirstName: Maybe(Personal(Name, 'accountId')),
    parentLastName: Maybe(Personal(Name, 'accountId')),
    childName: Maybe(Personal(Name, 'learnerId')),
    /** Mock sessions by id, which are given with the account. */
    sessionIds: Maybe(Type.Array(Id, { minItems: 1, maxItems: 200 })),
    /** All mock sessions, from an instant until another (exclusive; absent: without end). */
    allSessions: Maybe(Shape({ beginsAt: Instant, endsAt: Maybe(Instant) })),
    ...sent,
  },
  /** Its links of before are good no more. */
  GuestInvitedAgain: { invitationId: Id, accountId: Id, as: InvitedAs, ...sent },
  GuestWithdrawn: { invitationId: Id, accountId: Id, reason: Personal(Text(300), 'accountId') },
  /** From here on nobody withdraws it: the account follows, and whoever holds the link may go on where it broke off. */
  GuestAccepted: { invitationId: Id, accountId: Id },
  /** Nobody took it up: what was known of them is gone. */
  GuestForgotten: { invitationId: Id, accountId: Id, learnerId: Id },
});
export type GuestEvent = EventOf<typeof guestEvents>;
