import Type from 'typebox';
import { learners } from '../../accounts/roles';
import { query } from '../../describe/contract';
import { Count, Day, orNull } from '../../describe/schema';
import { ownEmail } from '../as-sent';
import { Remaining } from './issued-worksheet';

export const getTimeLeftOnFreemiumTrial = query({
  call: 'POST /getTimeLeftOnFreemiumTrial',
  who: learners,
  summary: 'Whole days left of the trial: 0 on its last day, negative after it; null for an account without one.',
  request: { email: ownEmail },
  reply: {
    daysLeft: Type.Union([Type.Integer(), Type.Null()]),
    trialEndsOn: orNull(Day),
    dailyLimit: orNull(Count),
    remainingToday: Remaining,
    /** The last day on which new worksheets are given though the address is not confirmed; null where nothing is to be confirmed. */
    confirmEmailBy: orNull(Day),
  },
});
