import Type from 'typebox';
import { Actor } from '../../accounts/actor';
import { admins, adminsAfterPassword, service, serviceRoles } from '../../accounts/roles';
import { command, query, roles } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Count, Id, Instant, Shape } from '../../describe/schema';
import { Difference } from './comparison.events';

export const beginComparison = command({
  call: 'POST /payments/beginComparison',
  who: roles('ROLE_ADMIN', serviceRoles.workers),
  summary: 'Begins to compare what Stripe tells with what we know. Where one is under way, it is that one.',
  reply: { comparisonId: Id },
  refusals: ['PaymentsNotOpen'],
});

export const comparePage = command({
  call: 'POST /payments/comparePage',
  who: service('workers'),
  summary: 'Compares one page of Stripe’s lists; done again, or out of its turn, it changes nothing.',
  request: { comparisonId: Id, page: Count },
  refusals: ['PaymentsNotOpen'],
});

/** More in one page are not asked about: each is a question or two to Stripe. */
export const FAMILIES_A_PAGE = 20;

export const compareFamilies = command({
  call: 'POST /payments/compareFamilies',
  who: service('workers'),
  summary:
    'Asks Stripe whether what these families were given as paid for is paid for there; done again, or out of its turn, it changes nothing.',
  request: {
    comparisonId: Id,
    page: Count,
    familyIds: Type.Array(Id, { maxItems: FAMILIES_A_PAGE }),
    /** Whether none comes after them. */
    isLast: Type.Boolean(),
  },
  refusals: ['PaymentsNotOpen'],
});

export const putRight = command({
  call: 'POST /payments/putRight',
  who: adminsAfterPassword,
  does: 'changes what we know of a payment',
  summary:
    'Asks Stripe once more about what was found to differ, and does what its webhook would have done; what is still not paid for there is taken back.',
  request: { comparisonId: Id, about: Id },
  refusals: ['PaymentsNotOpen', 'DifferenceNotFound'],
});

const { kind, about, ours, theirs } = Difference;
const difference = Shape({ kind, about, ours, theirs, family: Maybe(Actor), isPutRight: Type.Boolean() });

export const getComparison = query({
  call: 'POST /payments/getComparison',
  who: admins,
  summary: 'The last comparison with Stripe that is over, with what differs; and whether one is under way.',
  reply: {
    isUnderWay: Type.Boolean(),
    last: Type.Union([
      Shape({
        comparisonId: Id,
        endedAt: Instant,
        looked: Count,
        found: Count,
        differences: Type.Array(difference),
      }),
      Type.Null(),
    ]),
  },
});
