import Type from 'typebox';
import { Maybe } from '../describe/events';
import { Count, Day, Email, Id, Instant, Name, Personal } from '../describe/schema';
import { table } from '../describe/table';
import { Role } from './roles';

/** Who has an account, and what they may do: read at every request, by the mails, and by the admins' list. */
export const accounts = table('accounts_accounts', {
  keeps: 'Your account: names, e-mail address, when you signed up, which terms you agreed to',
  row: {
    accountId: Id,
    learnerId: Id,
    email: Personal(Email, 'accountId'),
    parentFirstName: Personal(Name, 'accountId'),
    parentLastName: Personal(Name, 'accountId'),
    childName: Personal(Name, 'learnerId'),
    childBornOn: Personal(Day, 'learnerId'),
    roles: Type.Array(Role),
    trialEndsOn: Maybe(Day),
    active: Type.Boolean(),
    /** Counts password changes and deactivations: a session of an older epoch has ended. */
    passwordEpoch: Count,
    /** Null until a link of ours has been opened; of accounts that were never asked, when they were registered. */
    emailConfirmedAt: Maybe(Instant),
    registeredAt: Instant,
  },
  key: 'accountId',
  indexes: [['learnerId'], ['registeredAt']],
  anyCase: ['email'],
});
