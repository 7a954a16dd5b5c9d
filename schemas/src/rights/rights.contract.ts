import Type from 'typebox';
import { Actor } from '../accounts/actor';
import { admins, adminsAfterPassword } from '../accounts/roles';
import { command, query } from '../describe/contract';
import { Maybe } from '../describe/events';
import { Count, Email, Id, Instant, orNull, Own, Reason, Shape } from '../describe/schema';
import { Right, rightNames, Source, Term } from './grant';
import { userTypes } from './standing';

export const giveGrant = command({
  call: 'POST /rights/giveGrant',
  who: adminsAfterPassword,
  does: 'gives a family something they would have to pay for',
  summary:
    'Gives a family, or one child of it, something they may do for a time, with a reason. Mock exams need the child; without a child it is for all of them.',
  request: {
    /** The id of the account that began the family, or of one that has joined it. */
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
    'SessionNotFound',
    'TooManyGrants',
  ],
});

export const withdrawGrant = command({
  call: 'POST /rights/withdrawGrant',
  who: adminsAfterPassword,
  does: 'takes away from a family what we gave them',
  summary: 'Takes a grant of staff back, there and then, with a reason. What is paid for ends by its payment.',
  request: { familyId: Id, grantId: Id, reason: Reason },
  refusals: ['GrantNotFound', 'GrantIsPaid'],
});

/** The spec's names of what staff make of somebody. */
export const subscriberTypes = ['MOCK_EXAM_SUBSCRIBER', 'STANDARD_LEARNING', 'MOCK_EXAM_NON_SUBSCRIBER'] as const;

export const updateUserSubscriberType = command({
  call: 'POST /updateUserSubscriberType',
  who: adminsAfterPassword,
  does: 'changes what a family may use',
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
  /** False where they were that already: nothing is written then, and no reason kept. */
  reply: { changed: Type.Boolean() },
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

const span = Shape({
  fromAt: Instant,
  /** Exclusive. */
  toAt: Instant,
  practice: Type.Enum(['unlimited', 'daily', 'none']),
  comprehension: Type.Boolean(),
  allMockSessions: Type.Boolean(),
  sessionIds: Type.Array(Id),
  because: Type.Array(Shape({ right: Right, grantIds: Type.Array(Id) })),
});

const grant = Shape({
  grantId: Id,
  /** Null: every child of the family. */
  learnerId: orNull(Id),
  gives: Type.Array(Right),
  sessionIds: Type.Array(Id),
  /** When the mock exams begin that it names, the first one first. */
  examsAt: Type.Array(Instant),
  source: Source,
  beginsAt: Instant,
  terms: Type.Array(Shape(Term)),
  reason: orNull(Type.String()),
  endReason: orNull(Type.String()),
  /** The stream that tells of it. */
  stream: Type.String(),
});

/** The days that can be asked for. The end of one must be an instant, too, and those end with 2199. */
export const daysTold = { first: '1900-01-01', last: '2189-12-31' } as const;
const DayTold = Type.String({ format: 'date', pattern: '^(19|20|21[0-8])' });

/** As many as a family can be given, and what came with its account. */
export const MOST_GRANTS_TOLD = 400;

export const whyRights = query({
  call: 'POST /rights/whyRights',
  who: admins,
  summary:
    'What each child of a family may do on a day, past or to come, and the grants behind it; null where no account has the address. Who looked at whose is noted.',
  request: {
    email: Email,
    day: DayTold,
    /** How many of the newest grants are told beside those that hold on the day; 50 unless said. */
    mostGrants: Maybe(Type.Integer({ minimum: 1, maximum: MOST_GRANTS_TOLD })),
  },
  reply: {
    account: orNull(
      Shape({
        accountId: Id,
        /** Where what is told stands: the account's own family, or the one that it has joined. */
        familyId: Id,
        email: Email,
        registeredAt: Instant,
        active: Type.Boolean(),
        /** Whether a free account got no new worksheet on that day because its address was not confirmed. */
        waitsForConfirmation: Type.Boolean(),
        /** How many a free account has. */
        questionsADay: Count,
        children: Type.Array(
          Shape({
            learnerId: Id,
            name: orNull(Type.String()),
            archivedAt: orNull(Instant),
            /** How the lists name them, at the end of that day. */
            userType: Type.Enum([...userTypes]),
            isPaidCustomer: Type.Boolean(),
            isMockExamSubscriber: Type.Boolean(),
            spans: Type.Array(span),
          }),
        ),
        /** What the family was given, the oldest first: the newest, and what holds on that day. */
        grants: Type.Array(grant),
        /** All that it was ever given. */
        grantCount: Count,
        /** Whoever gave and took what is told here. */
        actors: Type.Array(Actor),
      }),
    ),
  },
});
