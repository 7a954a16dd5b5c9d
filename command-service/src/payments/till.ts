import type { SubscriptionStatus } from 'schemas/payments/billing.events';
import type { ProductId } from 'schemas/payments/products';
import type { Static } from 'typebox';

/** For whom something is bought, as it is written beside it at Stripe: ids of ours, and nothing else. */
export interface Purchase {
  readonly buyer: { readonly kind: 'family' | 'registration'; readonly id: string };
  readonly learnerId: string;
  readonly productId: ProductId;
  readonly mockExamSessionId?: string | undefined;
}

export interface NewCheckout {
  readonly purchase: Purchase;
  readonly pence: number;
  /** The customer where they are known, and otherwise what Stripe writes to. */
  readonly customerId?: string | undefined;
  readonly email?: string | undefined;
  readonly discountId?: string | undefined;
  /** Of one mock exam, which: said to whoever pays, on the page and on the receipt. */
  readonly about?: string | undefined;
  /** Where the browser goes then; `{CHECKOUT_SESSION_ID}` stands for the id of the page. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** A page to pay on, as Stripe tells of it. */
export interface SeenCheckout {
  readonly checkoutId: string;
  readonly state: 'open' | 'paid' | 'unpaid' | 'expired';
  /** Where it can be paid, while it is open. */
  readonly url: string | undefined;
  readonly purchase: Purchase | undefined;
  readonly customerId: string | undefined;
  readonly subscriptionId: string | undefined;
  readonly paymentId: string | undefined;
  readonly discountId: string | undefined;
  readonly pence: number;
}

/** A subscription, as Stripe tells of it. Instants are ISO 8601 UTC with milliseconds. */
export interface SeenSubscription {
  readonly subscriptionId: string;
  readonly customerId: string;
  readonly purchase: Purchase | undefined;
  readonly productId: ProductId | undefined;
  readonly pence: number;
  readonly status: Static<typeof SubscriptionStatus>;
  readonly periodBeganAt: string;
  readonly periodEndsAt: string;
  readonly endsWithPeriod: boolean;
  readonly endedAt: string | undefined;
  /** What it was before a change to something cheaper, and until when that is paid for. */
  readonly keeps: Kept | undefined;
  /** Whose mock exams it covers by a change of plan, where that is not whoever it was bought for. */
  readonly mocksFor: string | undefined;
}

export interface Kept {
  readonly productId: ProductId;
  readonly pence: number;
  readonly until: string;
}

/** What a subscription is to become, and up to when its days are counted. */
export interface PlanChange {
  readonly productId: ProductId;
  readonly pence: number;
  readonly prorationAt: string;
  /** Whose mock exams it covers from then on; undefined where they are whoever's they were. */
  readonly mocksFor?: string | undefined;
}

/** Something that was paid, as its payer is shown it. */
export interface Receipt {
  readonly paidAt: string;
  readonly pence: number;
  readonly refundedPence: number;
  readonly productId?: ProductId;
  readonly isForChange: boolean;
  readonly url?: string;
}

export interface SeenInvoice {
  readonly invoiceId: string;
  readonly subscriptionId: string | undefined;
  readonly isPaid: boolean;
  readonly attempt: number;
  readonly pence: number;
  readonly nextAttemptAt: string | undefined;
}

/** That something happened, and to what. */
export interface Told {
  readonly stripeEventId: string;
  readonly type: string;
  readonly about: {
    readonly kind: 'checkout' | 'subscription' | 'invoice' | 'payment' | 'dispute' | 'nothing of ours';
    readonly id: string;
  };
}

/** Money that was taken, and how much of it was given back. */
export interface SeenPayment {
  readonly paymentId: string;
  /** Where it was for one thing, bought once. */
  readonly purchase: Purchase | undefined;
  /** Where it was for a month of one. */
  readonly subscriptionId: string | undefined;
  readonly pence: number;
  readonly refundedPence: number;
  readonly paidAt: string;
}

/** One among all that a customer has paid. */
export interface ListedPayment extends SeenPayment {
  /** Of which plan it was a month, where it was one and Stripe says so. */
  readonly planId?: ProductId | undefined;
}

/** Money that was given back; of which payment, where Stripe says so. */
export interface SeenRefund {
  readonly refundId: string;
  readonly paymentId: string | undefined;
}

/** Somebody has asked their bank for what they paid. */
export interface SeenDispute {
  readonly disputeId: string;
  readonly paymentId: string | undefined;
  readonly pence: number;
  /** In Stripe's word. */
  readonly status: string;
  /** Until when it is to be answered, where that is asked. */
  readonly answerBy: string | undefined;
}

/** A code that takes something off, as Stripe tells of it. */
export interface SeenDiscount {
  readonly discountId: string;
  readonly code: string;
  readonly percentOff?: number;
  readonly penceOff?: number;
  /** Whether it is good: neither ended, nor over, nor used as often as it may be. */
  readonly isActive: boolean;
  readonly timesRedeemed: number;
  readonly mostRedeemed?: number;
  readonly endsAt?: string;
}

interface PageOf<T> {
  readonly rows: readonly T[];
  readonly more: boolean;
}

/** Who takes the money. A `key` makes a repeat the same call; whatever is read is as it is at that moment. */
export interface Till {
  customer(email: string, key: string): Promise<string>;
  /** The address that a customer gave; undefined where there is none such any more. */
  addressOf(customerId: string): Promise<string | undefined>;
  /** The id of a discount code that is good; undefined where there is none such. */
  discount(code: string): Promise<string | undefined>;
  /** Codes there are or were, the newest first, those of ours among them. */
  discounts(): Promise<{ readonly codes: readonly SeenDiscount[]; readonly hasMore: boolean }>;
  /** Makes a code for the first month of a plan, once for each `askId`. @returns its id; undefined where the name was used before */
  makeDiscount(
    wanted: { readonly code: string; readonly percentOff: number },
    askId: string,
  ): Promise<string | undefined>;
  /** Nobody gets it any more; a repeat changes nothing. @returns its name; undefined where there is none such */
  endDiscount(discountId: string): Promise<string | undefined>;
  checkout(wanted: NewCheckout, key: string): Promise<{ readonly checkoutId: string; readonly url: string }>;
  /** Nobody can pay on it any more, which changes nothing where that is so already. @returns how it is now */
  close(checkoutId: string): Promise<SeenCheckout | undefined>;
  /** Ends a subscription at once and refunds what was last paid for it; a repeat changes nothing. */
  giveBack(subscriptionId: string): Promise<void>;
  /** Refunds what is left of a payment; a repeat changes nothing. */
  giveBackPayment(paymentId: string): Promise<void>;
  /** Gives so much of a payment back, once for each `refundId`. `refused`: it is more than is left, or Stripe will not. */
  refund(wanted: {
    readonly paymentId: string;
    readonly pence: number;
    readonly refundId: string;
  }): Promise<'made' | 'refused'>;
  /** A page of all subscriptions there ever were, the newest first; `after`: the last one of the page before. */
  subscriptionsAfter(after: string | undefined): Promise<PageOf<SeenSubscription>>;
  /** A page of the payments since an instant, likewise. */
  paymentsSince(since: string, after: string | undefined): Promise<PageOf<SeenPayment>>;
  /** A page of what was given back since an instant, of payments of whatever age, likewise. */
  refundsSince(since: string, after: string | undefined): Promise<PageOf<SeenRefund>>;
  /** A page of what was disputed since an instant, likewise. */
  disputesSince(since: string, after: string | undefined): Promise<PageOf<SeenDispute>>;
  /** The page on which a payment was made; undefined where it was on none. */
  pageOf(paymentId: string): Promise<string | undefined>;
  /** The last hundred payments of a customer; for which subscription a month was is told of its last hundred invoices alone. */
  paymentsOf(customerId: string): Promise<readonly ListedPayment[]>;
  /** Ends a subscription at once and gives nothing back; a repeat changes nothing. */
  end(subscriptionId: string): Promise<void>;
  /** What a change would cost at once, in pence. */
  priceOfChange(subscriptionId: string, change: PlanChange): Promise<number>;
  /** Changes it and takes what it costs, or changes nothing. */
  changeAtOnce(subscriptionId: string, change: PlanChange, key: string): Promise<'changed' | 'declined'>;
  /** Changes what the next month costs; `keeps`: what is given until then, where it was more. */
  changeNextMonth(subscriptionId: string, change: PlanChange & { readonly keeps?: Kept }, key: string): Promise<void>;
  setEnding(subscriptionId: string, endsWithPeriod: boolean): Promise<void>;
  /** The newest first; `most` of each kind at most. */
  receipts(
    customerId: string,
    most: number,
  ): Promise<{ readonly receipts: readonly Receipt[]; readonly hasMore: boolean }>;
  /** Deletes a customer with all that is known of them; one who is gone stays so. */
  forget(customerId: string): Promise<void>;
  portal(customerId: string, returnUrl: string): Promise<string>;
  /** As this and the four below: undefined where Stripe knows nothing of it. */
  seeCheckout(checkoutId: string): Promise<SeenCheckout | undefined>;
  seeSubscription(subscriptionId: string): Promise<SeenSubscription | undefined>;
  seeInvoice(invoiceId: string): Promise<SeenInvoice | undefined>;
  seePayment(paymentId: string): Promise<SeenPayment | undefined>;
  seeDispute(disputeId: string): Promise<SeenDispute | undefined>;
  /** What a webhook says; undefined where Stripe did not sign it within the last 300 s. */
  opened(payload: string, signature: string): Told | undefined;
}
