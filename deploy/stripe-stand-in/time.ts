import type { Books } from './books';
import { idIn } from './objects/reference';
import { expire } from './selling';
import { ask, renew } from './subscriptions';

interface Due {
  /** Whose it is; undefined while a page is nobody's yet. */
  readonly customerId?: string | undefined;
  readonly at: number;
  readonly happens: () => void;
}

/** Moves the clock on, and lets happen what falls due on the way, each at its own instant. */
export function advanceTo(books: Books, target: number): void {
  for (let next = nextDue(books); next !== undefined && next.at <= target; next = nextDue(books)) {
    books.moveTo(next.at);
    next.happens();
  }
  books.moveTo(target);
}

/** The instant of what happens next, to one customer where one is named; undefined where nothing will. */
export const nextInstant = (books: Books, customerId?: string): number | undefined => nextDue(books, customerId)?.at;

function nextDue(books: Books, customerId?: string): Due | undefined {
  return [...renewals(books), ...retries(books), ...expiries(books)]
    .filter((due) => customerId === undefined || due.customerId === customerId)
    .sort((one, other) => one.at - other.at)[0];
}

const renewals = (books: Books): Due[] =>
  Object.values(books.pages.subscriptions)
    .filter(({ status }) => status === 'active')
    .map((subscription) => ({
      customerId: idIn(subscription.customer),
      at: subscription.items.data[0]?.current_period_end ?? 0,
      happens: () => renew(books, subscription),
    }));

const retries = (books: Books): Due[] =>
  Object.values(books.pages.invoices).flatMap((invoice) => {
    const at = invoice.status === 'open' ? invoice.next_payment_attempt : null;
    const subscription = books.pages.subscriptions[idIn(invoice.parent?.subscription_details?.subscription)];
    return at === null || subscription?.status !== 'past_due'
      ? []
      : [{ customerId: idIn(subscription.customer), at, happens: () => ask(books, subscription, invoice) }];
  });

const expiries = (books: Books): Due[] =>
  Object.values(books.pages.sessions)
    .filter(({ status }) => status === 'open')
    .map((session) => ({ at: session.expires_at, happens: () => expire(books, session) }));
