import { Maybe } from '../../describe/events';
import { Count, Id, Instant } from '../../describe/schema';
import { table } from '../../describe/table';

/** How often each account has signed in, and how many questions it has asked for, whichever child was practising. */
export const usage = table('accounts_usage', {
  keeps: 'How often you logged in, and how many questions were asked for',
  row: { accountId: Id, signIns: Count, lastSignInAt: Maybe(Instant), questionsAsked: Count },
  key: 'accountId',
});
