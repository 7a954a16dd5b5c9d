import Type from 'typebox';
import { admins } from '../accounts/roles';
import { command } from '../describe/contract';
import { Maybe } from '../describe/events';
import { Email, Id, Instant, Own } from '../describe/schema';
import { rightNames } from './grant';

/** Why, for whoever asks in a year. */
const Reason = Type.String({ minLength: 3, maxLength: 300, pattern: '^[^\\u0000]*\\S[^\\u0000]*$' });

export const giveGrant = command({
  call: 'POST /rights/giveGrant',
  who: admins,
  summary:
    'Gives a family, or one child of it, something they may do for a time, with a reason. Mock exams need the child; without a child it is for all of them.',
  request: {
    /** The id of the account that began the family. */
    familyId: Id,
    learnerId: Maybe(Id),
    gives: Type.Array(Type.Enum([...rightNames]), { minItems: 1, maxItems: 5, uniqueItems: true }),
    sessionIds: Maybe(Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true })),
    /** Default now. */
    beginsAt: Maybe(Instant),
    /** Exclusive; absent: no end. */
    endsAt: Maybe(Instant),
    reason: Reason,
  },
  reply: { grantId: Id },
  refusals: [
    'AccountNotFound',
    'ChildNotFound',
    'GrantNeverHolds',
    'GrantNeedsChild',
    'GrantMixesMocks',
    'GrantNamesNoSession',
    'TooManyGrants',
  ],
});

export const withdrawGrant = command({
  call: 'POST /rights/withdrawGrant',
  who: admins,
  summary: 'Takes a grant of staff back, there and then, with a reason. What is paid for ends by its payment.',
  request: { familyId: Id, grantId: Id, reason: Reason },
  refusals: ['GrantNotFound', 'GrantIsPaid'],
});

/** The spec's names of what staff make of somebody. */
export const subscriberTypes = ['MOCK_EXAM_SUBSCRIBER', 'STANDARD_LEARNING', 'MOCK_EXAM_NON_SUBSCRIBER'] as const;

export const updateUserSubscriberType = command({
  call: 'POST /updateUserSubscriberType',
  who: admins,
  summary:
    'Makes somebody a subscriber of mock exams, gives the standard plan, or ends what staff gave of all mock exams; with dates, the sessions of those as well. Adds to what there is; no payment is changed.',
  request: {
    email: Maybe(Own(Email, 'email')),
    userId: Id,
    /** Which child, where the family has several. */
    learnerId: Maybe(Id),
    subscriberType: Type.Enum([...subscriberTypes]),
    /** Mock sessions by id, or all that are to come as of now. */
    selectedDates: Maybe(Type.Union([Type.Literal('all'), Type.Array(Id, { maxItems: 200, uniqueItems: true })])),
    /** Needed where something is taken away. */
    reason: Maybe(Reason),
  },
  refusals: [
    'AccountNotFound',
    'ChildNotFound',
    'GrantNeedsChild',
    'GrantIsPaid',
    'ReasonNeeded',
    'SessionNotFound',
    'NoSessionToCome',
    'TooManyGrants',
  ],
});
