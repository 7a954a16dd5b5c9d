import { accept, decider, type Decision } from 'platform/decider';
import type { CommandTools } from 'platform/http';
import type { AccountEvent } from 'schemas/accounts/account.events';

/** With where it stands in the log. */
type Stood = AccountEvent & { readonly position?: string };

/** Since when somebody has been an admin without a break; nothing is decided by it. */
const holding = decider({
  category: 'account',
  initial: null as string | null,
  decide: (_: never, __: string | null): Decision<never> => accept(),
  evolve: (since: string | null, event: Stood): string | null => {
    const { position = '' } = event;
    if (event.type === 'AccountRegistered') return event.data.roles.includes('ROLE_ADMIN') ? position : null;
    if (event.type === 'RoleGranted') return event.data.role === 'ROLE_ADMIN' ? position : since;
    return event.type === 'RoleRevoked' && event.data.role === 'ROLE_ADMIN' ? null : since;
  },
});

/** Since where in the log an account has had the admin role without a break; null: it does not have it. */
export const adminSince = (accountId: string, { read }: Pick<CommandTools, 'read'>): Promise<string | null> =>
  read(holding, accountId);
