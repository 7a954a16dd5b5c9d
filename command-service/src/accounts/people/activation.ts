import type { CommandTools } from 'platform/http';
import { account } from '../account/account.decider';
import { admins, OFFICE } from '../account/admins.decider';

interface Activation {
  readonly userId: string;
  readonly active: boolean;
  readonly reason: string | undefined;
}

type Tools = CommandTools & { refuse(code: 'AccountNotFound' | 'OwnAccount' | 'ReasonNeeded'): never };

/**
 * Deactivating an admin takes the admin's role from them as far as others are concerned: of two who shut each other out at
 * once, one is first in the one stream that decides, and is left. Where a service dies between two steps the same call
 * again goes on; the account's own event is the last of them each time. Answers whether anything was changed.
 */
export async function setActivation({ userId, active, reason }: Activation, tools: Tools): Promise<boolean> {
  const known = await tools.read(account, userId);
  if (known === null) return tools.refuse('AccountNotFound');
  const isAdmin = known.roles.includes('ROLE_ADMIN');
  const by = tools.caller.accountId;
  if (active) {
    if (isAdmin) await tools.handle(admins, OFFICE, { type: 'ReturnAdminRole', data: { accountId: userId } });
    return isNews(await tools.handle(account, userId, { type: 'ReactivateAccount', data: { accountId: userId } }));
  }
  if (by === userId) return tools.refuse('OwnAccount');
  if (reason === undefined) return tools.refuse('ReasonNeeded');
  if (isAdmin) await tools.handle(admins, OFFICE, { type: 'TakeAdminRole', data: { accountId: userId, by } });
  return isNews(
    await tools.handle(account, userId, { type: 'DeactivateAccount', data: { accountId: userId, reason } }),
  );
}

/** Sent again by the same press it is what it was the first time. */
const isNews = ({ events, repeated }: { readonly events: readonly unknown[]; readonly repeated: boolean }): boolean =>
  repeated || events.length > 0;
