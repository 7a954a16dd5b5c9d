import type { ReplyOf } from 'schemas/describe/contract';
import { getPriceHistory, getPrices, publishPrices } from 'schemas/payments/prices/prices.contract';
import { useCommand, useQuery } from '../../../client/contract';

export type PricesNow = ReplyOf<typeof getPrices>;
export type WrittenList = ReplyOf<typeof getPriceHistory>['lists'][number];

export const usePricesNow = () => useQuery(getPrices, {});
export const usePriceHistory = () => useQuery(getPriceHistory, {});
export const usePublishPrices = () => useCommand(publishPrices);
