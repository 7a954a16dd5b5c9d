/** How somebody came by the admin role. */
export interface Making {
  /** Since where in the log they have it. */
  readonly position: string;
  /** Since when, ISO 8601 UTC. */
  readonly since: string;
  /** When they were made one, ISO 8601 UTC: before `since` where the role was taken from them and given back. */
  readonly at: string;
  /** The account of whoever invited them or gave them the role; null: nobody is known to have. */
  readonly by: string | null;
}

/** How and since when somebody is an admin. */
export interface Holding {
  /** Null: never an admin. */
  readonly making: Making | null;
  readonly hasRole: boolean;
  /** Nobody signs in to an account that is deactivated, whatever its roles. */
  readonly isActive: boolean;
  /** When somebody else took the role from them, or deactivated them, ISO 8601 UTC; null: nobody did, or they are back. */
  readonly endedAt: string | null;
}

export const neverAdmin: Holding = { making: null, hasRole: false, isActive: true, endedAt: null };

export const isAdmin = ({ hasRole, isActive }: Holding): boolean => hasRole && isActive;

/** What can make somebody an admin, or end it. */
export type OfRoles =
  | {
      readonly type: 'AccountRegistered';
      readonly data: { readonly roles: readonly string[]; readonly invitedBy?: string };
    }
  | {
      readonly type: 'RoleGranted' | 'RoleRevoked';
      readonly data: { readonly accountId: string; readonly role: string };
    }
  | { readonly type: 'AccountDeactivated' | 'AccountReactivated'; readonly data: { readonly accountId: string } };

export interface Written {
  readonly position: string;
  readonly at: string;
  /** The account that wrote it. Whoever was invited wrote their registration themselves. */
  readonly actorId: string | null;
}

/** The one fold of it, for whoever decides and whoever shows. */
export function holdingAfter(before: Holding, event: OfRoles, { position, at, actorId }: Written): Holding {
  const made = (by: string | null): Holding => {
    const { making } = before;
    // What is given back makes nobody somebody else's: else whoever took it and gave it back would have one hand with them.
    const own = making !== null && missedUntil(before, at) !== null ? { at: making.at, by: making.by } : { at, by };
    return {
      ...before,
      making: { position, since: at, ...own },
      hasRole: true,
      endedAt: before.isActive ? null : before.endedAt,
    };
  };
  switch (event.type) {
    case 'AccountRegistered':
      return event.data.roles.includes('ROLE_ADMIN') ? made(event.data.invitedBy ?? null) : before;
    case 'RoleGranted':
      return event.data.role === 'ROLE_ADMIN' ? made(actorId) : before;
    case 'RoleRevoked':
      return event.data.role === 'ROLE_ADMIN' ? { ...before, hasRole: false, endedAt: endedAt(before, event) } : before;
    case 'AccountDeactivated':
      return { ...before, isActive: false, endedAt: endedAt(before, event) };
    case 'AccountReactivated':
      return { ...before, isActive: true, endedAt: before.hasRole ? null : before.endedAt };
  }

  // What somebody gave up themselves was taken by nobody; and what had ended before ended then.
  function endedAt(until: Holding, { data }: { readonly data: { readonly accountId: string } }): string | null {
    if (!isAdmin(until)) return until.endedAt;
    return actorId === data.accountId ? null : at;
  }
}

/** For so long whoever is made an admin may be another account of the one who made them. */
export const NEW_ADMIN_DAYS = 30;
const DAY_MS = 86_400_000;

export interface Hands {
  readonly holdingOf: (accountId: string) => Holding | Promise<Holding>;
  /** ISO 8601 UTC. */
  readonly now: string;
}

/**
 * Whose hand an admin's may be: their own, once they have been one for thirty days, or were made by nobody's account (the
 * operator has none); else that of whoever made them, and so on. Two with the same one may be one person.
 */
export async function handBehind(accountId: string, { holdingOf, now }: Hands): Promise<string> {
  const path = [accountId];
  for (let hand = accountId; ; path.push(hand)) {
    const { making } = await holdingOf(hand);
    const isNew = making !== null && Date.parse(now) - Date.parse(making.at) < NEW_ADMIN_DAYS * DAY_MS;
    if (!isNew || making.by === null || (await holdingOf(making.by)).making === null) return hand;
    hand = making.by;
    // Two who took the role from each other and gave it back are one hand, whichever is asked about.
    if (path.includes(hand)) return path.slice(path.indexOf(hand)).toSorted()[0] ?? hand;
  }
}

/**
 * Until when an admin whose being one another ended still counts among those who could have been asked, ISO 8601 UTC: else whoever
 * deactivates the only other hand has nobody to ask, and brings them back once it is done. Null: they are one, or are missed no more.
 */
export function missedUntil(holding: Holding, now: string): string | null {
  if (holding.endedAt === null || isAdmin(holding)) return null;
  const until = new Date(Date.parse(holding.endedAt) + NEW_ADMIN_DAYS * DAY_MS).toISOString();
  return until > now ? until : null;
}

/** Somebody who would confirm what another proposed. */
export interface Confirming {
  readonly own: string;
  /** Who proposed it. */
  readonly first: string;
  /** Who else is an admin, or was until lately. */
  readonly others: readonly string[];
}

/** Of one hand two may be one person; where all admins are, there is nobody to ask instead. */
export async function mayConfirm(
  { own, first, others }: Confirming,
  handOf: (accountId: string) => Promise<string>,
): Promise<boolean> {
  const [hand, firsts] = await Promise.all([handOf(own), handOf(first)]);
  if (hand !== firsts) return true;
  const hands = await Promise.all(others.map(handOf));
  return hands.every((other) => other === firsts);
}
