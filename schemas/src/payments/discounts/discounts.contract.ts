import Type from 'typebox';
import { Actor } from '../../accounts/actor';
import { admins, adminsAfterPassword } from '../../accounts/roles';
import { command, query } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Count, Id, Instant, Reason, Shape, Text } from '../../describe/schema';

/** What can be typed without a doubt, on a phone and off a poster. */
const NewCode = Type.String({ minLength: 3, maxLength: 40, pattern: '^[A-Za-z0-9]+$' });
/** A month for nothing is a right that staff give, and no sale. */
export const MOST_PERCENT_OFF = 90;

export const listDiscountCodes = command({
  call: 'POST /payments/listDiscountCodes',
  who: admins,
  summary: 'Every discount code, as Stripe tells of it at this moment, the newest first.',
  reply: {
    codes: Type.Array(
      Shape({
        discountId: Id,
        code: Type.String(),
        /** One of the two; neither where Stripe takes something off that we do not know. */
        percentOff: Maybe(Type.Number()),
        penceOff: Maybe(Count),
        /** Whether it is good: neither ended, nor over, nor used as often as it may be. */
        isActive: Type.Boolean(),
        timesRedeemed: Count,
        mostRedeemed: Maybe(Count),
        endsAt: Maybe(Instant),
      }),
    ),
    /** Older ones are at Stripe alone. */
    hasMore: Type.Boolean(),
  },
  refusals: ['PaymentsNotOpen'],
});

export const makeDiscountCode = command({
  call: 'POST /payments/makeDiscountCode',
  who: adminsAfterPassword,
  does: 'makes a discount code that is good for everybody who types it',
  summary:
    'Makes a code that takes so much off the first month of a plan, at Stripe. A name that there ever was is not used again, in whatever case.',
  request: {
    code: NewCode,
    percentOff: Type.Integer({ minimum: 1, maximum: MOST_PERCENT_OFF }),
    reason: Reason,
  },
  refusals: ['PaymentsNotOpen', 'DiscountNameTaken'],
});

export const endDiscountCode = command({
  call: 'POST /payments/endDiscountCode',
  who: adminsAfterPassword,
  does: 'ends a discount code for everybody',
  summary: 'Ends a code, for good: nobody gets it any more. What it took off for others stays taken off.',
  request: { discountId: Id, reason: Reason },
  refusals: ['PaymentsNotOpen', 'DiscountNotFound'],
});

export const getDiscountHistory = query({
  call: 'POST /payments/getDiscountHistory',
  who: admins,
  summary: 'Which discount codes were made and ended, the newest first, with who did it and why.',
  reply: {
    acts: Type.Array(
      Shape({
        actId: Type.String(),
        code: Text(40),
        what: Type.Enum(['made', 'ended']),
        reason: Text(300),
        by: Actor,
        at: Instant,
      }),
    ),
  },
});
