import Type from 'typebox';
import { events, type EventOf } from '../../describe/events';
import { Count, Id, Instant, Personal, Text } from '../../describe/schema';

const refund = { paymentId: Id, refundId: Id, familyId: Id };

/**
 * What staff give back of a payment, one after another; that money has gone back, by whomever, is told by `RefundSeen`.
 * Streams: `refund-<paymentId>`.
 */
export const refundEvents = events({
  /** `ends`: what was paid for ends with it, there and then. */
  RefundAsked: {
    ...refund,
    pence: Count,
    ends: Type.Boolean(),
    reason: Personal(Text(300), 'familyId'),
    askedAt: Instant,
  },
  RefundMade: { ...refund, madeAt: Instant },
  /** Stripe gives nothing back, and nothing was ended: it was given back already, or is more than was paid. */
  RefundRefused: { ...refund, refusedAt: Instant },
});
export type RefundEvent = EventOf<typeof refundEvents>;
