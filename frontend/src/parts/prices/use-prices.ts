import { openingPrices, type PriceList } from 'schemas/payments/prices/price-list';
import { getPrices } from 'schemas/payments/prices/prices.contract';
import { useQuery } from '../../client/contract';

/** What everything costs today; what it cost at first until the list has come, so that nothing moves on the page. */
export const usePrices = (): PriceList => useQuery(getPrices, {}).data ?? openingPrices;

/** Whether the bundle is shown to anybody. */
export const offersBundle = ({ bundleHidden }: PriceList): boolean => bundleHidden !== true;

/** An amount of money as it is written: £8.99, and £20. */
export const pounds = (pence: number) => `£${(pence / 100).toFixed(2).replace(/\.00$/, '')}`;
