import { acceptUnless, decider, type Decision } from 'platform/decider';
import type { DiscountEvent } from 'schemas/payments/discounts/discount.events';

type DataOf<T extends DiscountEvent['type']> = Omit<Extract<DiscountEvent, { type: T }>['data'], 'discountListId'>;

export type DiscountCommand =
  | { readonly type: 'NoteDiscountMade'; readonly data: DataOf<'DiscountCodeMade'> }
  | { readonly type: 'NoteDiscountEnded'; readonly data: DataOf<'DiscountCodeEnded'> };

/** By their ids at Stripe. */
export interface Discounts {
  readonly made: readonly string[];
  readonly ended: readonly string[];
}

const initial: Discounts = { made: [], ended: [] };

/** There is one list, and no person in it. */
export const discounts = decider({ category: 'discountlist', initial, decide, evolve });
export const DISCOUNT_LIST = 'house';

function decide({ type, data }: DiscountCommand, { made, ended }: Discounts): Decision<DiscountEvent> {
  const { discountId } = data;
  switch (type) {
    case 'NoteDiscountMade':
      return acceptUnless(made.includes(discountId), {
        type: 'DiscountCodeMade',
        data: { ...data, discountListId: DISCOUNT_LIST },
      });
    case 'NoteDiscountEnded':
      return acceptUnless(ended.includes(discountId), {
        type: 'DiscountCodeEnded',
        data: { ...data, discountListId: DISCOUNT_LIST },
      });
  }
}

function evolve({ made, ended }: Discounts, { type, data }: DiscountEvent): Discounts {
  return type === 'DiscountCodeMade'
    ? { made: [...made, data.discountId], ended }
    : { made, ended: [...ended, data.discountId] };
}
