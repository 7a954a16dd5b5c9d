import { accountsFeature } from 'schemas/accounts/accounts.feature';
import { dayOf } from '../../../testing/day';
import { golden } from '../../../testing/golden';
import { FORGOTTEN } from '../../../testing/forgotten';

const { accountId, learnerId } = FORGOTTEN;

/** One whole life of an account; another session, sign-up and account are left as they are. */
export const accountsDay = dayOf(accountsFeature, {
  on: '2026-08-28',
  order: [
    ...(['SignUpStarted', 'EmailClaimed', 'AccountRegistered', 'SignUpRepeated'] as const),
    ...(['SessionOpened', 'SessionRefreshed', 'IdentityMismatchDetected', 'RoleGranted'] as const),
    ...(['PasswordResetAsked', 'PasswordChanged', 'SessionEnded'] as const),
    ...(['AccountDeactivated', 'AccountReactivated', 'SignUpForgotten', 'SubjectErased'] as const),
  ],
  later: [
    golden('AccountRegistered', {
      accountId,
      learnerId,
      childName: 'Peregrine',
      confirmationAskedAt: '2026-08-28T18:00:00.000Z',
    }),
    golden('SessionOpened', { sessionId: 'session-2' }),
    golden('SessionRenewed', { sessionId: 'session-2' }),
    golden('RefreshTokenReused', { sessionId: 'session-2' }),
    golden('SignUpStarted', { signUpId: 'signup-2' }),
    golden('RoleRevoked', { accountId }),
    golden('AllSessionsEnded', { accountId }),
    golden('AccountDeactivated', { accountId }),
    golden('ChildDetailsChanged', { familyId: accountId, learnerId, name: 'Pip', bornOn: '2016-09-01' }),
    golden('ChildAdded', { familyId: accountId, learnerId: 'learner-2', name: 'Wren' }),
    golden('ChildArchived', { familyId: accountId, learnerId: 'learner-2' }),
    golden('SecondFactorOffered', { accountId }),
    golden('SecondFactorSetUp', { accountId }),
    golden('SecondFactorUsed', { accountId }),
    golden('RecoveryCodeUsed', { accountId, left: 9 }),
    golden('SecondFactorSetUp', { accountId: 'account-gone' }),
    golden('SecondFactorRemoved', { accountId: 'account-gone' }),
    golden('LearnerLookedAs', { lookId: 'look-1' }),
    golden('LearnerLookedAs', { lookId: 'look-2' }),
    golden('LearnerLookEnded', { lookId: 'look-1' }),
    golden('SessionKept', { sessionId: 'session-2', passwordEpoch: 3 }),
    golden('RoleGranted', { accountId: 'account-2', role: 'ROLE_ADMIN' }),
    golden('RoleGranted', { accountId: 'account-3', role: 'ROLE_ADMIN' }),
    golden('RoleRevoked', { accountId: 'account-3', role: 'ROLE_ADMIN' }),
  ],
});
