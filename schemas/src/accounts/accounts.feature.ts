import { feature } from '../describe/feature';
import { accountEvents } from './account.events';
import * as accountsCalls from './accounts.contract';
import { accounts } from './accounts.table';
import { adminsEvents } from './admins.events';
import { children } from './children.table';
import * as familyCalls from './family.contract';
import { familyEvents } from './family.events';
import * as officeCalls from './office.contract';
import { loginEvents } from './login.events';
import { logins } from './logins.table';
import { erasureEvents, securityEvents } from './security.events';
import { sessionEvents } from './session.events';
import { sessions } from './sessions.table';
import { signUpEvents } from './sign-up.events';
import { signUps } from './sign-ups.table';

export const accountsFeature = feature('accounts', {
  families: [
    accountEvents,
    adminsEvents,
    familyEvents,
    loginEvents,
    sessionEvents,
    signUpEvents,
    securityEvents,
    erasureEvents,
  ],
  calls: [accountsCalls, officeCalls, familyCalls],
  tables: [accounts, sessions, logins, signUps, children],
  refusals: {
    AccountNotFound: { status: 404, title: 'There is no such account.' },
    // One of another family is no child of this one: both are told in the same words.
    ChildNotFound: { status: 404, title: 'There is no such child in your family.' },
    BirthdayNotPossible: {
      status: 422,
      title: 'Please check the date of birth: it lies in the future, or more than 19 years back.',
    },
    ChildNameTaken: {
      status: 409,
      title: 'You have a child of this name already. Another name, or a nickname, tells them apart.',
    },
    FamilyFull: { status: 409, title: 'Ten children can practise at a time. Please put one of them away first.' },
    FamilyChangedTooOften: {
      status: 409,
      title: 'Your family has been changed very often. Please write to us if something of it is still not right.',
    },
    LastChild: { status: 409, title: 'Somebody must be left to practise: this is the only child.' },
    // The first two words are the spec's; and the same are said whether or not there is such an account.
    AdminRoleGone: {
      status: 409,
      title: 'Another admin has just taken the admin role from you, so nothing was changed.',
    },
    CredentialsNotRight: {
      status: 401,
      title:
        'Incorrect Credentials: this email and password do not go together. Please check both, or ask for a new password below.',
    },
    LinkNotValid: { status: 410, title: 'This link has been used already, or it has expired.' },
    MailSentAlready: {
      status: 429,
      title: 'We have sent this mail three times since yesterday. Please look among the unwanted mail, too.',
    },
    OwnAdminRole: {
      status: 409,
      title:
        'You cannot take the admin role from yourself: somebody must be left to run the office. Please ask another admin.',
    },
    PasswordTooCommon: {
      status: 422,
      title:
        'This password is one of the first that anybody would try. Three words that do not belong together are a good one.',
    },
    PasswordNotRight: {
      status: 403,
      title: 'That is not the password of this account. Please try again, or ask for a new one on the log-in page.',
    },
    SessionEnded: { status: 401, title: 'Please log in again.' },
    TermsNotAccepted: { status: 422, title: 'Please agree to the Terms and Conditions' },
    TooManyAttempts: {
      status: 429,
      title: 'Too many attempts. Please try again at {time}, or ask for a new password.',
    },
  },
});
