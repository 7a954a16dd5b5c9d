import Type from 'typebox';
import { events, Maybe, type EventOf } from '../../describe/events';
import { Id, Instant } from '../../describe/schema';

/** Whether staff asked for the link, and not the owner of the address. */
export const ByStaff = Type.Boolean();

/**
 * What is known of an e-mail address: one account each. `emailHash` is a name that stands for the address and is forgotten
 * when its person is erased (chance; in the oldest streams the address's keyed hash itself). Streams: `login-<emailHash>`.
 */
export const loginEvents = events({
  EmailClaimed: { emailHash: Id, accountId: Id },
  /**
   * Somebody signed up again with an address that has an account; its owner is told by mail, once a day at most.
   * `isUnconfirmed`: nobody has shown yet that the address is theirs, so it may be an account that a stranger made.
   */
  SignUpRepeated: { emailHash: Id, accountId: Id, repeatedAt: Maybe(Instant), isUnconfirmed: Maybe(Type.Boolean()) },
  /** Written for unknown addresses, too, without an account: both take the same way and the same time. `byStaff`: the owner did not ask. */
  PasswordResetAsked: { emailHash: Id, resetId: Id, accountId: Maybe(Id), expiresAt: Instant, byStaff: Maybe(ByStaff) },
});
export type LoginEvent = EventOf<typeof loginEvents>;
