import Type from 'typebox';
import { events, Maybe, type EventOf } from '../../describe/events';
import { Id, Instant, SeenLine, Text } from '../../describe/schema';
import { ContentHash } from '../paper';
import { OptionLetter } from '../sittings/sitting.events';
import { KeyChange, KeyVersion, ReportsThatDiffer, SeenRequests, Weighed } from './key-change';

/** Why, as families will read it: it names nobody. */
export const KeyReason = SeenLine(300);

/**
 * `reports`: those that are issued again. `seenRequests`: which reports there were by then; what was counted since with an older key is
 * issued again as well. `confirmedBy`: absent where no issued report printed differently.
 */
const decided = {
  paperHash: ContentHash,
  /** That counts from now on. */
  keyVersion: KeyVersion,
  decisionId: Id,
  questionId: Id,
  reason: KeyReason,
  reports: ReportsThatDiffer,
  seenRequests: Maybe(SeenRequests),
  proposedBy: Id,
  confirmedBy: Maybe(Id),
  decidedAt: Instant,
};

/** What is decided of the keys of a paper that was sat, in the stream of its keys: `examkey-<paperHash>`. */
export const keyDecisionEvents = events({
  /** Waits for a second person, because issued reports would print differently. `keyVersion`: which it was looked at with. */
  MockKeyChangeProposed: {
    paperHash: ContentHash,
    proposalId: Id,
    keyVersion: KeyVersion,
    change: KeyChange,
    reason: KeyReason,
    weighed: Weighed,
    proposedBy: Id,
    /** Who was asked to confirm it; anybody else may as well. */
    askedOf: Maybe(Id),
    proposedAt: Instant,
  },
  /** Taken away by whoever made it, refused by another, or replaced because it no longer held. */
  MockKeyProposalWithdrawn: {
    paperHash: ContentHash,
    proposalId: Id,
    why: Type.Enum(['withdrawn', 'refused', 'out of date']),
    words: Maybe(Text(300)),
    withdrawnBy: Id,
    withdrawnAt: Instant,
  },
  /** From now on another letter is right, or the question counts for nobody. */
  MockKeyChanged: { ...decided, kind: Type.Enum(['correct', 'void']), answer: Maybe(OptionLetter) },
  /** From now on the question counts as it did before that decision. */
  MockKeyChangeTakenBack: { ...decided, takesBack: Id },
});
export type KeyDecisionEvent = EventOf<typeof keyDecisionEvents>;
