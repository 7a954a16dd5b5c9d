import Type from 'typebox';
import Value from 'typebox/value';
import { promotionTargets } from 'schemas/payments/prices/price-list';
import { promotionLink } from 'schemas/payments/prices/promotion-link.rules';

/** As the bar of the public pages says it. */
export interface Promotion {
  readonly words: string;
  /** ISO instant. */
  readonly endsAt: string;
  readonly link: { readonly words: string; readonly to: string };
}

/** As the price list says it: an empty text, or none without an end, is no promotion. */
const Listed = Type.Object({
  promotion: Type.String({ pattern: '\\S' }),
  promotionEndsAt: Type.String(),
  promotionLinkWords: Type.Optional(Type.String()),
  promotionLeadsTo: Type.Optional(Type.Unknown()),
});

/** What is on offer, by the price list; nothing where nothing is. */
export function promotionIn(prices: unknown): Promotion | undefined {
  if (!Value.Check(Listed, prices)) return undefined;
  const { promotion: words, promotionEndsAt: endsAt, promotionLinkWords, promotionLeadsTo } = prices;
  const to = promotionTargets.find((target) => target === promotionLeadsTo);
  const link = promotionLink({
    ...(promotionLinkWords !== undefined && { promotionLinkWords }),
    ...(to !== undefined && { promotionLeadsTo: to }),
  });
  return { words, endsAt, link };
}
