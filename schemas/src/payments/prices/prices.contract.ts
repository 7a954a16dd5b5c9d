import Type from 'typebox';
import { Actor } from '../../accounts/actor';
import { admins, adminsAfterPassword } from '../../accounts/roles';
import { anyone, command, query } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Count, Instant, Reason, Shape, Text } from '../../describe/schema';
import { priceListFields } from './price-list';

export const getPrices = query({
  call: 'GET /payments/getPrices',
  who: anyone,
  summary: 'What everything costs today, and the code that articles name, while it is good.',
  reply: {
    version: Count,
    ...priceListFields,
    articleCode: Maybe(Shape({ code: Text(40), percentOff: Count })),
  },
});

export const publishPrices = command({
  call: 'POST /payments/publishPrices',
  who: adminsAfterPassword,
  does: 'changes what everybody is charged from now on',
  summary: 'Says what everything costs from now on. Whoever pays already goes on paying what they agreed to.',
  request: {
    ...priceListFields,
    reason: Reason,
    /** Which list was looked at: nobody writes over what they have not seen. */
    basedOn: Count,
  },
  refusals: ['PricesChangedMeanwhile', 'NothingToChange', 'PromotionOver'],
});

export const getPriceHistory = query({
  call: 'POST /payments/getPriceHistory',
  who: admins,
  summary: 'Every price list that was written, the newest first, with who wrote it and why.',
  reply: {
    lists: Type.Array(
      Shape({ version: Count, ...priceListFields, reason: Text(300), by: Actor, publishedAt: Instant }),
    ),
  },
});

export const getCheckout = query({
  call: 'POST /payments/getCheckout',
  who: anyone,
  summary:
    'Whether a page to pay on is known to be paid, for whoever comes back from it, and whether that was given back as paid a second time.',
  request: { checkoutId: Type.String({ minLength: 1, maxLength: 80, pattern: '^[A-Za-z0-9_.-]+$' }) },
  reply: { isPaid: Type.Boolean(), isDuplicate: Type.Boolean(), productId: Maybe(Count) },
});
