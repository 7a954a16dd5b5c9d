import { createHmac } from 'node:crypto';
import { pauseAfter } from 'platform/backoff';
import type Stripe from 'stripe';
import type { Logger } from 'platform/logging';
import type { Books, Delivery } from './books';

interface Receiver {
  readonly webhookUrl: string;
  readonly webhookSecret: string;
  readonly log: Pick<Logger, 'warn'>;
}

const PAUSES = { firstMs: 250, longestMs: 60_000 };
const MOST_ATTEMPTS = 200;
const PATIENCE_MS = 20_000;

/** A `stripe-signature` header, as Stripe makes it: by the clock of the machine, and not by that of the books. */
export function signatureOf(payload: string, secret: string, seconds = Math.floor(Date.now() / 1000)): string {
  const v1 = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${v1}`;
}

/** What is sent about an event. */
export const payloadOf = (event: Stripe.Event): string => JSON.stringify(event, null, 2);

/** Sends everything that is due, all at once and so in any order; what is not taken is tried again, later and later. */
export async function deliver(books: Books, receiver: Receiver): Promise<void> {
  const { pages } = books;
  const due = pages.deliveries.filter(({ nextAt }) => nextAt !== null && nextAt <= Date.now());
  if (due.length === 0) return;
  const outcomes = await Promise.all(
    due.map(async (delivery) => ({ delivery, taken: await send(books, delivery, receiver) })),
  );
  for (const { delivery, taken } of outcomes) {
    const attempts = delivery.attempts + 1;
    const nextAt = taken || attempts >= MOST_ATTEMPTS ? null : Date.now() + pauseAfter(attempts, PAUSES);
    const at = pages.deliveries.indexOf(delivery);
    if (at >= 0) pages.deliveries[at] = { ...delivery, attempts, nextAt };
  }
  books.save();
}

async function send(
  books: Books,
  { eventId }: Delivery,
  { webhookUrl, webhookSecret, log }: Receiver,
): Promise<boolean> {
  const event = books.pages.events[eventId];
  if (!event) return true;
  const body = payloadOf(event);
  try {
    const reply = await fetch(webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureOf(body, webhookSecret),
      },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await reply.arrayBuffer();
    if (!reply.ok) log.warn({ status: reply.status, type: event.type }, 'a webhook was not taken');
    return reply.ok;
  } catch {
    return false;
  }
}

const LOOKS_EVERY_MS = 100;

/** Delivers for as long as it is not stopped. */
export function delivering(books: Books, receiver: Receiver): { stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const again = () => {
    timer = setTimeout(() => {
      void deliver(books, receiver).finally(() => {
        if (!stopped) again();
      });
    }, LOOKS_EVERY_MS);
  };
  again();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
