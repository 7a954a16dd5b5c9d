import { events, Maybe, type EventOf } from '../../describe/events';
import { Day, Id, Name, Personal } from '../../describe/schema';

/** What is said of a child. */
const child = {
  learnerId: Id,
  name: Personal(Name, 'learnerId'),
  bornOn: Maybe(Personal(Day, 'learnerId')),
};

/**
 * The children of one household. Its first child stands in `AccountRegistered`; this stream begins when something is
 * changed about that. Streams: `family-<familyId>`; a family has the id of the account that began it.
 */
export const familyEvents = events({
  FamilyFounded: { familyId: Id, learnerId: Id },
  ChildAdded: { familyId: Id, ...child },
  /** All that is said of a child is what this says; a birthday that is left out is not known any more. */
  ChildDetailsChanged: { familyId: Id, ...child },
  /** Practises no longer; all that they did stays. */
  ChildArchived: { familyId: Id, learnerId: Id },
  ChildRestored: { familyId: Id, learnerId: Id },
  /** Erased for good: their key is destroyed next. */
  ChildRemoved: { familyId: Id, learnerId: Id },
});
export type FamilyEvent = EventOf<typeof familyEvents>;
