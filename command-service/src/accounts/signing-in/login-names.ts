import type { AddressNames } from 'platform/crypto';
import type { CommandTools } from 'platform/http';
import { account } from '../account/account.decider';
import { login } from './login.decider';

interface Naming {
  readonly names: AddressNames;
  readonly tools: Pick<CommandTools, 'hashed' | 'read'>;
}

/**
 * By which name an address stands in the log: its login is `login-<name>`. Where nobody has it this leads to an empty
 * stream. Logins of before are named by the keyed hash of the address itself.
 */
export async function loginNameOf(email: string, { names, tools }: Naming): Promise<string> {
  const index = tools.hashed(email);
  return (await names.find(index)) ?? index;
}

/** The same for a sign-up that is begun: its name is forgotten with it, unless an account comes of it. */
export const nameForSignUp = (email: string, signUpId: string, naming: Naming) =>
  nameFor(email, naming, { subjectId: signUpId, isAccount: false });

/** The same for an account: its name is forgotten when the account is erased, and the address is as new again. */
export const nameForAccount = (email: string, accountId: string, naming: Naming) =>
  nameFor(email, naming, { subjectId: accountId, isAccount: true });

type Owner = Parameters<AddressNames['make']>[1];

async function nameFor(email: string, { names, tools }: Naming, owner: Owner): Promise<string> {
  const index = tools.hashed(email);
  const known = await names.find(index);
  return known === undefined && (await hasAccountOfBefore(index, tools)) ? index : names.make(index, owner);
}

/** One that has been erased holds its address no longer. */
async function hasAccountOfBefore(index: string, { read }: Naming['tools']): Promise<boolean> {
  const { accountId } = await read(login, index);
  if (accountId === undefined) return false;
  const known = await read(account, accountId);
  return known === null || known.email !== null;
}
