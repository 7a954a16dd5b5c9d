import { accept, decider, type Decision } from 'platform/decider';
import type { CommandTools } from 'platform/http';
import type { AccountEvent } from 'schemas/accounts/account.events';
import { holdingAfter, neverAdmin, type Holding, type OfRoles } from 'schemas/accounts/admins/admin-hands.rules';

/** With where it stands in the log, when it was written, and by whom. */
type Stood = AccountEvent & {
  readonly position?: string;
  readonly meta?: { readonly at: string; readonly actor: { readonly id: string } };
};

/** How and since when somebody is an admin; nothing is decided by it. */
const holding = decider({
  category: 'account',
  initial: neverAdmin,
  decide: (_: never, __: Holding): Decision<never> => accept(),
  evolve: (before: Holding, event: Stood): Holding => {
    if (!isOfRoles(event)) return before;
    const { position = '', meta } = event;
    return holdingAfter(before, event, { position, at: meta?.at ?? '', actorId: meta?.actor.id ?? null });
  },
});

const ofRoles: ReadonlySet<string> = new Set<OfRoles['type']>([
  'AccountRegistered',
  'RoleGranted',
  'RoleRevoked',
  'AccountDeactivated',
  'AccountReactivated',
]);
const isOfRoles = (event: Stood): event is Stood & OfRoles => ofRoles.has(event.type);

/** How and since when an account has the admin role. */
export const adminHolding = (accountId: string, { read }: Pick<CommandTools, 'read'>): Promise<Holding> =>
  read(holding, accountId);
