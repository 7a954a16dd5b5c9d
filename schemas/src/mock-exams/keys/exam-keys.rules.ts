import type { QuestionKey } from '../paper';
import type { ExamKeyEvent } from '../sets/exam-paper.events';
import type { KeyDecisionEvent } from './key-decision.events';
import type { Counting, KeyDecision, KeyProposal, StandingKey, WithdrawnProposal } from './standing-keys';

/** The keys of one paper as they stand. Plain data, the same for whoever folds it. */
export interface ExamKeys {
  readonly setId: string | null;
  /** Of the set, when they were published last. */
  readonly setVersion: number;
  /** 0: none are published. */
  readonly keyVersion: number;
  /** As an author published them; of a question that was decided upon the letter stays as it was published before that. */
  readonly published: readonly QuestionKey[];
  /** In the order in which they were made. */
  readonly decisions: readonly KeyDecision[];
  readonly proposal: KeyProposal | null;
  /** In the order in which they were taken away. */
  readonly withdrawn: readonly WithdrawnProposal[];
}

export const noKeys: ExamKeys = {
  setId: null,
  setVersion: 0,
  keyVersion: 0,
  published: [],
  decisions: [],
  proposal: null,
  withdrawn: [],
};

/** The last decision on a question that nothing has taken back. */
export const standingDecision = ({ decisions }: ExamKeys, questionId: string): KeyDecision | undefined =>
  decisions.findLast((one) => one.questionId === questionId && one.kind !== 'take back' && !one.isTakenBack);

/** How a question counts now; undefined where the paper has none of that id. */
export function countingOf(keys: ExamKeys, questionId: string): Counting | undefined {
  const published = keys.published.find((one) => one.questionId === questionId);
  if (!published) return undefined;
  return standingDecision(keys, questionId)?.after ?? { answer: published.answer, isVoided: false };
}

/** Whether a question counts otherwise: what counts for nobody has no letter. */
export const countsOtherwise = (was: Counting, is: Counting): boolean =>
  was.isVoided !== is.isVoided || (!is.isVoided && was.answer !== is.answer);

/** The keys as they counted at a version of before; the letters of what has been sat are never published anew. */
export function keysAsOf(keys: ExamKeys, keyVersion: number): ExamKeys {
  const made = keys.decisions.filter((one) => one.keyVersion <= keyVersion);
  const isBack = new Set(made.map(({ takesBack }) => takesBack));
  return { ...keys, keyVersion, decisions: made.map((one) => ({ ...one, isTakenBack: isBack.has(one.decisionId) })) };
}

/** Why questions count otherwise than by these keys of before: of each that does the reason of the last decision on it, in their order. */
export function reasonsSince(before: ExamKeys, now: ExamKeys): string[] {
  const isLast = ({ decisionId, questionId }: KeyDecision) =>
    now.decisions.findLast((one) => one.questionId === questionId)?.decisionId === decisionId;
  return now.decisions.filter(isLast).flatMap(({ questionId, reason }) => {
    const [was, is] = [countingOf(before, questionId), countingOf(now, questionId)];
    return was && is && countsOtherwise(was, is) ? [reason] : [];
  });
}

/** All keys of the paper as they count, in its order. */
export function keysThatCount(keys: ExamKeys): StandingKey[] {
  const standing = new Map(keys.decisions.filter(isStanding).map((one) => [one.questionId, one]));
  return keys.published.map((key) => {
    const decision = standing.get(key.questionId);
    const { answer, isVoided } = decision?.after ?? { answer: key.answer, isVoided: false };
    return Object.assign({}, key, { answer, isVoided, why: decision?.reason ?? null, published: key.answer });
  });
}

const isStanding = ({ kind, isTakenBack }: KeyDecision): boolean => kind !== 'take back' && !isTakenBack;

type Event = ExamKeyEvent | KeyDecisionEvent;
type DataOf<T extends Event['type']> = Extract<Event, { type: T }>['data'];

/** The keys of a paper after one more event of its stream: the one fold of it, for whoever decides, shows or marks. */
export function examKeysAfter(keys: ExamKeys, event: Event): ExamKeys {
  switch (event.type) {
    case 'MockExamKeysPublished':
      return published(keys, event.data);
    case 'MockKeyChangeProposed': {
      const { proposalId, keyVersion, change, reason, weighed, proposedBy, askedOf = null, proposedAt } = event.data;
      const proposal = { proposalId, keyVersion, change, reason, weighed, proposedBy, askedOf, proposedAt };
      return { ...keys, proposal };
    }
    case 'MockKeyProposalWithdrawn':
      return withdrawn(keys, event.data);
    case 'MockKeyChanged': {
      const { kind, answer } = event.data;
      const before = countingOf(keys, event.data.questionId) ?? nothing;
      const after = { answer: answer ?? before.answer, isVoided: kind === 'void' };
      return decided(keys, { ...decisionOf(event.data), kind, before, after, takesBack: null });
    }
    case 'MockKeyChangeTakenBack':
      return takenBack(keys, event.data);
  }
}

const nothing: Counting = { answer: 'A', isVoided: false };

function published(keys: ExamKeys, { setId, setVersion, keyVersion, keys: given }: DataOf<'MockExamKeysPublished'>) {
  return { ...keys, setId, setVersion, keyVersion, published: publishedAfter(keys, given) };
}

/** What publishing these would leave: the letter of what was decided upon is no longer an author's to publish. */
export function publishedAfter(keys: ExamKeys, given: readonly QuestionKey[]): readonly QuestionKey[] {
  const known = new Map(keys.published.map((key) => [key.questionId, key.answer]));
  const isDecided = new Set(keys.decisions.map(({ questionId }) => questionId));
  return given.map((key) => {
    const letter = isDecided.has(key.questionId) ? known.get(key.questionId) : undefined;
    return letter === undefined ? key : { ...key, answer: letter };
  });
}

function withdrawn(keys: ExamKeys, data: DataOf<'MockKeyProposalWithdrawn'>): ExamKeys {
  const { proposal } = keys;
  if (proposal?.proposalId !== data.proposalId) return keys;
  const { proposalId, change, reason } = proposal;
  const { why, words = null, withdrawnBy, withdrawnAt } = data;
  const one = { proposalId, change, reason, why, words, withdrawnBy, withdrawnAt };
  return { ...keys, proposal: null, withdrawn: [...keys.withdrawn, one] };
}

type Decided = DataOf<'MockKeyChanged' | 'MockKeyChangeTakenBack'>;

const decisionOf = ({ decisionId, keyVersion, questionId, reason, reports, ...data }: Decided) => ({
  decisionId,
  keyVersion,
  questionId,
  reason,
  reports,
  isTakenBack: false,
  proposedBy: data.proposedBy,
  confirmedBy: data.confirmedBy ?? null,
  decidedAt: data.decidedAt,
});

/** A proposal is over with the decision that it asked for; one that was made before another decision waits to be looked at anew. */
function decided(keys: ExamKeys, decision: KeyDecision): ExamKeys {
  const proposal = keys.proposal?.proposalId === decision.decisionId ? null : keys.proposal;
  return { ...keys, proposal, keyVersion: decision.keyVersion, decisions: [...keys.decisions, decision] };
}

function takenBack(keys: ExamKeys, data: DataOf<'MockKeyChangeTakenBack'>): ExamKeys {
  const { questionId, takesBack } = data;
  const before = countingOf(keys, questionId) ?? nothing;
  const decisions = keys.decisions.map((one) => (one.decisionId === takesBack ? { ...one, isTakenBack: true } : one));
  const without = { ...keys, decisions };
  const after = countingOf(without, questionId) ?? nothing;
  return decided(without, { ...decisionOf(data), kind: 'take back', before, after, takesBack });
}
