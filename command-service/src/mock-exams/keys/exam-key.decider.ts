import { accept, acceptUnless, decider, refuse, type Decision } from 'platform/decider';
import {
  countingOf,
  examKeysAfter,
  noKeys,
  publishedAfter,
  standingDecision,
  type ExamKeys,
} from 'schemas/mock-exams/keys/exam-keys.rules';
import type { KeyChange, SeenRequests, Weighed } from 'schemas/mock-exams/keys/key-change';
import { tellsAnswer, type Askable } from 'schemas/mock-exams/keys/key-reason.rules';
import { reportsIn } from 'schemas/mock-exams/keys/reports-in.rules';
import { decidedEvent, whyNot, type KeyChangeRefusal } from 'schemas/mock-exams/keys/key-change.rules';
import type { KeyDecisionEvent } from 'schemas/mock-exams/keys/key-decision.events';
import type { KeyProposal } from 'schemas/mock-exams/keys/standing-keys';
import type { ExamKeyEvent } from 'schemas/mock-exams/sets/exam-paper.events';
import { isSame } from '../sets/rules/canonical-json.rules';

type Event = ExamKeyEvent | KeyDecisionEvent;

/** A change as somebody looked at it, with what the query service reckoned then. */
interface Looked {
  readonly change: KeyChange;
  readonly keyVersion: number;
  readonly weighed: Weighed;
  readonly requests: SeenRequests;
  /** Its question. */
  readonly asked: Askable;
  /** No session in which one of the paper's questions is sat is to come or under way. */
  readonly areAnswersOpen: boolean;
}

type Publishing = Omit<ExamKeyEvent['data'], 'keyVersion'>;

export type ExamKeyCommand =
  /** Of a paper that has none yet. */
  | { readonly type: 'KeepFirstKeys'; readonly data: Publishing }
  /** Of the set's version that was just published. `hasBeenSat`: a session with this paper has begun. */
  | { readonly type: 'PublishKeys'; readonly data: Publishing; readonly hasBeenSat: boolean }
  | ({
      readonly type: 'ProposeChange';
      readonly paperHash: string;
      readonly proposalId: string;
      readonly reason: string;
      readonly askedOf?: string;
      readonly by: string;
      readonly at: string;
    } & Looked)
  | {
      readonly type: 'ConfirmChange';
      readonly paperHash: string;
      readonly proposalId: string;
      readonly looked: Looked;
      readonly by: string;
      readonly at: string;
    }
  | {
      readonly type: 'WithdrawProposal';
      readonly paperHash: string;
      readonly proposalId: string;
      readonly words?: string;
      readonly by: string;
      readonly at: string;
    };

type Of<T extends ExamKeyCommand['type']> = Extract<ExamKeyCommand, { type: T }>;

export type ExamKeyRefusal =
  | KeyChangeRefusal
  | 'MockKeyOfSatPaper'
  | 'MockKeyPreviewOutOfDate'
  | 'MockKeyProposalOpen'
  | 'MockKeyProposalNotFound'
  | 'MockKeyNeedsAnother'
  | 'MockKeyReasonTellsAnswer';

type Decided = Decision<Event, ExamKeyRefusal>;

/** The keys of a paper: as they are published, and as it is decided afterwards that they count. */
export const examKey = decider({
  category: 'examkey',
  initial: noKeys,
  decide,
  evolve: examKeysAfter,
});

function decide(command: ExamKeyCommand, keys: ExamKeys): Decided {
  switch (command.type) {
    case 'KeepFirstKeys':
      return acceptUnless(keys.keyVersion > 0, publishedEvent(command.data, keys));
    case 'PublishKeys':
      return publish(command, keys);
    case 'ProposeChange':
      return propose(command, keys);
    case 'ConfirmChange':
      return confirm(command, keys);
    case 'WithdrawProposal':
      return withdraw(command, keys);
  }
}

const publishedEvent = (data: Publishing, { keyVersion }: ExamKeys): ExamKeyEvent => ({
  type: 'MockExamKeysPublished',
  data: { ...data, keyVersion: keyVersion + 1 },
});

/**
 * Published once more they take effect where they differ: the paper itself is still the same. Those of an older version of
 * the set, which come after those of a newer one, change nothing. A letter by which children have been marked is nobody's to
 * publish: it is changed by a decision, which says whose marks it moves.
 */
function publish({ data, hasBeenSat }: Of<'PublishKeys'>, keys: ExamKeys): Decided {
  if (keys.keyVersion > 0 && data.setVersion < keys.setVersion) return accept();
  if (lettersNotToPublish(keys, data.keys, hasBeenSat).length > 0) return refuse('MockKeyOfSatPaper');
  const isSo = keys.keyVersion > 0 && isSame(publishedAfter(keys, data.keys), keys.published);
  return acceptUnless(isSo, publishedEvent(data, keys));
}

/** Whose letter is neither as it counts nor as it was published, though it has been sat or decided upon: ids of questions. */
export function lettersNotToPublish(
  keys: ExamKeys,
  given: readonly { readonly questionId: string; readonly answer: string }[],
  hasBeenSat: boolean,
): string[] {
  const published = new Map(keys.published.map((key) => [key.questionId, key.answer]));
  return given
    .filter(({ questionId, answer }) => {
      const counting = countingOf(keys, questionId);
      if (!counting || answer === counting.answer || answer === published.get(questionId)) return false;
      return hasBeenSat || standingDecision(keys, questionId) !== undefined;
    })
    .map(({ questionId }) => questionId);
}

/** Decided at once where no issued report prints differently; else it waits for somebody else. Sent again it changes nothing. */
function propose(command: Of<'ProposeChange'>, keys: ExamKeys): Decided {
  if (isKnown(keys, command.proposalId)) return accept();
  const { change, weighed, keyVersion, paperHash, proposalId, reason, askedOf, by, at } = command;
  const no = whyNotProposed(command, keys);
  if (no !== null) return refuse(no);
  const open = keys.proposal;
  if (isAnyOpen(keys, { keyVersion, weighed })) return refuse('MockKeyProposalOpen');
  const replaced = open === null ? [] : [withdrawn(paperHash, open.proposalId, { why: 'out of date', by, at })];
  if (reportsIn(weighed) === 0) {
    const whose = {
      paperHash,
      decisionId: proposalId,
      reason,
      reports: weighed.reports,
      seenRequests: command.requests,
    };
    return accept<Event>(...replaced, decidedEvent(keys, change, { ...whose, proposedBy: by, decidedAt: at }));
  }
  return accept<Event>(...replaced, {
    type: 'MockKeyChangeProposed',
    data: {
      paperHash,
      proposalId,
      keyVersion,
      change,
      reason,
      weighed,
      proposedBy: by,
      ...(askedOf !== undefined && { askedOf }),
      proposedAt: at,
    },
  });
}

const isKnown = ({ proposal, decisions, withdrawn }: ExamKeys, proposalId: string): boolean =>
  proposal?.proposalId === proposalId ||
  decisions.some(({ decisionId }) => decisionId === proposalId) ||
  withdrawn.some((one) => one.proposalId === proposalId);

/** Whether a change waits for somebody already that was made on what another is made on. */
function isAnyOpen({ proposal }: ExamKeys, looked: Pick<Looked, 'keyVersion' | 'weighed'>): boolean {
  return proposal !== null && holds(proposal, looked);
}

function whyNotProposed(command: Of<'ProposeChange'>, keys: ExamKeys): ExamKeyRefusal | null {
  const no = whyNot(keys, command.change, command.asked.choices.length);
  if (no !== null) return no;
  if (command.keyVersion !== keys.keyVersion) return 'MockKeyPreviewOutOfDate';
  return mayBeRead(command.reason, command) ? null : 'MockKeyReasonTellsAnswer';
}

/** What families read before another session is over says nothing of the answer. */
const mayBeRead = (reason: string, { asked, areAnswersOpen }: Looked): boolean =>
  areAnswersOpen || !tellsAnswer(reason, asked);

/** Whether what it was made on is still so. */
const holds = (open: Pick<Looked, 'keyVersion' | 'weighed'>, now: Pick<Looked, 'keyVersion' | 'weighed'>): boolean =>
  open.keyVersion === now.keyVersion && open.weighed.basis === now.weighed.basis;

/** Asked by another who sees the same. Of two who confirm at once the second changes nothing. */
function confirm({ paperHash, proposalId, looked, by, at }: Of<'ConfirmChange'>, keys: ExamKeys): Decided {
  if (keys.decisions.some(({ decisionId }) => decisionId === proposalId)) return accept();
  const open = keys.proposal;
  if (open?.proposalId !== proposalId) return refuse('MockKeyProposalNotFound');
  if (open.proposedBy === by) return refuse('MockKeyNeedsAnother');
  if (!isTheSame(open, looked) || looked.keyVersion !== keys.keyVersion) return refuse('MockKeyPreviewOutOfDate');
  const { change, reason, weighed, proposedBy } = open;
  // Proposed while answers were open, and another session was scheduled since.
  if (!mayBeRead(reason, looked)) return refuse('MockKeyReasonTellsAnswer');
  const seen = { reports: weighed.reports, seenRequests: looked.requests };
  const whose = { paperHash, decisionId: proposalId, reason, ...seen, proposedBy };
  return accept(decidedEvent(keys, change, { ...whose, confirmedBy: by, decidedAt: at }));
}

const isTheSame = (open: KeyProposal, looked: Looked): boolean =>
  holds(open, looked) && isSame(open.change, looked.change);

function withdraw({ paperHash, proposalId, words, by, at }: Of<'WithdrawProposal'>, { proposal }: ExamKeys): Decided {
  if (proposal?.proposalId !== proposalId) return refuse('MockKeyProposalNotFound');
  const why = proposal.proposedBy === by ? 'withdrawn' : 'refused';
  return accept(withdrawn(paperHash, proposalId, { why, by, at, ...(words !== undefined && { words }) }));
}

type Withdrawn = Extract<KeyDecisionEvent, { type: 'MockKeyProposalWithdrawn' }>;

interface How {
  readonly why: Withdrawn['data']['why'];
  readonly words?: string;
  readonly by: string;
  readonly at: string;
}

const withdrawn = (paperHash: string, proposalId: string, { why, words, by, at }: How): Withdrawn => ({
  type: 'MockKeyProposalWithdrawn',
  data: {
    paperHash,
    proposalId,
    why,
    ...(words !== undefined && { words }),
    withdrawnBy: by,
    withdrawnAt: at,
  },
});
