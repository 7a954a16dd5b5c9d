import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { writeDurably } from 'platform/durable-file';
import { blankEvent } from './objects/money-blanks';

/** What a checkout page sells, beside what its session tells. */
export interface Order {
  readonly priceId: string;
  readonly couponId: string | null;
  readonly subscriptionMetadata: Stripe.Metadata;
  /** Of what is paid once. */
  readonly paymentMetadata?: Stripe.Metadata;
}

/** Money that was taken, as a refund finds it. */
export interface Payment {
  readonly customer: string;
  readonly amount: number;
  readonly refunded: number;
  readonly invoice: string | null;
  readonly created?: number;
  readonly metadata?: Stripe.Metadata;
}

/** Money that a payer has asked their bank for, as far as we ask about it. */
export interface Dispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly amount: number;
  readonly created: number;
  readonly payment_intent: string;
  readonly reason: 'general';
  status: Stripe.Dispute.Status;
  readonly evidence_details: { readonly due_by: number };
}

export interface Delivery {
  readonly eventId: string;
  readonly attempts: number;
  /** When to try, by this machine's clock, in milliseconds; null once it was taken. */
  readonly nextAt: number | null;
}

type ById<T> = Record<string, T>;

/** Everything that the stand-in knows. */
export interface Pages {
  /** By how many seconds its clock is ahead of this machine's. */
  ahead: number;
  /** Whether each event is delivered twice, as Stripe sometimes does. */
  twice: boolean;
  customers: ById<Stripe.Customer>;
  /** Customers whose card is declined from now on. */
  declined: ById<boolean>;
  products: ById<Stripe.Product>;
  prices: ById<Stripe.Price>;
  coupons: ById<Stripe.Coupon>;
  promotionCodes: ById<Stripe.PromotionCode>;
  sessions: ById<Stripe.Checkout.Session>;
  orders: ById<Order>;
  subscriptions: ById<Stripe.Subscription>;
  invoices: ById<Stripe.Invoice>;
  payments: ById<Payment>;
  refunds: ById<Stripe.Refund>;
  disputes: ById<Dispute>;
  portals: ById<Stripe.BillingPortal.Session>;
  events: ById<Stripe.Event>;
  deliveries: Delivery[];
  /** What was answered under an idempotency key, and to what. */
  answers: ById<{ readonly asked: string; readonly status: number; readonly body: unknown }>;
}

const empty = (): Pages => ({
  ahead: 0,
  twice: false,
  customers: {},
  declined: {},
  products: {},
  prices: {},
  coupons: {},
  promotionCodes: {},
  sessions: {},
  orders: {},
  subscriptions: {},
  invoices: {},
  payments: {},
  refunds: {},
  disputes: {},
  portals: {},
  events: {},
  deliveries: [],
  answers: {},
});

interface BooksOptions {
  /** Where they are kept; without one they are forgotten with the process. */
  readonly folder?: string;
  /** Where its pages are found; no slash at its end. */
  readonly publicUrl: string;
}

/** The stand-in's books: one file, whole after a kill. */
export class Books {
  readonly pages: Pages;
  readonly publicUrl: string;
  private readonly file: string | undefined;

  constructor({ folder, publicUrl }: BooksOptions) {
    this.publicUrl = publicUrl;
    this.file = folder === undefined ? undefined : join(folder, 'books.json');
    if (folder !== undefined) mkdirSync(folder, { recursive: true, mode: 0o700 });
    const kept =
      this.file !== undefined && existsSync(this.file)
        ? (JSON.parse(readFileSync(this.file, 'utf8')) as Partial<Pages>)
        : {};
    this.pages = { ...empty(), ...kept };
  }

  /** Seconds since 1970 by the stand-in's own clock. */
  now(): number {
    return Math.floor(Date.now() / 1000) + this.pages.ahead;
  }

  /** Moves the clock to an instant that is not behind it. */
  moveTo(seconds: number): void {
    this.pages.ahead += Math.max(0, seconds - this.now());
  }

  save(): void {
    if (this.file !== undefined) writeDurably(this.file, JSON.stringify(this.pages));
  }

  /** Tells the shop of something: with the object as it is at this moment. */
  tell(type: Stripe.Event['type'], object: object): void {
    const id = idOf('evt');
    const data = { object: structuredClone(object) };
    this.pages.events[id] = { ...blankEvent, id, created: this.now(), type, data } as Stripe.Event;
    const deliveries = this.pages.twice ? 2 : 1;
    for (let each = 0; each < deliveries; each += 1)
      this.pages.deliveries.push({ eventId: id, attempts: 0, nextAt: Date.now() });
  }
}

/** An id in Stripe's form: `cus_…`. */
export const idOf = (prefix: string): string =>
  `${prefix}_${randomBytes(18).toString('base64').replace(/\W/g, '').slice(0, 20)}`;

/** What was asked, so that a key that comes with something else is noticed. */
export const fingerprint = (path: string, body: unknown): string =>
  createHash('sha256')
    .update(`${path} ${JSON.stringify(body)}`)
    .digest('hex');
