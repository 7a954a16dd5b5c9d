import { feature } from '../describe/feature';
import { accountEvents } from './account.events';
import * as accountsCalls from './accounts.contract';
import { accounts } from './accounts.table';
import { adminsEvents } from './admins/admins.events';
import { admins } from './admins/admins.table';
import { children } from './children.table';
import * as familyCalls from './family.contract';
import { familyEvents } from './family/family.events';
import { familyRefusals } from './family/family.refusals';
import * as officeCalls from './office.contract';
import { invitations } from './family/invitations.table';
import { loginEvents } from './logins/login.events';
import { logins } from './logins/logins.table';
import * as parentsCalls from './family/parents.contract';
import { parentEvents } from './family/parents.events';
import { parents } from './family/parents.table';
import { erasureEvents, securityEvents } from './security.events';
import { learnerLookEvents } from './looking/look.events';
import * as lookingCalls from './looking/looking.contract';
import { learnerLooks } from './looking/looks.table';
import * as ownSessionsCalls from './own-sessions/own-sessions.contract';
import * as secondFactorCalls from './second-factor/second-factor.contract';
import { secondFactorEvents } from './second-factor/second-factor.events';
import { secondFactors } from './second-factor/second-factors.table';
import { sessionEvents } from './own-sessions/session.events';
import { sessions } from './own-sessions/sessions.table';
import { signUpEvents } from './signing-up/sign-up.events';
import { history } from './people/history.table';
import { guestEvents } from './people/guest.events';
import { guestPlaceEvents } from './people/guest-place.events';
import { guests } from './people/guests.table';
import * as peopleCalls from './people/people.contract';
import { usage } from './people/usage.table';
import * as usersCalls from './people/users.contract';
import { signUps } from './signing-up/sign-ups.table';

export const accountsFeature = feature('accounts', {
  families: [
    accountEvents,
    adminsEvents,
    familyEvents,
    loginEvents,
    sessionEvents,
    signUpEvents,
    guestEvents,
    securityEvents,
    erasureEvents,
    secondFactorEvents,
    learnerLookEvents,
    parentEvents,
    guestPlaceEvents,
  ],
  calls: [
    accountsCalls,
    officeCalls,
    familyCalls,
    ownSessionsCalls,
    secondFactorCalls,
    lookingCalls,
    parentsCalls,
    peopleCalls,
    usersCalls,
  ],
  tables: [
    accounts,
    sessions,
    logins,
    signUps,
    children,
    secondFactors,
    learnerLooks,
    parents,
    invitations,
    usage,
    guests,
    history,
    admins,
  ],
  refusals: {
    AccountDeactivated: { status: 409, title: 'This account is deactivated. Please activate it first.' },
    AccountNotFound: { status: 404, title: 'There is no such account.' },
    // One of another family is no child of this one: both are told in the same words.
    ChildNotFound: { status: 404, title: 'There is no such child in your family.' },
    BirthdayNotPossible: {
      status: 422,
      title: 'Please check the date of birth: it lies in the future, or more than 19 years back.',
    },
    ...familyRefusals,
    AddressHasAccount: {
      status: 409,
      title: 'This address has an account already. Roles and mock exams are given to it in the list of users.',
    },
    DaysNotPossible: {
      status: 422,
      title: 'The last day comes before the first, has passed already, or is too far away.',
    },
    GuestMailedOften: {
      status: 429,
      title:
        'This address has been sent three invitations since yesterday. Please check that it is right; the next can be sent at {time}.',
    },
    GuestInvitedAlready: {
      status: 409,
      title: 'This address is invited already. That invitation can be mailed again, or withdrawn.',
    },
    GuestNotFound: { status: 404, title: 'There is no such invitation.' },
    GuestNotOpen: { status: 409, title: 'This invitation was accepted or withdrawn meanwhile.' },
    LinksSentAlready: {
      status: 429,
      title: 'Three links that are good still have been sent to this address. The next can be sent at {time}.',
    },
    OwnAccount: {
      status: 409,
      title: 'You cannot deactivate your own account: you would be shut out at once. Please ask another admin.',
    },
    TooManyGuests: {
      status: 429,
      title: 'You have invited fifty people since yesterday. The next can be invited at {time}.',
    },
    // The first two words are the spec's; and the same are said whether or not there is such an account.
    AdminRoleGone: {
      status: 409,
      title: 'Another admin has just taken the admin role from you, so nothing was changed.',
    },
    AccountClosed: {
      status: 403,
      title:
        'This account is closed for now, and nothing in it is lost. To have it opened again, please write to us: the address stands at the end of the page “Privacy”.',
    },
    CredentialsNotRight: {
      status: 401,
      title:
        'Incorrect Credentials: this email and password do not go together. Please check both, or ask for a new password below.',
    },
    LinkNotValid: { status: 410, title: 'This link has been used already, or it has expired.' },
    LookNotYours: { status: 404, title: 'You are not looking at anybody’s screens in that way.' },
    MailSentAlready: {
      status: 429,
      title: 'We have sent this mail three times since yesterday. Please look among the unwanted mail, too.',
    },
    OwnAdminRole: {
      status: 409,
      title:
        'You cannot take the admin role from yourself: somebody must be left to run the office. Please ask another admin.',
    },
    OwnSecondFactor: {
      status: 409,
      title: 'You cannot reset your own second factor. Use a recovery code, or ask another admin.',
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
    // Not 401: a browser would take its log-in for ended, and send the code once more.
    SecondCodeNotRight: {
      status: 403,
      title:
        'That code is not right, or it has been used already. Please take the one that your app shows now, or a recovery code.',
    },
    SecondFactorNotOffered: {
      status: 410,
      title: 'It has taken a while, and this code can be scanned no longer. Please begin again.',
    },
    SecondFactorNotThere: { status: 409, title: 'There is no second factor on this account.' },
    SecondFactorStands: {
      status: 409,
      title:
        'This account has a second factor already. If you were never shown its recovery codes, take it away and set it up once more: that makes new ones.',
    },
    SecondFactorWanted: { status: 403, title: 'Please type the code that your app shows now.' },
    SessionNotYours: { status: 404, title: 'You are not logged in there any more.' },
    SessionEnded: { status: 401, title: 'Please log in again.' },
    TermsNotAccepted: { status: 422, title: 'Please agree to the Terms and Conditions' },
    TooManyAttempts: {
      status: 429,
      title: 'Too many attempts. Please try again at {time}, or ask for a new password.',
    },
  },
});
