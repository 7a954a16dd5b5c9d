import { describe, it } from '@jest/globals';
import { stories } from 'platform/testing';
import type { DiscountEvent } from 'schemas/payments/discounts/discount.events';
import { discounts, type DiscountCommand } from './discount.decider';

const given = stories(discounts);
const spring = { discountId: 'promo_1', code: 'SPRING15', reason: 'The open days.' };
const house = { discountListId: 'house' as const };
const make: DiscountCommand = { type: 'NoteDiscountMade', data: { ...spring, percentOff: 15 } };
const end: DiscountCommand = { type: 'NoteDiscountEnded', data: spring };
const made: DiscountEvent = { type: 'DiscountCodeMade', data: { ...house, ...spring, percentOff: 15 } };
const ended: DiscountEvent = { type: 'DiscountCodeEnded', data: { ...house, ...spring } };

describe('a discount code', () => {
  it('is made once', () => {
    given().when(make).then(made);
    given(made).when(make).thenNothing();
  });

  it('is ended once, also one that was made at Stripe', () => {
    given(made).when(end).then(ended);
    given().when(end).then(ended);
    given(made, ended).when(end).thenNothing();
  });
});
