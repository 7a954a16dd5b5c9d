import Type from 'typebox';
import { Count, Email, Id, Instant, Name, Personal } from '../../describe/schema';
import { table } from '../../describe/table';

/** Sign-ups that were begun; each is forgotten after 30 days. */
export const signUps = table('accounts_sign_ups', {
  keeps: 'Sign-ups that were begun with your address: names, and for what',
  row: {
    signUpId: Id,
    emailHash: Id,
    email: Personal(Email, 'signUpId'),
    firstName: Personal(Name, 'signUpId'),
    surname: Personal(Name, 'signUpId'),
    productId: Count,
    state: Type.Enum(['started', 'forgotten']),
    startedAt: Instant,
  },
  key: 'signUpId',
  indexes: [['state', 'startedAt']],
  anyCase: ['email'],
});
