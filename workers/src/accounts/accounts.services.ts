import type { Readable } from '../people';
import { hasAccount } from './accounts.people';

/** What the work of accounts may ask. */
export interface AccountsServices {
  /** Whether an e-mail address, by its keyed hash, has an account. */
  readonly hasAccount: (emailHash: string) => Promise<boolean>;
}

export const accountsServices = (db: Readable): AccountsServices => ({
  hasAccount: (emailHash) => hasAccount(db, emailHash),
});
