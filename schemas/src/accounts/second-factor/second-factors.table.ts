import { Count, Id, Instant } from '../../describe/schema';
import { table } from '../../describe/table';

/** Who has a second factor. The row goes when it is taken away. */
export const secondFactors = table('accounts_second_factors', {
  keeps: 'That a code is asked for beside your password',
  row: { accountId: Id, factorId: Id, setUpAt: Instant, recoveryCodesLeft: Count },
  key: 'accountId',
});
