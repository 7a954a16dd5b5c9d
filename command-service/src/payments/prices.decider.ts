import { accept, decider, refuse, type Decision } from 'platform/decider';
import { openingPrices, priceListFields, type PriceList } from 'schemas/payments/prices/price-list';
import type { PriceListEvent } from 'schemas/payments/prices/price-list.events';

type Published = Extract<PriceListEvent, { type: 'PriceListPublished' }>['data'];

interface Prices {
  /** 0 until an admin has written one. */
  readonly version: number;
  readonly list: PriceList;
}

export interface PricesCommand {
  readonly type: 'PublishPrices';
  readonly data: PriceList & Pick<Published, 'reason'>;
  /** Which version was looked at. */
  readonly basedOn: number;
  readonly at: string;
}

type PriceFault = 'PricesChangedMeanwhile' | 'NothingToChange' | 'PromotionOver';

const initial: Prices = { version: 0, list: openingPrices };

/** There is one list, and no person in it. */
export const prices = decider({ category: 'pricelist', initial, decide, evolve });
export const PRICE_LIST = 'house';

function decide({ data, basedOn, at }: PricesCommand, { version, list }: Prices): Decision<PriceListEvent, PriceFault> {
  if (basedOn !== version) return refuse('PricesChangedMeanwhile');
  const { reason: _, ...wanted } = data;
  if (isSame(wanted, list)) return refuse('NothingToChange');
  const fault = faultOf(wanted, list, at);
  if (fault !== undefined) return refuse(fault);
  return accept({ type: 'PriceListPublished', data: { ...data, priceListId: PRICE_LIST, version: version + 1 } });
}

/** A promotion that is over may stay as it is while something else is changed. */
function faultOf(wanted: PriceList, { promotion, promotionEndsAt }: PriceList, at: string): PriceFault | undefined {
  const { promotion: words, promotionEndsAt: end } = wanted;
  if (words === promotion && end === promotionEndsAt) return undefined;
  // Words and an end come together: what counts down to nothing is never shown.
  if (words === '' || end === undefined) return words === '' && end === undefined ? undefined : 'PromotionOver';
  return Date.parse(end) <= Date.parse(at) ? 'PromotionOver' : undefined;
}

const fields = Object.keys(priceListFields) as (keyof PriceList)[];
const isSame = (one: PriceList, other: PriceList): boolean => fields.every((field) => one[field] === other[field]);

function evolve(_: Prices, { data: { priceListId: _id, version, reason: _reason, ...list } }: PriceListEvent): Prices {
  return { version, list };
}
