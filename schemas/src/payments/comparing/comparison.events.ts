import Type from 'typebox';
import { events, Maybe, type EventOf } from '../../describe/events';
import { Count, Id, Instant, Shape, Text } from '../../describe/schema';

/** In which of Stripe's lists a comparison is; `families`: in ours, of whoever was given something that is paid for. */
export const ComparedList = Type.Enum(['subscriptions', 'payments', 'refunds', 'disputes', 'families']);

/** What Stripe tells otherwise than we know it, and what is disputed there; ids and plain words, and nothing of a person. */
export const Difference = {
  kind: Type.Enum([
    'plan-unknown',
    'plan-differs',
    'grant-missing',
    'grant-differs',
    'payment-unknown',
    'refund-unknown',
    'grant-unpaid',
    'payment-disputed',
  ]),
  /** The subscription, the payment, the page that it was paid on, or the dispute, at Stripe. */
  about: Id,
  /** Absent where it is nobody's whom we know. */
  familyId: Maybe(Id),
  ours: Maybe(Text(100)),
  theirs: Maybe(Text(100)),
};

/** Stripe's lists beside what we know, page by page. Streams: `comparison-house`; one after another. */
export const comparisonEvents = events({
  ComparisonBegun: { comparisonId: Id, begunAt: Instant },
  ComparisonPageRead: {
    comparisonId: Id,
    /** 1 for the first. */
    page: Count,
    looked: Count,
    differences: Type.Array(Shape(Difference), { maxItems: 100 }),
    /** Where the next page begins; absent on the last one, with which the comparison is over. */
    next: Maybe(Shape({ list: ComparedList, after: Maybe(Id) })),
    /** Up to which family those were looked at that one comparison has time for; absent where it was all of them. */
    familiesAfter: Maybe(Id),
    readAt: Instant,
  },
  /** Stripe was asked again about this one, and what it said was written. */
  DifferencePutRight: { comparisonId: Id, about: Id, putRightAt: Instant },
});
export type ComparisonEvent = EventOf<typeof comparisonEvents>;
