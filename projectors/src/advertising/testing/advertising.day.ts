import { advertisingFeature } from 'schemas/advertising/advertising.feature';
import { dayOf } from '../../../testing/day';
import { FORGOTTEN } from '../../../testing/forgotten';
import { golden } from '../../../testing/golden';

const { accountId } = FORGOTTEN;

/** A parent who agrees, is passed on and takes it back; one who is forgotten; and something that was never closed. */
export const advertisingDay = dayOf(advertisingFeature, {
  on: '2026-09-03',
  order: ['AdvertisingAgreed', 'ConversionOpened', 'ConversionClosed', 'AdvertisingWithdrawn'],
  later: [
    golden('AdvertisingAgreed', { accountId }),
    golden('AdvertisingAgreed', { accountId: 'account-oneill' }),
    golden('ConversionOpened', { accountId, conversionId: 'conversion-2' }),
    golden('ConversionClosed', { accountId, conversionId: 'conversion-2', outcome: 'refused' }),
    golden('ConversionOpened', { conversionId: 'conversion-3' }),
  ],
});
