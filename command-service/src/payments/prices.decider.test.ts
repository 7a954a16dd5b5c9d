import { describe, expect, it } from '@jest/globals';
import { fold } from 'platform/decider';
import { openingPrices, type PriceList } from 'schemas/payments/prices/price-list';
import type { PriceListEvent } from 'schemas/payments/prices/price-list.events';
import { prices } from './prices.decider';

const at = '2026-11-22T12:00:00.000Z';
const later = '2026-12-24T12:00:00.000Z';
const published = (version: number, list: Partial<PriceList>): PriceListEvent => ({
  type: 'PriceListPublished',
  data: { ...openingPrices, ...list, priceListId: 'house', version, reason: 'A new year.' },
});
const decided = (history: readonly PriceListEvent[], list: Partial<PriceList>, basedOn = history.length) => {
  const data = { ...openingPrices, ...list, reason: 'A new year.' };
  const decision = prices.decide({ type: 'PublishPrices', data, basedOn, at }, fold(prices, history));
  return decision.kind === 'accepted' ? decision.events : decision.code;
};

describe('a price list', () => {
  it('is published whole, one version after the last', () => {
    expect(decided([], { standardPence: 949 })).toEqual([published(1, { standardPence: 949 })]);
    expect(decided([published(1, { standardPence: 949 })], {})).toEqual([published(2, {})]);
  });

  it('is refused where another was published since it was looked at', () =>
    expect(decided([published(1, { standardPence: 949 })], { oneOffPence: 1999 }, 0)).toBe('PricesChangedMeanwhile'));

  it('is refused where it is the one that holds', () => {
    expect(decided([], {})).toBe('NothingToChange');
    expect(decided([published(1, { badge: 'Save 10%' })], { badge: 'Save 10%' })).toBe('NothingToChange');
  });

  it('is refused with a promotion that is over, that ends and says nothing, or that never ends', () => {
    const promotion = 'Half price in December';
    expect(decided([], { promotion, promotionEndsAt: at })).toBe('PromotionOver');
    expect(decided([], { promotionEndsAt: later })).toBe('PromotionOver');
    expect(decided([], { promotion })).toBe('PromotionOver');
    expect(decided([], { promotion, promotionEndsAt: later })).toHaveLength(1);
  });

  it('changes where a promotion leads, and its words, by themselves', () => {
    const link = { promotionLinkWords: 'See prices', promotionLeadsTo: '/#prices' as const };
    expect(decided([], link)).toEqual([published(1, link)]);
    expect(decided([published(1, link)], link)).toBe('NothingToChange');
  });

  it('keeps a promotion that has ended while something else is changed', () => {
    const old = { promotion: 'Half price', promotionEndsAt: '2026-11-01T00:00:00.000Z' };
    expect(decided([published(1, old)], { ...old, standardPence: 949 })).toHaveLength(1);
  });
});
