import type { PriceList } from './price-list';

/** The link of a promotion: the spec's, where the list says nothing else. */
export const promotionLink = ({
  promotionLinkWords: words = 'Book now',
  promotionLeadsTo: to = '/11plus-mock-exams',
}: Pick<PriceList, 'promotionLinkWords' | 'promotionLeadsTo'>) => ({ words, to });
