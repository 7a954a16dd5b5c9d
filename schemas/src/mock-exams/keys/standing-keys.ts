import Type, { type Static } from 'typebox';
import { Id, Instant, orNull, Shape, Text } from '../../describe/schema';
import { QuestionKey } from '../paper';
import { OptionLetter } from '../sittings/sitting.events';
import { KeyChange, KeyVersion, ReportsThatDiffer, Weighed } from './key-change';

/** How one question counts. */
export const Counting = Shape({ answer: OptionLetter, isVoided: Type.Boolean() });
export type Counting = Static<typeof Counting>;

/** A key with the letter that counts now, and whether its question counts at all. */
export const StandingKey = Shape({
  ...QuestionKey.properties,
  isVoided: Type.Boolean(),
  /** Why it counts otherwise than it was published, as families read it; null where it does not. */
  why: orNull(Text(300)),
  /** The letter that an author published. */
  published: OptionLetter,
});
export type StandingKey = Static<typeof StandingKey>;

/** What was decided once of the key of one question. */
export const KeyDecision = Shape({
  decisionId: Id,
  keyVersion: KeyVersion,
  questionId: Id,
  kind: Type.Enum(['correct', 'void', 'take back']),
  before: Counting,
  after: Counting,
  /** Which decision this one took back. */
  takesBack: orNull(Id),
  isTakenBack: Type.Boolean(),
  reason: Text(300),
  reports: ReportsThatDiffer,
  proposedBy: Id,
  confirmedBy: orNull(Id),
  decidedAt: Instant,
});
export type KeyDecision = Static<typeof KeyDecision>;

/** What waits for a second person. */
export const KeyProposal = Shape({
  proposalId: Id,
  keyVersion: KeyVersion,
  change: KeyChange,
  reason: Text(300),
  weighed: Weighed,
  proposedBy: Id,
  askedOf: orNull(Id),
  proposedAt: Instant,
});
export type KeyProposal = Static<typeof KeyProposal>;

/** What was proposed and is no more: taken away by whoever made it, refused by another, or replaced because it no longer held. */
export const WithdrawnProposal = Shape({
  proposalId: Id,
  change: KeyChange,
  reason: Text(300),
  why: Type.Enum(['withdrawn', 'refused', 'out of date']),
  words: orNull(Text(300)),
  withdrawnBy: Id,
  withdrawnAt: Instant,
});
export type WithdrawnProposal = Static<typeof WithdrawnProposal>;
