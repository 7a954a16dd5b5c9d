import { called, mail, type Called } from '../../testing/called';
import { giveGrant, updateUserSubscriberType, whyRights, withdrawGrant } from '../rights.contract';

const reason = 'Their payment went astray.';

export const rightsCalls: readonly Called[] = [
  called(giveGrant, '. . . . . . . . a . . . .', ({ accountId }) => ({
    familyId: accountId,
    gives: ['practice' as const],
    reason,
  })),
  called(withdrawGrant, '. . . . . . . . a . . . .', ({ accountId, fresh }) => ({
    familyId: accountId,
    grantId: fresh,
    reason,
  })),
  called(updateUserSubscriberType, '. . . . . . . . a . . . .', ({ accountId }) => ({
    userId: accountId,
    subscriberType: 'STANDARD_LEARNING' as const,
  })),
  called(whyRights, '. . . . . . . . A . . . .', (one) => ({ email: mail(one), day: '2026-11-21' })),
];
