import Type from 'typebox';
import { events, type EventOf } from '../../describe/events';
import { Count, Text } from '../../describe/schema';
import { priceListFields } from './price-list';

/** What everything costs from now on. Streams: `pricelist-house`. */
export const priceListEvents = events({
  PriceListPublished: {
    priceListId: Type.Literal('house'),
    /** 1 for the first that an admin wrote. */
    version: Count,
    ...priceListFields,
    reason: Text(300),
  },
});
export type PriceListEvent = EventOf<typeof priceListEvents>;
