import { events, type EventOf } from '../../describe/events';
import { Id } from '../../describe/schema';

/**
 * Who has taken the admin role from whom, in one order for all of them: that somebody is left who has it can be decided
 * here alone. One stream: `admins-office`.
 */
export const adminsEvents = events({
  /** Written before the account's own `RoleRevoked`: from here on this account takes the role from nobody. */
  AdminRoleTaken: { accountId: Id, by: Id },
  /** Written after the account's own `RoleGranted`, where the role had been taken. */
  AdminRoleReturned: { accountId: Id },
});
export type AdminsEvent = EventOf<typeof adminsEvents>;
