import { command } from '../../describe/contract';
import { Id, Reason } from '../../describe/schema';
import { signedIn } from '../accounts.contract';
import { admins, adminsAfterPassword } from '../roles';

export const lookAsLearner = command({
  call: 'POST /auth/lookAsLearner',
  who: adminsAfterPassword,
  does: 'shows the screens of a child',
  summary:
    'Gives a token that shows a learner’s screens as that learner sees them, for five minutes: it reads and changes nothing, is never renewed, and opens nothing that is for parents alone. Each look is an event.',
  request: { accountId: Id, learnerId: Id, reason: Reason },
  reply: { ...signedIn, lookId: Id },
  refusals: ['AccountNotFound', 'AdminRoleGone', 'ChildNotFound'],
});

export const endLookAsLearner = command({
  call: 'POST /auth/endLookAsLearner',
  who: admins,
  summary: 'Ends a look of the caller’s before its time.',
  request: { lookId: Id },
  refusals: ['LookNotYours'],
});
