import Type from 'typebox';
import { parents } from '../accounts/roles';
import { command, query, streamedFile } from '../describe/contract';
import { Maybe } from '../describe/events';
import { Count, Id, Instant, orNull, Shape } from '../describe/schema';
import { Product } from '../payments/products';
import { withoutChild } from '../payments/without-child';
import { copies } from './copies.table';
import { erasures } from './erasures.table';
import { shownOfStreams } from '../investigations/look.events';

/** For how long a copy can be fetched. */
export const COPY_DAYS = 7;
/** How many copies an account may ask for within a day. */
export const COPIES_A_DAY = 5;

const Kept = Shape({
  /** A read table. */
  table: Type.String(),
  /** What stands in it. */
  words: Type.String(),
  count: Count,
  /** Of how many of these somebody's own words or name are part. */
  named: Count,
});

export const getMyPrivacy = query({
  call: 'POST /privacy/getMyPrivacy',
  who: parents,
  summary:
    'What is kept of the caller’s family, in figures; who looked at it; what is to be erased, and which copies there are.',
  reply: {
    email: Type.String(),
    hasPlan: Type.Boolean(),
    account: Type.Array(Kept),
    /** Kept under the address alone; of an address that was not confirmed nobody is told anything. */
    address: Type.Array(Kept),
    isAddressConfirmed: Type.Boolean(),
    /** Parents of the same family: what is kept of their own accounts is theirs, and not counted here. */
    otherParents: Count,
    /** Children of the caller’s own who were left aside to join another family. */
    childrenAside: Count,
    children: Type.Array(
      Shape({
        learnerId: Id,
        name: orNull(Type.String()),
        isArchived: Type.Boolean(),
        kept: Type.Array(Kept),
        /** What is paid for their mock exams each month, and what becomes of it once they are erased. */
        plan: orNull(Shape({ productId: Product, how: Type.Enum([...withoutChild]) })),
        /** Single mock exams of theirs that were paid for and are still to come. */
        examsToCome: Count,
      }),
    ),
    /** Also looks at lists in which everybody stands; `sitters`: who has booked a mock exam; `sitters file`: that as a file. */
    looks: Type.Array(
      Shape({ shown: Type.Enum([...shownOfStreams, 'sitters', 'sitters file']), lastAt: Instant, times: Count }),
    ),
    /** Who of us saw the screens of a child as the child sees them. */
    looksAsChild: Type.Array(Shape({ learnerId: Id, beganAt: Instant, endsAt: Instant })),
    copies: Type.Array(
      Shape({ copyId: Id, learnerId: orNull(Id), askedAt: copies.row.askedAt, expiresAt: copies.row.expiresAt }),
    ),
    erasures: Type.Array(
      Shape({
        erasureId: Id,
        whom: erasures.row.whom,
        learnerId: orNull(Id),
        state: erasures.row.state,
        askedAt: Instant,
        dueAt: Instant,
      }),
    ),
  },
});

export const askCopy = command({
  call: 'POST /privacy/askCopy',
  who: parents,
  summary:
    'Asks for a copy of all that is kept of a child, or without one of the whole family. It can be fetched for a week.',
  request: { learnerId: Maybe(Id) },
  reply: { copyId: Id, expiresAt: Instant },
  refusals: ['ChildNotFound', 'CopyAskedTooOften'],
});

export const fetchCopy = query({
  call: 'POST /privacy/fetchCopy',
  who: parents,
  summary: 'The copy, a ZIP of JSON and CSV: made while it is fetched, and kept nowhere.',
  request: { copyId: Id },
  reply: streamedFile('application/zip'),
  refusals: ['CopyNotFound', 'CopyUnderWay'],
});
