import Type from 'typebox';
import { Maybe } from '../../describe/events';
import { Instant, Text, type ValueOf } from '../../describe/schema';

/** An amount of money, in pence; nothing that we sell costs less than 30p, which Stripe would refuse, or more than £1,000. */
export const Pence = Type.Integer({ minimum: 30, maximum: 100_000 });

/** The pages of ours that a promotion may lead to. */
export const promotionTargets = [
  '/11plus-mock-exams',
  '/#prices',
  '/auth/register/1',
  '/auth/register/2',
  '/free-11plus-resources',
] as const;

/** What everything costs, and what is said beside it. */
export const priceListFields = {
  standardPence: Pence,
  mockExamsPence: Pence,
  oneOffPence: Pence,
  bundlePence: Pence,
  /** The bundle is offered nowhere; absent where it is. Whoever pays for it goes on as they are. */
  bundleHidden: Maybe(Type.Boolean()),
  /** On the card of the bundle; empty where there is none. */
  badge: Text(40),
  /** On the bar above every public page; empty where there is none. */
  promotion: Text(200),
  /** From then on the bar is hidden. */
  promotionEndsAt: Maybe(Instant),
  /** What its link says, and where it leads; absent where both are as `promotionLink` says. */
  promotionLinkWords: Maybe(Text(40)),
  promotionLeadsTo: Maybe(Type.Enum([...promotionTargets])),
};

export type PriceList = ValueOf<typeof priceListFields>;

/** The prices of the spec, until an admin says otherwise. Its badge ("Save 40%") agrees with none of them, and is not among them. */
export const openingPrices: PriceList = {
  standardPence: 899,
  mockExamsPence: 1949,
  oneOffPence: 2499,
  bundlePence: 3898,
  badge: '',
  promotion: '',
};
