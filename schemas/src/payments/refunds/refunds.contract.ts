import Type from 'typebox';
import { Actor } from '../../accounts/actor';
import { admins, adminsAfterPassword, service } from '../../accounts/roles';
import { command, query } from '../../describe/contract';
import { Count, Id, Instant, orNull, Reason, Shape } from '../../describe/schema';
import { Product } from '../products';
import { refunds } from './refunds.table';

export const lookAtPayments = command({
  call: 'POST /payments/lookAtPayments',
  who: admins,
  summary: 'What a family has paid, as Stripe tells it at this moment, the newest first; nothing is changed by it.',
  request: { familyId: Id },
  reply: {
    payments: Type.Array(
      Shape({
        paymentId: Id,
        /** What was bought once; null: a month of a plan. */
        productId: orNull(Product),
        /** Of which plan it was a month; null where it was none, and where Stripe does not say. */
        planId: orNull(Product),
        /** What was paid for has ended already, so that nothing of it is left to end. */
        isOver: Type.Boolean(),
        /** A month of a plan of which a later one has been paid: to end what it paid for ends the later one. */
        isEarlier: Type.Boolean(),
        pence: Count,
        refundedPence: Count,
        paidAt: Instant,
      }),
    ),
  },
  refusals: ['PaymentsNotOpen'],
});

export const refundPayment = command({
  call: 'POST /payments/refundPayment',
  who: adminsAfterPassword,
  does: 'gives money back',
  summary:
    'Gives a payment of a family back, whole or in part, with a reason; ends what was paid for, where that is wished. It is done in a moment, and the family is written to.',
  request: {
    familyId: Id,
    paymentId: Id,
    pence: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    /** How much of it was given back already, as it was looked at: nobody gives back what they have not seen. */
    seenPence: Count,
    ends: Type.Boolean(),
    reason: Reason,
  },
  reply: { refundId: Id },
  refusals: ['PaymentsNotOpen', 'PaymentNotFound', 'PaymentChangedMeanwhile', 'RefundTooMuch', 'RefundUnderWay'],
});

export const makeRefund = command({
  call: 'POST /payments/makeRefund',
  who: service('workers'),
  summary: 'Does at Stripe what was asked for by `refundPayment`, and ends what was paid for where that was asked for.',
  request: { paymentId: Id, refundId: Id },
  refusals: ['PaymentsNotOpen'],
});

export const returnCancelledExam = command({
  call: 'POST /payments/returnCancelledExam',
  who: service('workers'),
  summary:
    'Gives back what a family paid for one mock exam of a child that was called off; nothing where they paid nothing.',
  request: { sessionId: Id, learnerId: Id, familyId: Id },
});

const { refundId, paymentId, pence, ends, state, askedAt } = refunds.row;

export const getRefunds = query({
  call: 'POST /payments/getRefunds',
  who: admins,
  summary: 'What staff gave back to a family: how much, why, and who; the newest first, at most 200.',
  request: { familyId: Id },
  reply: {
    family: Actor,
    refunds: Type.Array(
      Shape({ refundId, paymentId, pence, ends, state, askedAt, reason: orNull(Type.String()), by: Actor }),
    ),
  },
});
