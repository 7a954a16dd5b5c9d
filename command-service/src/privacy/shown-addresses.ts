import type { OwnAddresses } from 'platform/finding';
import type { AnyEvent } from 'schemas/events';

const registered: AnyEvent['type'] = 'AccountRegistered';
const confirmed: AnyEvent['type'] = 'EmailConfirmed';

/** The address of an account is its owner's once they have opened a link that was sent to it, or if they were not asked to. */
export function shownAddresses(): OwnAddresses {
  const typed = new Map<string, string>();
  const shown = new Set<string>();
  return {
    see: ({ type, data: { accountId, email, confirmationAskedAt } }) => {
      if (type !== registered && type !== confirmed) return;
      const id = String(accountId);
      if (type === confirmed || confirmationAskedAt === undefined) shown.add(id);
      // Of somebody who has been erased nothing is said any more.
      if (typeof email === 'string') typed.set(id, email.trim().toLowerCase());
    },
    of: (people) => new Set([...typed].filter(([id]) => people.has(id) && shown.has(id)).map(([, address]) => address)),
  };
}
