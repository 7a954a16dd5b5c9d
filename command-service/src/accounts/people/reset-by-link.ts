import type { AddressNames } from 'platform/crypto';
import type { CommandTools } from 'platform/http';
import { account } from '../account/account.decider';
import { login } from '../signing-in/login.decider';
import { loginNameOf } from '../signing-in/login-names';

const LINK_MINUTES = 60;

type Tools = CommandTools & {
  refuse(code: 'AccountNotFound' | 'AccountDeactivated' | 'LinksSentAlready', until?: Date): never;
};

/** Has a link mailed to the owner of an account, as if they had asked for it; the mail says who did. */
export async function sendLink(accountId: string, tools: Tools, names: AddressNames): Promise<void> {
  const known = await tools.read(account, accountId);
  if (known === null || known.email === null) return tools.refuse('AccountNotFound');
  if (!known.active) return tools.refuse('AccountDeactivated');
  const emailHash = await loginNameOf(known.email, { names, tools });
  const expiresAt = new Date(Date.parse(tools.now) + LINK_MINUTES * 60_000).toISOString();
  const data = { emailHash, accountId, resetId: tools.idFor('reset'), at: tools.now, expiresAt, byStaff: true };
  const sent = await tools.handle(login, emailHash, { type: 'AskPasswordReset', data });
  const [first = expiresAt] = sent.state.openResets;
  if (sent.events.length === 0 && !sent.repeated) tools.refuse('LinksSentAlready', new Date(first));
}
