import Type from 'typebox';
import { events, Maybe, type EventOf } from '../describe/events';
import { Count, Id, Instant } from '../describe/schema';
import { Product } from './products';

/** A subscription's state, in Stripe's words. */
export const subscriptionStatuses = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'paused',
] as const;
export const SubscriptionStatus = Type.Enum([...subscriptionStatuses]);

/** `waits`: a change to something cheaper, for the end of what is paid; `stays`: that was taken back. `ended`: at once. */
export const PlanMove = Type.Enum(['cancelled', 'resumed', 'changed', 'waits', 'stays', 'ended']);

/**
 * What a family has bought, as Stripe told it when it was asked. Nothing of a person stands here but ids.
 * Streams: `billing-<familyId>`.
 */
export const billingEvents = events({
  /**
   * Who pays at Stripe, where the family itself is known to have bought: somebody signed in, whose registration it began
   * with, or who has said that a plan paid for without logging in is theirs, and has the address of whoever paid.
   */
  CustomerKnown: { familyId: Id, customerId: Id },
  /** A page to pay on was opened. `learnerId`: for whom, where it is for one child. */
  CheckoutStarted: {
    familyId: Id,
    checkoutId: Id,
    productId: Product,
    pence: Count,
    learnerId: Id,
    mockExamSessionId: Maybe(Id),
    /** The same where the same request came again; absent from what was written before repeats were told by it. */
    askId: Maybe(Id),
  },
  /** Nobody can pay on this page any more, and nobody did. */
  CheckoutClosed: { familyId: Id, checkoutId: Id },
  CheckoutPaid: {
    familyId: Id,
    checkoutId: Id,
    productId: Product,
    pence: Count,
    learnerId: Id,
    mockExamSessionId: Maybe(Id),
    /** What a refund names; absent where a subscription was begun. */
    paymentId: Maybe(Id),
    paidAt: Instant,
    /** What was begun with it; absent where nothing was, and from what was written before. */
    subscriptionId: Maybe(Id),
    /** What that costs each month, without a discount. */
    monthlyPence: Maybe(Count),
    /** Which discount code of Stripe's brought the price down; absent where none did. */
    discountId: Maybe(Id),
    /** True where somebody paid by registering with an address that had an account: its owner is told. Absent otherwise. */
    withoutLogIn: Maybe(Type.Literal(true)),
    /** Of these, whose address it was; absent where that is who began the family, and from what was written before. */
    payerId: Maybe(Id),
    /** Of these, who paid at Stripe, so that it can be shown to have been them; absent from what was written before. */
    customerId: Maybe(Id),
  },
  /** A subscription was not as it was known. `seenAt` only grows within a stream. */
  SubscriptionSeen: {
    familyId: Id,
    subscriptionId: Id,
    customerId: Id,
    productId: Product,
    pence: Count,
    /** Whose mock exams it pays for, where it covers any: practice is the whole family's. */
    learnerId: Id,
    status: SubscriptionStatus,
    periodBeganAt: Instant,
    periodEndsAt: Instant,
    endsWithPeriod: Type.Boolean(),
    endedAt: Maybe(Instant),
    seenAt: Instant,
    /** What was paid for before a change to something cheaper, and until when it is still given; absent where nothing waits to end. */
    keepsProductId: Maybe(Product),
    keepsPence: Maybe(Count),
    keepsUntil: Maybe(Instant),
  },
  /**
   * What a look at a subscription of the family's own has brought that its payer is told: in one append with the look.
   * `productId` and `pence`: what it is from now on, or will be; `beforeId`: what it was. `until`: the end of what is paid.
   */
  PlanMoved: {
    familyId: Id,
    subscriptionId: Id,
    how: PlanMove,
    productId: Product,
    pence: Count,
    beforeId: Product,
    until: Instant,
    movedAt: Instant,
    /** True where it moved since the child whose mock exams it paid for is being erased; absent otherwise. */
    childErased: Maybe(Type.Literal(true)),
    /** True where staff ended it together with a refund; absent otherwise, and from what was written before. */
    withRefund: Maybe(Type.Literal(true)),
  },
  /** A subscription was begun and paid that the family had already (`besideId`): it gives nothing, and is to be given back. */
  DuplicatePurchaseFound: { familyId: Id, subscriptionId: Id, besideId: Id, productId: Product, pence: Count },
  /** It was ended at Stripe, and what was paid for it was refunded. */
  DuplicatePurchaseReturned: { familyId: Id, subscriptionId: Id },
  /** One mock exam was paid for that the child had already (`besideId`, the page of the first): it is to be given back. */
  DuplicateExamFound: { familyId: Id, checkoutId: Id, besideId: Id, paymentId: Id, pence: Count },
  DuplicateExamReturned: { familyId: Id, checkoutId: Id },
  /** Money was given back, by whomever and for whatever reason. `pence`: all that was given back of this payment by now. */
  RefundSeen: {
    familyId: Id,
    paymentId: Id,
    pence: Count,
    paidPence: Count,
    isDuplicate: Type.Boolean(),
    seenAt: Instant,
    /** What it had been paid for, where that was one mock exam of one child. */
    mockExamSessionId: Maybe(Id),
    learnerId: Maybe(Id),
    /** Of what was bought twice, true where it was practice alone: the mock exams of the plan were another child's. Absent otherwise. */
    practiceAlone: Maybe(Type.Literal(true)),
    /** How much of it had been given back before; absent from what was written before. */
    beforePence: Maybe(Count),
    /** Which plan it was a month of, where that goes on though money goes back; absent otherwise, and from what was written before. */
    goesOnId: Maybe(Product),
  },
  /**
   * A child is being erased: nothing is paid for them any more. Written before Stripe is told, so that what is told of them
   * afterwards is known to be for nobody.
   */
  ChildCoverEnded: { familyId: Id, learnerId: Id, endedAt: Instant },
  /**
   * Staff end a plan together with a refund. Written before Stripe is told, so that its end is known to be theirs once Stripe
   * tells of it.
   */
  PlanEndedWithRefund: { familyId: Id, subscriptionId: Id, paymentId: Id, refundId: Id, endedAt: Instant },
  /** The card was asked for the `attempt`th time, and gave nothing. */
  PaymentFailed: {
    familyId: Id,
    subscriptionId: Id,
    invoiceId: Id,
    attempt: Count,
    pence: Count,
    /** Absent where it was the last time. */
    nextAttemptAt: Maybe(Instant),
  },
});
export type BillingEvent = EventOf<typeof billingEvents>;

/** What Stripe told, each of its events once. Streams: `stripeevent-<stripeEventId>`. */
export const stripeEventEvents = events({
  StripeEventTaken: { stripeEventId: Id, about: Type.String({ maxLength: 100 }) },
});
export type StripeEventEvent = EventOf<typeof stripeEventEvents>;
