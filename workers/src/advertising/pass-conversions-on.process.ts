import { processesOf, start } from 'platform/jobs';
import type { AccountEvent } from 'schemas/accounts/account.events';
import type { Conversion } from 'schemas/advertising/conversions';
import type { BillingEvent } from 'schemas/payments/billing.events';
import { passOn } from './pass-on.job';

/** What parents do, and what is known of it: nothing that a child does is among these, so that none of it can be named below. */
export type ParentsEvent =
  | Extract<AccountEvent, { type: 'EmailConfirmed' }>
  | Extract<BillingEvent, { type: 'CheckoutStarted' }>;

/**
 * Signing up counts once the address has been shown to be theirs: anybody may type anybody's address into a form, and tick
 * its boxes. Begins with what happens from now on, for nobody agreed to anything of before.
 */
export const passConversionsOn = processesOf<ParentsEvent>()(
  'pass-conversions-on',
  {
    EmailConfirmed: ({ data: { accountId }, meta: { at } }) => did(accountId, 'Lead', at),
    CheckoutStarted: ({ meta: { actor, at } }) => did(actor.id, 'InitiateCheckout', at),
  },
  { from: 'now' },
);

const did = (accountId: string, conversion: Conversion, happenedAt: string) =>
  start(passOn, { accountId, conversion, happenedAt });
