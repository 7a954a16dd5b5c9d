import { called, mail, naming, nothing, password, type Called } from '../../testing/called';
import {
  changePassword,
  confirmEmail,
  collectPartialSignUpInfo,
  createFreeAccount,
  endAllSessions,
  forgetSignUp,
  forgotPassword,
  getMyAccount,
  grantRole,
  noteIdentityMismatch,
  refreshSession,
  registerUser,
  revokeRole,
  sendConfirmationAgain,
  signOut,
  validateUser,
} from '../accounts.contract';
import {
  addChild,
  archiveChild,
  changeChild,
  chooseLearner,
  getMyFamily,
  openParentsDoor,
  restoreChild,
  shutParentsDoor,
} from '../family.contract';
import { findAccount } from '../office.contract';
import { endLookAsLearner, lookAsLearner } from '../looking/looking.contract';
import { endMyOtherSessions, endMySession, getMySessions } from '../own-sessions/own-sessions.contract';
import {
  getMySecondFactor,
  offerSecondFactor,
  removeSecondFactor,
  resetSecondFactor,
  setUpSecondFactor,
} from '../second-factor/second-factor.contract';
import {
  acceptInvitation,
  forgetInvitation,
  getMyParents,
  inviteParent,
  joinFamily,
  leaveFamily,
  readInvitation,
  removeParent,
  withdrawInvitation,
  withdrawInvitationsOf,
} from '../family/parents.contract';

const named = {
  learnerId: 'child',
  accountId: 'parent',
  invitationId: 'invitation',
  sessionId: 'session',
  keep: 'session that calls',
  lookId: 'look',
} as const;

const names = { parentFirstName: 'Grace', parentLastName: 'O’Neill' };

export const accountsCalls: readonly Called[] = naming(named, [
  called(createFreeAccount, 'V F U S T H C E A W D O P', (one) => ({ ...names, parentEmail: mail(one), password })),
  called(registerUser, 'V F U S T H C E A W D O P', (one) => ({
    studentName: 'Kofi',
    parentEmail: mail(one),
    password,
  })),
  called(validateUser, 'V F U S T H C E A W D O P', (one) => ({ email: mail(one), password })),
  called(refreshSession, 'V F U S T H C E A W D O P', nothing),
  called(signOut, 'V F U S T H C E A W D O P', nothing),
  called(forgotPassword, 'V F U S T H C E A W D O P', (one) => ({ email: mail(one) })),
  called(changePassword, 'V F U S T H C E A W D O P', () => ({ password, token: 'no.link' })),
  called(confirmEmail, 'V F U S T H C E A W D O P', () => ({ token: 'no.link' })),
  called(sendConfirmationAgain, '. F U . . . . . . . . . .', nothing),
  called(collectPartialSignUpInfo, 'V F U S T H C E A W D O P', (one) => ({ email: mail(one), productId: 1 })),
  called(getMyAccount, '. F U S T H C E A . . . .', nothing),
  called(forgetSignUp, '. . . . . . . . . W . . .', ({ fresh }) => ({ signUpId: fresh })),
  called(noteIdentityMismatch, '. . . . . . . . . W . . .', ({ accountId }) => ({
    accountId,
    call: '/getMyAccount',
    field: 'email',
  })),
  called(grantRole, '. . . . . . . . a w . . .', ({ accountId }) => ({ accountId, role: 'ROLE_ADMIN' as const })),
  called(revokeRole, '. . . . . . . . a w . . .', ({ accountId }) => ({
    accountId,
    role: 'ROLE_TEACHER' as const,
    reason: 'no lessons',
  })),
  called(findAccount, '. . . . . . . . A . . . .', (one) => ({ email: mail(one) })),
  called(getMyFamily, '. F U . . . . . . . . . .', nothing),
  called(chooseLearner, '. F U . . . . . . . . . .', ({ fresh }) => ({ learnerId: fresh })),
  called(openParentsDoor, '. F U . . . . . A . . . .', () => ({ password })),
  called(shutParentsDoor, '. F U . . . . . A . . . .', nothing),
  called(addChild, '. f u . . . . . . . . . .', ({ fresh }) => ({ name: `Tunde ${fresh}`, bornOn: '2016-09-01' })),
  called(changeChild, '. f u . . . . . . . . . .', ({ fresh }) => ({ learnerId: fresh, name: 'Ife' })),
  called(archiveChild, '. f u . . . . . . . . . .', ({ fresh }) => ({ learnerId: fresh })),
  called(restoreChild, '. f u . . . . . . . . . .', ({ fresh }) => ({ learnerId: fresh })),
  called(getMyParents, '. f u . . . . . . . . . .', nothing),
  called(inviteParent, '. f u . . . . . . . . . .', (one) => ({ email: mail(one) })),
  called(withdrawInvitation, '. f u . . . . . . . . . .', ({ fresh }) => ({ invitationId: fresh })),
  called(readInvitation, 'V F U S T H C E A W D O P', () => ({ token: 'no.link' })),
  called(acceptInvitation, 'V F U S T H C E A W D O P', () => ({
    ...names,
    token: 'no.link',
    password,
    acceptTerms: true,
  })),
  called(joinFamily, '. f u . . . . . . . . . .', () => ({ token: 'no.link' })),
  called(leaveFamily, '. f u . . . . . . . . . .', nothing),
  called(removeParent, '. f u . . . . . . . . . .', ({ fresh }) => ({ accountId: fresh })),
  called(withdrawInvitationsOf, '. . . . . . . . . W . . .', ({ fresh }) => ({
    accountId: fresh,
    resetId: fresh,
    changedAt: '2026-11-21T12:00:00.000Z',
  })),
  called(forgetInvitation, '. . . . . . . . . W . . .', ({ fresh }) => ({ invitationId: fresh })),
  called(endAllSessions, '. . . . . . . . a w . . .', ({ fresh }) => ({
    accountId: fresh,
    reason: 'a lost phone',
  })),
  called(getMySessions, '. F U S T H C E A . . . .', nothing),
  called(endMySession, '. F U S T H C E A . . . .', ({ fresh }) => ({ sessionId: fresh })),
  called(endMyOtherSessions, '. F U S T H C E A . . . .', ({ fresh }) => ({ keep: fresh })),
  called(getMySecondFactor, '. . . . T H C E A . . . .', nothing),
  called(offerSecondFactor, '. . . . T H C E A . . . .', () => ({ password: 'not the password' })),
  called(setUpSecondFactor, '. . . . T H C E A . . . .', () => ({ code: '000000' })),
  called(removeSecondFactor, '. . . . T H C E A . . . .', () => ({ password: 'not the password', code: '000000' })),
  called(resetSecondFactor, '. . . . . . . . a . . . .', ({ fresh }) => ({ accountId: fresh, reason: 'lost phone' })),
  called(lookAsLearner, '. . . . . . . . a . . . .', ({ fresh }) => ({
    accountId: fresh,
    learnerId: fresh,
    reason: 'asked for help',
  })),
  called(endLookAsLearner, '. . . . . . . . A . . . .', ({ fresh }) => ({ lookId: fresh })),
]);
