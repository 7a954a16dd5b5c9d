import { accept, acceptUnless, decider, refuse, type Decision } from 'platform/decider';
import type { AdminsEvent } from 'schemas/accounts/admins/admins.events';

type AdminsCommand =
  | { type: 'UseAdminRole'; data: { by: string } }
  | { type: 'TakeAdminRole'; data: { accountId: string; by: string } }
  | { type: 'ReturnAdminRole'; data: { accountId: string } };

/** From whom the role was taken and not given back. */
type Taken = ReadonlySet<string>;

const initial: Taken = new Set();

/** The one stream of all admins. */
export const OFFICE = 'office';

/**
 * Who takes the admin role from somebody, or gives any role, must have it still: of two who take it from each other at
 * once, whatever the service, one is first, and is left. Streams of accounts alone could not tell.
 */
export const admins = decider({ category: 'admins', initial, decide, evolve });

function decide({ type, data }: AdminsCommand, taken: Taken): Decision<AdminsEvent, 'AdminRoleGone'> {
  switch (type) {
    // Nothing is written: what decides nothing is decided on the stream as it stands, never on a kept state.
    case 'UseAdminRole':
      return taken.has(data.by) ? refuse('AdminRoleGone') : accept();
    case 'TakeAdminRole':
      if (taken.has(data.by)) return refuse('AdminRoleGone');
      return acceptUnless(taken.has(data.accountId), { type: 'AdminRoleTaken', data });
    case 'ReturnAdminRole':
      return acceptUnless(!taken.has(data.accountId), { type: 'AdminRoleReturned', data });
  }
}

function evolve(taken: Taken, { type, data: { accountId } }: AdminsEvent): Taken {
  if (type === 'AdminRoleTaken') return new Set([...taken, accountId]);
  return new Set([...taken].filter((other) => other !== accountId));
}
