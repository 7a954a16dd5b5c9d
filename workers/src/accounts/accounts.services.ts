import type { Readable } from '../people';
import { hasAccount, otherParents } from './accounts.people';

/** What the work of accounts may ask. */
export interface AccountsServices {
  /** Whether an e-mail address, by its keyed hash, has an account. */
  readonly hasAccount: (emailHash: string) => Promise<boolean>;
  /** The addresses of the other parents of the family of an account, in order. */
  readonly otherParents: (accountId: string) => Promise<readonly string[]>;
}

export const accountsServices = (db: Readable): AccountsServices => ({
  hasAccount: (emailHash) => hasAccount(db, emailHash),
  otherParents: (accountId) => otherParents(db, accountId),
});
