import { priceLists } from 'schemas/payments/prices/price-lists.table';
import { readModel } from '../read-model';

export const priceListsProjection = readModel(priceLists, { version: 3 }).fold({
  PriceListPublished: (_, { data, meta }) => ({
    version: data.version,
    standardPence: data.standardPence,
    mockExamsPence: data.mockExamsPence,
    oneOffPence: data.oneOffPence,
    bundlePence: data.bundlePence,
    bundleHidden: data.bundleHidden ?? null,
    badge: data.badge,
    promotion: data.promotion,
    promotionEndsAt: data.promotionEndsAt ?? null,
    promotionLinkWords: data.promotionLinkWords ?? null,
    promotionLeadsTo: data.promotionLeadsTo ?? null,
    reason: data.reason,
    by: meta.actorId,
    publishedAt: meta.at,
  }),
});
