import Type from 'typebox';
import { ofAdvertisements, wish } from '../advertising/asked';
import { anyone, command, query } from '../describe/contract';
import { Maybe } from '../describe/events';
import {
  Count,
  Day,
  Email,
  GivenName,
  GivenNameOrBlank,
  Id,
  Own,
  Password,
  Reason,
  Shape,
  Text,
} from '../describe/schema';
import { adminsAfterPasswordOrOperator, everyRole, learners, Role, service } from './roles';

/** Two names of one thing: the form of the spec has the one, its calls the other. */
const birthday = { dateOfBirth: Maybe(Day), studentDob: Maybe(Day) };
const Token = Type.String({ minLength: 1, maxLength: 600 });

/** What a signed-in browser keeps; the spec's stored session is its first three fields. */
export const signedIn = {
  email: Email,
  accessToken: Type.String(),
  roles: Type.Array(Role),
  /** Of whoever is practising; empty where no name was given. */
  childName: Type.String(),
  learnerId: Id,
  /** All who may practise, in the order in which they came. */
  learners: Type.Array(Shape({ learnerId: Id, childName: Type.String() })),
  expiresInSeconds: Count,
  /** For how long the parents' door still stands open here; 0 where it is shut. */
  doorOpenSeconds: Count,
  /** Whether they need a second factor and have none yet: until then everything else is refused. */
  mustEnrol: Maybe(Type.Literal(true)),
};

export const createFreeAccount = command({
  call: 'POST /auth/createFreeStandardQuestionsUserAndSendLoginInstructions',
  who: anyone,
  summary:
    'Signs up for the free trial. Replies the same for an address that has an account; its owner is told by mail.',
  request: {
    parentFirstName: GivenName,
    parentLastName: GivenName,
    parentEmail: Email,
    password: Password,
    childName: Maybe(GivenNameOrBlank),
    acceptTerms: Maybe(Type.Boolean()),
    source: Maybe(Text(80)),
    ...birthday,
    ...wish,
    ...ofAdvertisements,
  },
  refusals: ['TermsNotAccepted', 'PasswordTooCommon', 'BirthdayNotPossible'],
});

export const registerUser = command({
  call: 'POST /auth/registerUser',
  who: anyone,
  summary: 'Signs up a learner for the free trial with the child’s name alone.',
  request: { studentName: GivenName, parentEmail: Email, password: Password, ...birthday, ...ofAdvertisements },
  refusals: ['PasswordTooCommon', 'BirthdayNotPossible'],
});

export const validateUser = command({
  call: 'POST /auth/validateUser',
  who: anyone,
  logsIn: true,
  summary: 'Signs in. `loginType` picks the page to land on and grants nothing.',
  request: {
    email: Email,
    password: Type.String({ minLength: 1, maxLength: 128 }),
    loginType: Maybe(Text(40)),
    /** Of the app or a recovery code, where the account has a second factor. */
    code: Maybe(Text(40)),
  },
  reply: signedIn,
  refusals: ['AccountClosed', 'CredentialsNotRight', 'SecondCodeNotRight', 'SecondFactorWanted', 'TooManyAttempts'],
});

export const refreshSession = command({
  call: 'POST /auth/refreshSession',
  who: anyone,
  logsIn: true,
  summary:
    'Renews the access token from the HttpOnly cookie, for whoever holds it. The one before is good for 30 s, until the new one is used; after that it ends the session, and its owner is told.',
  reply: signedIn,
  refusals: ['SessionEnded'],
});

export const signOut = command({
  call: 'POST /auth/signOut',
  who: anyone,
  summary: 'Ends the session of this browser, if its cookie is the right one.',
});

export const forgotPassword = command({
  call: 'POST /auth/forgotPassword',
  who: anyone,
  summary: 'Sends a one-time link to set a new password, if the address has an account. Replies the same if not.',
  request: { email: Email },
});

export const changePassword = command({
  call: 'POST /auth/changePassword',
  who: anyone,
  summary:
    'Sets a new password with the link of the mail, ends every session of the account, and withdraws the invitations that it had made to other parents.',
  request: { password: Password, token: Token },
  /** `otherParents`: how many joined the family of this account, and stay; 0 where it joined that of another. */
  reply: { changed: Type.Boolean(), otherParents: Type.Integer({ minimum: 0 }) },
  refusals: ['LinkNotValid', 'PasswordTooCommon'],
});

export const confirmEmail = command({
  call: 'POST /auth/confirmEmail',
  who: anyone,
  summary: 'Confirms the address of an account with the link of the mail. Opening it again changes nothing.',
  request: { token: Token },
  refusals: ['LinkNotValid'],
});

export const sendConfirmationAgain = command({
  call: 'POST /auth/sendConfirmationAgain',
  who: learners,
  summary: 'Sends the link that confirms the address once more, to the address alone: three times in 24 hours at most.',
  refusals: ['MailSentAlready'],
});

export const collectPartialSignUpInfo = command({
  call: 'POST /auth/collectPartialSignUpInfo',
  who: anyone,
  summary: 'Keeps step 1 of a sign-up, for one reminder by mail; forgotten after 30 days.',
  request: {
    firstName: Maybe(GivenNameOrBlank),
    surname: Maybe(GivenNameOrBlank),
    email: Email,
    productId: Count,
    ...ofAdvertisements,
  },
});

export const noteIdentityMismatch = command({
  call: 'POST /auth/noteIdentityMismatch',
  who: service('query-service'),
  summary: 'Writes down that a query named another person than its token does; it was refused.',
  request: { accountId: Id, call: Text(200), field: Text(60) },
});

export const forgetSignUp = command({
  call: 'POST /auth/forgetSignUp',
  who: service('workers'),
  summary: 'Erases a sign-up that was never finished.',
  request: { signUpId: Id },
});

export const grantRole = command({
  call: 'POST /auth/grantRole',
  who: adminsAfterPasswordOrOperator,
  does: 'lets somebody do more than they could',
  summary: 'Gives an account a role. Nobody gives one from whom the admin role has just been taken.',
  request: { accountId: Id, role: Role },
  refusals: ['AccountNotFound', 'AdminRoleGone'],
});

export const revokeRole = command({
  call: 'POST /auth/revokeRole',
  who: adminsAfterPasswordOrOperator,
  does: 'takes a role away from somebody',
  summary:
    'Takes a role away from an account, with a reason: both services know within 3 s. Nobody takes the admin role from themselves, nor while it is being taken from them.',
  request: { accountId: Id, role: Role, reason: Reason },
  refusals: ['AccountNotFound', 'AdminRoleGone', 'OwnAdminRole'],
});

export const endAllSessions = command({
  call: 'POST /auth/endAllSessions',
  who: adminsAfterPasswordOrOperator,
  does: 'logs somebody out everywhere',
  summary: 'Logs an account out on every device, with a reason, within 3 s.',
  request: { accountId: Id, reason: Reason },
  refusals: ['AccountNotFound'],
});

export const getMyAccount = query({
  call: 'POST /auth/getMyAccount',
  who: everyRole,
  summary: 'The account of the caller, for the top bar.',
  request: { email: Maybe(Own(Email, 'email')) },
  reply: { email: Email, parentFirstName: Type.String(), childName: Type.String(), roles: Type.Array(Role) },
});
