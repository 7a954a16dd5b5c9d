import { Id } from '../../describe/schema';
import { table } from '../../describe/table';

/** Which e-mail addresses have an account, by their keyed hash. */
export const logins = table('accounts_logins', {
  keeps: 'That your address has an account',
  row: { emailHash: Id, accountId: Id },
  key: 'emailHash',
});
