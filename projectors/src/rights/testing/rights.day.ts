import { rightsFeature } from 'schemas/rights/rights.feature';
import { dayOf } from '../../../testing/day';
import { FORGOTTEN } from '../../../testing/forgotten';
import { golden } from '../../../testing/golden';

const { accountId } = FORGOTTEN;

/** A grant from beginning to end, and one with a reason that is forgotten with its family. */
export const rightsDay = dayOf(rightsFeature, {
  on: '2026-09-01',
  order: ['GrantGiven', 'GrantEndSet', 'GrantWithdrawn'],
  later: [
    golden('GrantGiven', { familyId: accountId, grantId: 'grant-2', reason: 'Peregrine was ill for a week.' }),
    golden('GrantWithdrawn', { familyId: accountId, grantId: 'grant-2', reason: 'Peregrine is well again.' }),
    golden('GrantGiven', { familyId: accountId, grantId: 'grant-3' }),
    golden('BookingRequested', { sessionId: 'session-2' }),
    golden('BookingMade', { sessionId: 'session-3' }),
    golden('PlaceTaken', { sessionId: 'session-3' }),
  ],
});
