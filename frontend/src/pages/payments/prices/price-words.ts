import { openingPrices, promotionTargets, type PriceList } from 'schemas/payments/prices/price-list';
import { promotionLink } from 'schemas/payments/prices/promotion-link.rules';
import { products } from 'schemas/payments/products';
import { exactly } from '../../../parts/dates';
import { instantIn, onTheWall } from '../../../parts/form/london';
import { offersBundle, pounds } from '../../../parts/prices/use-prices';

/** What each amount is for, in the order of the page. */
export const amounts = [
  { field: 'standardPence', title: products[1].name, per: 'a month' },
  { field: 'mockExamsPence', title: products[2].name, per: 'a month' },
  { field: 'oneOffPence', title: products[3].name, per: 'once' },
  { field: 'bundlePence', title: products[4].name, per: 'a month' },
] as const;

export type Amount = (typeof amounts)[number]['field'];

/** The prices as they are typed. */
export type Typed = Readonly<
  Record<
    | Amount
    | 'bundleHidden'
    | 'badge'
    | 'promotion'
    | 'promotionEndsAt'
    | 'promotionLinkWords'
    | 'promotionLeadsTo'
    | 'reason',
    string
  >
>;

/** Where the link of a promotion may lead, in words. */
export const targetNames = {
  '/11plus-mock-exams': 'The page of mock exams',
  '/#prices': 'The prices on the first page',
  '/auth/register/1': 'The sign-up for the standard plan',
  '/auth/register/2': 'The sign-up for mock exams by the month',
  '/free-11plus-resources': 'The free resources',
} as const satisfies Record<(typeof promotionTargets)[number], string>;

const typedAmount = (pence: number) => (pence / 100).toFixed(2);

export const typedOf = (list: PriceList): Typed => ({
  standardPence: typedAmount(list.standardPence),
  mockExamsPence: typedAmount(list.mockExamsPence),
  oneOffPence: typedAmount(list.oneOffPence),
  bundlePence: typedAmount(list.bundlePence),
  bundleHidden: list.bundleHidden === true ? 'yes' : '',
  badge: list.badge,
  promotion: list.promotion,
  promotionEndsAt: list.promotionEndsAt === undefined ? '' : onTheWall(list.promotionEndsAt),
  promotionLinkWords: promotionLink(list).words,
  promotionLeadsTo: promotionLink(list).to,
  reason: '',
});

/** "8.99", "£8.99" or "8" in pence, to the penny; nothing where it is no amount. */
export function penceIn(typed: string): number | undefined {
  const found = /^£?(\d{1,5})(?:\.(\d{2}))?$/.exec(typed.trim());
  return found ? Number(found[1]) * 100 + Number(found[2] ?? 0) : undefined;
}

export function amountRule(typed: string): string | undefined {
  const pence = penceIn(typed);
  if (pence === undefined) return 'Pounds and pence, such as 8.99';
  return pence < 30 || pence > 100_000 ? 'From £0.30 to £1,000' : undefined;
}

/** What was typed as a list, where all of it can be read; an end that was not touched stays as it is, to the second. */
export function listIn(typed: Typed, before: PriceList): PriceList {
  const isSameEnd = typed.promotionEndsAt === typedOf(before).promotionEndsAt;
  const promotionEndsAt = isSameEnd ? before.promotionEndsAt : instantIn(typed.promotionEndsAt);
  return {
    standardPence: penceIn(typed.standardPence) ?? 0,
    mockExamsPence: penceIn(typed.mockExamsPence) ?? 0,
    oneOffPence: penceIn(typed.oneOffPence) ?? 0,
    bundlePence: penceIn(typed.bundlePence) ?? 0,
    badge: typed.badge.trim(),
    promotion: typed.promotion.trim(),
    ...(promotionEndsAt !== undefined && { promotionEndsAt }),
    ...linkIn(typed),
    ...(typed.bundleHidden === 'yes' && { bundleHidden: true }),
  };
}

/** What is as it is anyway is left out. */
function linkIn({ promotionLinkWords, promotionLeadsTo }: Typed) {
  const usual = promotionLink({});
  const words = promotionLinkWords.trim();
  const to = promotionTargets.find((target) => target === promotionLeadsTo);
  return {
    ...(words !== '' && words !== usual.words && { promotionLinkWords: words }),
    ...(to !== undefined && to !== usual.to && { promotionLeadsTo: to }),
  };
}

const linkTold = (list: PriceList): string => {
  const { words, to } = promotionLink(list);
  return `“${words}”, to “${targetNames[to]}”`;
};

const said = (words: string) => (words === '' ? 'none' : `“${words}”`);
const ends = (end: string | undefined) => (end === undefined ? 'no end' : exactly(end));

/** What is different, before and after, in words. */
export function changesOf(before: PriceList, after: PriceList): readonly string[] {
  const changed = amounts.filter(({ field }) => before[field] !== after[field]);
  return [
    ...changed.map(({ field, title }) => `${title}: ${pounds(before[field])} → ${pounds(after[field])}`),
    ...(offersBundle(before) === offersBundle(after)
      ? []
      : [`${products[4].name}: ${offersBundle(after) ? 'offered again' : 'offered no more'}`]),
    ...(before.badge === after.badge ? [] : [`Badge: ${said(before.badge)} → ${said(after.badge)}`]),
    ...(before.promotion === after.promotion
      ? []
      : [`Promotion: ${said(before.promotion)} → ${said(after.promotion)}`]),
    ...(before.promotionEndsAt === after.promotionEndsAt
      ? []
      : [`End of the promotion: ${ends(before.promotionEndsAt)} → ${ends(after.promotionEndsAt)}`]),
    ...(linkTold(before) === linkTold(after)
      ? []
      : [`Link of the promotion: ${linkTold(before)} → ${linkTold(after)}`]),
  ];
}

/** What held before a list of the history; before the first it was what everything cost at the beginning. */
export const listBefore = (lists: readonly PriceList[], index: number): PriceList => lists[index + 1] ?? openingPrices;
