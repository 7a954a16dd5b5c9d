import Type from 'typebox';
import { events, type EventOf } from '../../describe/events';
import { Id, Text } from '../../describe/schema';

const code = { discountListId: Type.Literal('house'), discountId: Id, code: Text(40), reason: Text(300) };

/** What became of discount codes by an admin, or by whoever runs Stripe. Streams: `discountlist-house`. */
export const discountEvents = events({
  DiscountCodeMade: { ...code, percentOff: Type.Integer({ minimum: 1, maximum: 100 }) },
  /** Nobody gets it any more; whoever has it keeps what it took off. */
  DiscountCodeEnded: code,
});
export type DiscountEvent = EventOf<typeof discountEvents>;
