import { PASSES } from 'platform/logging';
import Stripe from 'stripe';

/**
 * The same calls, of which a failure that passes by itself says so: Stripe is out of reach, has trouble of its own, or has
 * too much to do. Whoever asked is told to try again, and nobody is called out of bed.
 */
export function outagesTold<T extends object>(calls: T): T {
  return new Proxy(calls, {
    get(target, name, receiver) {
      const call: unknown = Reflect.get(target, name, receiver);
      if (typeof call !== 'function') return call;
      return (...args: readonly unknown[]) => {
        const answer: unknown = Reflect.apply(call, target, args);
        return answer instanceof Promise ? answer.catch(marked) : answer;
      };
    },
  });
}

const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
const ofTheWay = [StripeConnectionError, StripeAPIError, StripeRateLimitError];

function marked(error: unknown): never {
  const passes = ofTheWay.some((kind) => error instanceof kind);
  throw passes ? Object.assign(error as Error, { [PASSES]: true }) : error;
}
