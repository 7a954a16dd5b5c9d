import Type from 'typebox';
import { events, Maybe, type EventOf } from '../describe/events';
import { Id, Instant, Personal, Text } from '../describe/schema';
import { Right, Source } from './grant';

/** Why, in the words of whoever gave or took; perhaps with a name in it. */
const reason = Maybe(Personal(Text(300), 'familyId'));

/**
 * What a family may do, and by what. Streams: `rights-<familyId>`; one for all its children, since a plan covers all of
 * them. What stands in `AccountRegistered` and `RoleGranted` gives what it always gave, and is not told here once more.
 */
export const grantEvents = events({
  GrantGiven: {
    familyId: Id,
    /** Of whoever gives it, so that it is given once. */
    grantId: Id,
    /** Absent: every child of the family. */
    learnerId: Maybe(Id),
    gives: Type.Array(Right, { minItems: 1, maxItems: 5 }),
    /** Which ones, where mock sessions are given by name. */
    sessionIds: Maybe(Type.Array(Id, { minItems: 1, maxItems: 200 })),
    beginsAt: Instant,
    /** Exclusive; absent where there is no end. */
    endsAt: Maybe(Instant),
    source: Source,
    givenAt: Instant,
    /** When its source said that it ends then; absent: when it was given. */
    asOf: Maybe(Instant),
    reason,
  },
  /** Renewed, cut short, or found to be as it was. `asOf`: when its source said so; only what is said later changes it again. */
  GrantEndSet: { familyId: Id, grantId: Id, endsAt: Maybe(Instant), setAt: Instant, asOf: Instant, reason },
  /** Ends it there and then, for good. */
  GrantWithdrawn: { familyId: Id, grantId: Id, withdrawnAt: Instant, reason },
});
export type GrantEvent = EventOf<typeof grantEvents>;
