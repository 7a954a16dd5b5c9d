import { privacyFeature } from 'schemas/privacy/privacy.feature';
import { dayOf } from '../../../testing/day';
import { golden } from '../../../testing/golden';

/** An erasure from the wish to the certificate, one that is cancelled, and a copy of the whole family. */
export const privacyDay = dayOf(privacyFeature, {
  on: '2026-09-04',
  order: ['ErasureAsked', 'ErasureDrewNear', 'ErasureBegun', 'ErasureCarriedOut', 'ErasureCertified'],
  later: [
    golden('ErasureAsked', { erasureId: 'erasure-2' }),
    golden('ErasureCancelled', { erasureId: 'erasure-2' }),
    golden('ErasureAsked', { erasureId: 'erasure-3' }),
    golden('ErasureBegun', { erasureId: 'erasure-3' }),
  ],
});
