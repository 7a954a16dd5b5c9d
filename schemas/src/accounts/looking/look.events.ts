import { events, type EventOf } from '../../describe/events';
import { Id, Instant, Personal, Text } from '../../describe/schema';

/** An admin who sees a learner's screens as that learner sees them, for some minutes. Streams: `lookas-<lookId>`. */
export const learnerLookEvents = events({
  LearnerLookedAs: {
    lookId: Id,
    /** Who looked. */
    by: Id,
    /** Whose account the learner practises under. */
    accountId: Id,
    learnerId: Id,
    /** In their own words, about the family: it goes with them. */
    reason: Personal(Text(300), 'accountId'),
    endsAt: Instant,
  },
  /** They left before its time was over. */
  LearnerLookEnded: { lookId: Id },
});
export type LearnerLookEvent = EventOf<typeof learnerLookEvents>;
