import { accept, decider, refuse, type Decision } from 'platform/decider';
import { openingPrices, type PriceList } from 'schemas/payments/price-list';
import type { PriceListEvent } from 'schemas/payments/price-list.events';

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
}

const initial: Prices = { version: 0, list: openingPrices };

/** There is one list, and no person in it. */
export const prices = decider({ category: 'pricelist', initial, decide, evolve });
export const PRICE_LIST = 'house';

function decide(
  { data, basedOn }: PricesCommand,
  { version }: Prices,
): Decision<PriceListEvent, 'PricesChangedMeanwhile'> {
  if (basedOn !== version) return refuse('PricesChangedMeanwhile');
  return accept({ type: 'PriceListPublished', data: { ...data, priceListId: PRICE_LIST, version: version + 1 } });
}

function evolve(_: Prices, { data: { priceListId: _id, version, reason: _reason, ...list } }: PriceListEvent): Prices {
  return { version, list };
}
