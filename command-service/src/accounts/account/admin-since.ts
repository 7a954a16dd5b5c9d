import { accept, decider, type Decision } from 'platform/decider';
import type { CommandTools } from 'platform/http';
import type { AccountEvent } from 'schemas/accounts/account.events';

/** With where it stands in the log, when it was written, and by whom. */
type Stood = AccountEvent & {
  readonly position?: string;
  readonly meta?: { readonly at: string; readonly actor: { readonly id: string } };
};

/** How somebody came by the admin role last. */
interface Making {
  /** Where in the log. */
  readonly position: string;
  /** ISO 8601 UTC. */
  readonly at: string;
  /** The account of whoever invited them or gave them the role; null: nobody is known to have. */
  readonly by: string | null;
}

interface Holding {
  /** Null: never an admin. */
  readonly making: Making | null;
  readonly isAdmin: boolean;
}

const never: Holding = { making: null, isAdmin: false };

/** How and since when somebody is an admin; nothing is decided by it. */
const holding = decider({
  category: 'account',
  initial: never,
  decide: (_: never, __: Holding): Decision<never> => accept(),
  evolve: (before: Holding, event: Stood): Holding => {
    if (!isOfAdmins(event)) return before;
    return event.type === 'RoleRevoked' ? { making: before.making, isAdmin: false } : made(event);
  },
});

function isOfAdmins({ type, data }: Stood): boolean {
  if (type === 'AccountRegistered') return data.roles.includes('ROLE_ADMIN');
  return (type === 'RoleGranted' || type === 'RoleRevoked') && data.role === 'ROLE_ADMIN';
}

/** Whoever was invited wrote their registration themselves. */
function made({ type, data, position = '', meta }: Stood): Holding {
  const by = type === 'AccountRegistered' ? data.invitedBy : meta?.actor.id;
  return { making: { position, at: meta?.at ?? '', by: by ?? null }, isAdmin: true };
}

/** Since where in the log an account has had the admin role without a break; null: it does not have it. */
export async function adminSince(accountId: string, { read }: Pick<CommandTools, 'read'>): Promise<string | null> {
  const { making, isAdmin } = await read(holding, accountId);
  return isAdmin && making ? making.position : null;
}

/** For so long whoever is made an admin may be another account of the one who made them. */
const NEW_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Whose hand an admin's may be: their own, once they have been one for thirty days, or were made by nobody's account (the
 * operator has none); else that of whoever made them, and so on. Two with the same one may be one person.
 */
export async function handBehind(
  accountId: string,
  { read, now }: Pick<CommandTools, 'read' | 'now'>,
): Promise<string> {
  const path = [accountId];
  for (let hand = accountId; ; path.push(hand)) {
    const { making } = await read(holding, hand);
    const isNew = making !== null && Date.parse(now) - Date.parse(making.at) < NEW_DAYS * DAY_MS;
    if (!isNew || making.by === null || (await read(holding, making.by)).making === null) return hand;
    hand = making.by;
    // Two who took the role from each other and gave it back are one hand, whichever is asked about.
    if (path.includes(hand)) return path.slice(path.indexOf(hand)).toSorted()[0] ?? hand;
  }
}
