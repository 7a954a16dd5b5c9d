import { marketingFeature } from 'schemas/marketing/marketing.feature';
import { dayOf } from '../../../testing/day';
import { golden } from '../../../testing/golden';

/** A subscription that ends, one that is asked for, and one that stays. */
export const marketingDay = dayOf(marketingFeature, {
  on: '2026-08-29',
  later: [
    golden('SubscriptionRequested', { subscriberId: 'subscriber-2' }),
    golden('SubscriptionRequested', { subscriberId: 'subscriber-3' }),
    golden('SubscriptionConfirmed', { subscriberId: 'subscriber-3' }),
    golden('MockPlaceAsked', { placeId: 'place-2' }),
    golden('MockPlaceConfirmed', { placeId: 'place-2' }),
    golden('MockPlaceAsked', { placeId: 'place-3' }),
    golden('MockPlaceConfirmed', { placeId: 'place-3' }),
    golden('MockPlaceSeated', { placeId: 'place-3' }),
  ],
});
