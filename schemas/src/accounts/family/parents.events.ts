import Type from 'typebox';
import { events, Maybe, type EventOf } from '../../describe/events';
import { Count, Email, Id, Instant, Personal } from '../../describe/schema';

/**
 * Who of the grown-ups belongs to a family beside the one who began it. Streams: `family-<familyId>`, and for
 * `FamilyJoinBegan` `account-<accountId>`. The address of an invitation goes with the invitation's own key.
 */
export const parentEvents = events({
  /** A mail with a link goes to the address; whether it has an account is not asked. */
  ParentInvited: {
    familyId: Id,
    invitationId: Id,
    inviterId: Id,
    email: Personal(Email, 'invitationId'),
    invitedAt: Instant,
    expiresAt: Instant,
    /** Of the session in which it was made; absent where it was not written down yet. */
    passwordEpoch: Maybe(Count),
  },
  /** `resetId`: withdrawn with that new password of the inviter, and not by their hand. */
  InvitationWithdrawn: { familyId: Id, invitationId: Id, resetId: Maybe(Id) },
  /** Where an account looks for its family. It is one of it for as long as that family's own stream says so. */
  FamilyJoinBegan: { accountId: Id, familyId: Id },
  ParentJoinedFamily: { familyId: Id, accountId: Id, invitationId: Id },
  ParentLeftFamily: { familyId: Id, accountId: Id, by: Type.Enum(['themselves', 'the holder']) },
});
export type ParentEvent = EventOf<typeof parentEvents>;
