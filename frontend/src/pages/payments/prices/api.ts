import type { ReplyOf, RequestOf } from 'schemas/describe/contract';
import { getPriceHistory, getPrices, publishPrices } from 'schemas/payments/prices.contract';
import { useCommand, useQuery } from '../../../client/contract';

export type PricesNow = ReplyOf<typeof getPrices>;
export type WrittenList = ReplyOf<typeof getPriceHistory>['lists'][number];
export type PublishedPrices = RequestOf<typeof publishPrices>;

export const usePricesNow = () => useQuery(getPrices, {});
export const usePriceHistory = () => useQuery(getPriceHistory, {});
export const usePublishPrices = () => useCommand(publishPrices);
