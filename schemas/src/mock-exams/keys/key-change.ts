import Type, { type Static } from 'typebox';
import { Maybe } from '../../describe/events';
import { Count, Id, Shape } from '../../describe/schema';
import { ContentHash } from '../paper';
import { OptionLetter } from '../sittings/sitting.events';

/** What may be done to the key of a question that was sat. `take back`: a decision of before, which is the last on its question. */
export const KeyChange = Type.Union([
  Shape({ kind: Type.Literal('correct'), questionId: Id, answer: OptionLetter }),
  Shape({ kind: Type.Literal('void'), questionId: Id }),
  Shape({ kind: Type.Literal('take back'), questionId: Id, decisionId: Id }),
]);
export type KeyChange = Static<typeof KeyChange>;

/** 1, 2, 3 … of one paper: raised by whatever is published or decided of its keys. */
export const KeyVersion = Type.Integer({ minimum: 1, maximum: 10_000 });

/** More are not decided at once: an event names them all, and what is signed carries them. */
export const MOST_THAT_DIFFER = 10_000;
const MOST_SESSIONS = 1_000;
/** No more are asked for at once. */
const MOST_IN_SESSION = 5_000;

/** Whose issued reports would print differently, session by session. */
export const ReportsThatDiffer = Type.Array(
  Shape({ sessionId: Id, learnerIds: Type.Array(Id, { minItems: 1, maxItems: MOST_IN_SESSION }) }),
  { maxItems: MOST_SESSIONS },
);
export type ReportsThatDiffer = Static<typeof ReportsThatDiffer>;

/** Whether so many can be decided at once. */
export const canBeDecided = (reports: ReportsThatDiffer): boolean =>
  reports.length <= MOST_SESSIONS &&
  reports.every(({ learnerIds }) => learnerIds.length <= MOST_IN_SESSION) &&
  reports.reduce((sum, { learnerIds }) => sum + learnerIds.length, 0) <= MOST_THAT_DIFFER;

/** What a change does, in figures. */
export const Weighed = Shape({
  /** Names all that it was reckoned from but the change itself: who sat, what counted, which reports there were. SHA-256 in hex. */
  basis: ContentHash,
  sittings: Count,
  /** Whose mark, or what it is out of, changes: of a question that is voided all. */
  marks: Count,
  /** Whose mark goes up or down; absent: proposed before that was told apart. */
  moved: Maybe(Count),
  ranks: Count,
  reports: ReportsThatDiffer,
});
export type Weighed = Static<typeof Weighed>;

/** How often reports were asked for and counted, session by session, as whoever decides saw it. */
export const SeenRequests = Type.Array(Shape({ sessionId: Id, count: Count }), { maxItems: MOST_SESSIONS });
export type SeenRequests = Static<typeof SeenRequests>;

/** More are not chosen from. */
export const MOST_ADMINS = 100;

/**
 * What the query service has shown somebody of a change, under its own signature: who decides by it carries it along, and
 * the command service believes nothing else of whose reports change. `requests`: how often reports were asked for by then, of
 * each session where they were; where that has moved on, what was shown holds no more. `admins`: who else was an admin, or was until lately.
 * `proposalId`: what waited for a second person by then; whoever confirms it has looked since it was proposed.
 * `seenBy`: the account of whoever it was shown to: nobody else decides by it. `areAnswersOpen`: whether every session in which one of the paper's questions is sat was over.
 */
export const shownChange = {
  paperHash: ContentHash,
  keyVersion: KeyVersion,
  change: KeyChange,
  weighed: Weighed,
  admins: Type.Array(Id, { maxItems: MOST_ADMINS }),
  proposalId: Maybe(Id),
  areAnswersOpen: Type.Boolean(),
  seenBy: Id,
  requests: SeenRequests,
};
export const ShownChange = Shape(shownChange);
export type ShownChange = Static<typeof ShownChange>;

/** Nobody decides by what they looked at longer ago. */
export const SHOWN_SECONDS = 30 * 60;

/** What verifies a signed preview. */
export const shownChangeRules = {
  issuer: 'fieldfare-key-changes',
  claims: shownChange,
  mayClaim: (signer: string) => signer === 'query-service',
};
