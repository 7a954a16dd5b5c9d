import { londonDay } from 'platform/clock';
import type { Keyring } from 'platform/crypto';
import { commandsTo, discreet, flow, networkOf, type CommandDeps, type Route } from 'platform/http';
import {
  changePassword,
  collectPartialSignUpInfo,
  confirmEmail,
  createFreeAccount,
  endAllSessions,
  forgetSignUp,
  forgotPassword,
  noteIdentityMismatch,
  refreshSession,
  registerUser,
  sendConfirmationAgain,
  signOut,
  validateUser,
} from 'schemas/accounts/accounts.contract';
import { CONFIRM_EMAIL_PATH } from 'schemas/accounts/links';
import { TERMS_VERSION } from 'schemas/accounts/terms';
import { lookingRoutes } from './looking/looking.routes';
import { ownSessionsRoutes } from './own-sessions/own-sessions.routes';
import { passSecondFactor } from './second-factor/passing';
import { secondFactorRoutes } from './second-factor/second-factor.routes';
import { canBeBirthday } from './birthday.rules';
import { account } from './account/account.decider';
import { rolesRoutes } from './account/roles.routes';
import { otherParentsOf, withdrawAfter } from './family/after-new-password';
import { familyRoutes, type FamilySettings } from './family/family.routes';
import { parentsRoutes, type ParentsSettings } from './family/parents.routes';
import { isCommonPassword } from './signing-up/common-passwords';
import { peopleRoutes, type PeopleParts } from './people/people.routes';
import { login } from './signing-in/login.decider';
import { loginNameOf, nameForSignUp } from './signing-in/login-names';
import { bornOn, register } from './signing-up/registration';
import { security, subject } from './signing-in/security.decider';
import { signUp } from './signing-up/sign-up.decider';
import { end, identify, open, refresh } from './signing-in/signing-in';

export interface AccountsSettings extends FamilySettings, Pick<ParentsSettings, 'invitations' | 'holdings'> {
  readonly trialDays: number;
  readonly keyring: Keyring;
  /** What the office needs beside the rest, to invite people. */
  readonly people: Omit<PeopleParts, 'names' | 'passwords' | 'keyring'>;
}

const RESET_MINUTES = 60;

export function accountsRoutes(settings: AccountsSettings): Route<CommandDeps>[] {
  const { passwords } = settings;
  return [
    ...signingUp(settings),
    ...signingIn(settings),
    flow(changePassword, async ({ password, token }, tools) => {
      if (isCommonPassword(password)) return tools.refuse('PasswordTooCommon');
      const [accountId, resetId, askedAt] = tools.opens(token, '/auth/change-password') ?? [];
      if (accountId === undefined || resetId === undefined || askedAt === undefined)
        return tools.refuse('LinkNotValid');
      const passwordHash = await passwords.hash(password, { from: networkOf(tools.address), isKnown: false });
      const data = { accountId, resetId, askedAt, passwordHash, at: tools.now };
      await tools.handle(account, accountId, { type: 'ChangePassword', data });
      // At once, and by the workers again: whoever dies in between leaves it to them.
      await withdrawAfter({ accountId, resetId, changedAt: tools.now }, tools);
      return { changed: true, otherParents: await otherParentsOf(accountId, tools) };
    }),
    flow(forgetSignUp, async ({ signUpId }, tools) => {
      await settings.keyring.destroy(signUpId);
      await tools.handle(signUp, signUpId, { type: 'ForgetSignUp', data: { signUpId } });
      await tools.handle(subject, signUpId, { type: 'NoteErasure', data: { subjectId: signUpId } });
      return {};
    }),
    ...byAddress(settings),
    ...rolesRoutes,
    ...familyRoutes(settings),
    ...secondFactorRoutes(settings),
    ...ownSessionsRoutes(settings),
    ...lookingRoutes(settings),
    ...parentsRoutes(settings),
    ...peopleRoutes({ ...settings.people, passwords, names: settings.names, keyring: settings.keyring }),
    ...simpleRoutes,
  ];
}

// Their replies hold a secret, or their request does: each is a command of its own, whatever key it carries.
const signingIn = (settings: AccountsSettings) => [
  flow(
    validateUser,
    async ({ email, password, code }, tools) => {
      const known = await identify(email, password, { ...settings, tools });
      await passSecondFactor({ accountId: known.accountId, code }, { tools, guesses: settings.codeGuesses });
      return open(known, tools, settings);
    },
    { answersRepeats: false },
  ),
  flow(refreshSession, (_, tools) => refresh(tools, settings), { answersRepeats: false }),
  flow(
    signOut,
    async (_, tools) => {
      await end(tools);
      return {};
    },
    { answersRepeats: false },
  ),
];

// Whether the address is known already is nobody's business but its owner's.
const signingUp = (settings: AccountsSettings) => [
  discreet(
    flow(createFreeAccount, async ({ parentEmail: email, acceptTerms, ...applicant }, tools) => {
      if (acceptTerms === false) return tools.refuse('TermsNotAccepted');
      if (isCommonPassword(applicant.password, email)) return tools.refuse('PasswordTooCommon');
      if (!canBeBirthday(bornOn(applicant), londonDay(tools.now))) return tools.refuse('BirthdayNotPossible');
      const terms = acceptTerms === true ? { version: TERMS_VERSION, acceptedAt: tools.now } : undefined;
      await register({ ...applicant, email, ...(terms && { terms }) }, tools, settings);
      return {};
    }),
  ),
  discreet(
    flow(registerUser, async ({ studentName: childName, parentEmail: email, ...applicant }, tools) => {
      if (isCommonPassword(applicant.password, email)) return tools.refuse('PasswordTooCommon');
      if (!canBeBirthday(bornOn(applicant), londonDay(tools.now))) return tools.refuse('BirthdayNotPossible');
      await register({ ...applicant, childName, email }, tools, settings);
      return {};
    }),
  ),
];

const onLogin = commandsTo(login);
const onSignUp = commandsTo(signUp);
const onAccount = commandsTo(account);
const onSecurity = commandsTo(security);

// What is written of an address that nobody has stands where nothing leads to from it.
const byAddress = ({ names }: AccountsSettings) => [
  discreet(
    onLogin(forgotPassword, async ({ email }, tools) => {
      const { read, idFor, now: at } = tools;
      const name = await loginNameOf(email, { names, tools });
      const { accountId } = await read(login, name);
      const emailHash = accountId === undefined ? idFor('nobody') : name;
      const expiresAt = new Date(Date.parse(at) + RESET_MINUTES * 60_000).toISOString();
      const asked = { emailHash, resetId: idFor('reset'), at, expiresAt };
      const data = accountId === undefined ? asked : { ...asked, accountId };
      return { id: emailHash, command: { type: 'AskPasswordReset', data } };
    }),
  ),
  onSignUp(collectPartialSignUpInfo, async ({ email, firstName, surname, productId }, tools) => {
    const signUpId = tools.idFor('sign-up');
    const emailHash = await nameForSignUp(email, signUpId, { names, tools });
    const said = { ...(firstName?.trim() && { firstName }), ...(surname?.trim() && { surname }) };
    return {
      id: signUpId,
      command: { type: 'StartSignUp', data: { signUpId, emailHash, email, productId, ...said } },
    };
  }),
];

const simpleRoutes = [
  onAccount(confirmEmail, ({ token }, { opens, refuse }) => {
    const [accountId] = opens(token, CONFIRM_EMAIL_PATH) ?? [];
    return accountId === undefined
      ? refuse('LinkNotValid')
      : { id: accountId, command: { type: 'ConfirmEmail', data: { accountId } } };
  }),
  onAccount(sendConfirmationAgain, (_, { caller: { accountId }, now: askedAt }) => ({
    id: accountId,
    command: { type: 'AskConfirmationAgain', data: { accountId, askedAt } },
  })),
  onAccount(endAllSessions, ({ accountId, reason }) => ({
    id: accountId,
    command: { type: 'EndAllSessions', data: { accountId, reason } },
  })),
  onSecurity(noteIdentityMismatch, (data) => ({
    id: data.accountId,
    command: { type: 'NoteIdentityMismatch', data },
  })),
];
