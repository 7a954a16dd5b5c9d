import Type from 'typebox';
import { events, type EventOf } from '../describe/events';
import { Id, Personal, Text } from '../describe/schema';
import { conversions } from './conversions';

/** What a parent agreed to: the text by its version, and who receives what it speaks of. */
export const agreement = {
  textVersion: Type.String({ minLength: 1, maxLength: 20 }),
  receiver: Type.String({ minLength: 1, maxLength: 60, pattern: '^[^\\u0000-\\u001f\\u007f]+$' }),
};

export const ConversionName = Type.Enum([...conversions]);

/**
 * What one parent wants of advertising, and what was passed on of them. What they agreed to while signing up stands in
 * `AccountRegistered`, and holds until this stream says otherwise. Streams: `advertising-<accountId>`.
 */
export const advertisingEvents = events({
  AdvertisingAgreed: { accountId: Id, ...agreement },
  AdvertisingWithdrawn: { accountId: Id },
  /** About to be passed on: written before it is, so that nothing ever is that stands nowhere. */
  ConversionOpened: {
    accountId: Id,
    conversionId: Id,
    conversion: ConversionName,
    ...agreement,
    /** Which fields, each as a hash. Sealed with the parent's key: nothing of somebody erased can be opened. */
    fields: Personal(Text(200), 'accountId'),
  },
  /** `refused`: the receiver did not want it. One that was never closed may have been passed on. */
  ConversionClosed: { accountId: Id, conversionId: Id, outcome: Type.Enum(['taken', 'refused']) },
});
export type AdvertisingEvent = EventOf<typeof advertisingEvents>;
