import Type from 'typebox';
import { learners, parents } from '../accounts/roles';
import { query } from '../describe/contract';
import { Maybe } from '../describe/events';
import { Count, Id, Instant, Shape } from '../describe/schema';
import { SubscriptionStatus } from './billing.events';
import { Product } from './products';

/** What a family is told of that it has without paying for it. */
export const givenRights = ['practice', 'daily-practice', 'all-mock-sessions'] as const;

export const getMyPlan = query({
  call: 'POST /payments/getMyPlan',
  who: parents,
  summary:
    'What the family of the caller pays for, the newest first; those that ended, too. And what it has at the moment without paying.',
  reply: {
    plans: Type.Array(
      Shape({
        productId: Product,
        pence: Count,
        /** Whose mock exams it covers; absent where it covers none. */
        learnerId: Maybe(Id),
        status: SubscriptionStatus,
        periodEndsAt: Instant,
        endsWithPeriod: Type.Boolean(),
        endedAt: Maybe(Instant),
        failedAttempts: Count,
        /** When the card is asked again, where it gave nothing. */
        nextAttemptAt: Maybe(Instant),
        /** Whether the family pays for it by itself, and so may change it. */
        isOwn: Type.Boolean(),
        /** What `claimPlan` is told of it, where it was paid for without logging in and is nobody's of the family yet. */
        claimId: Maybe(Id),
        /** Whether it was one too many, and was given back. */
        isDuplicate: Type.Boolean(),
        /** What is given until then, where a change to something cheaper waits for the end of what is paid. */
        keeps: Maybe(Shape({ productId: Product, pence: Count, until: Instant })),
      }),
    ),
    /** Single mock exams that were bought, and until when each is theirs. */
    exams: Type.Array(
      Shape({
        sessionId: Id,
        /** Whose it is. */
        learnerId: Id,
        /** Absent where nobody knows of it any more. */
        startsAt: Maybe(Instant),
        until: Instant,
        /** What `claimExam` is told of it, where it was paid for without logging in and its payer is nobody of the family yet. */
        claimId: Maybe(Id),
      }),
    ),
    /** What it has at this moment without paying for it: by its trial, or given by staff. Absent where there is nothing. */
    given: Maybe(
      Type.Array(
        Shape({
          right: Type.Enum([...givenRights]),
          /** Whose it is alone; absent: all children's. */
          learnerId: Maybe(Id),
          /** Exclusive; absent: it has no end. */
          until: Maybe(Instant),
        }),
      ),
    ),
    /** When the whole family is to be erased, where that was asked for: nothing is sold to it. */
    eraseAt: Maybe(Instant),
    /** Children who are to be erased, and when: nothing that is theirs alone is sold to it. Absent where none is. */
    childrenToGo: Maybe(Type.Array(Shape({ learnerId: Id, eraseAt: Instant }))),
    /** Whether the portal opens. */
    hasBilling: Type.Boolean(),
  },
});

export const getBundleOffer = query({
  call: 'POST /payments/getBundleOffer',
  who: learners,
  summary:
    'Whether the family of the caller is told of the bundle: it is offered, they have not got it, and could choose it.',
  reply: { isOffered: Type.Boolean() },
});
