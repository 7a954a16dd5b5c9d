import { standingDecision, type ExamKeys } from 'schemas/mock-exams/keys/exam-keys.rules';
import type { NotApart } from 'schemas/mock-exams/keys/key-confirmers.rules';
import type { WithdrawnProposal } from 'schemas/mock-exams/keys/standing-keys';
import { reportsIn } from 'schemas/mock-exams/keys/reports-in.rules';

interface Naming {
  readonly names: ReadonlyMap<string, string>;
  /** Question → number. */
  readonly numbers: ReadonlyMap<string, number>;
}

/** Accounts of all who had to do with these keys. */
export const whoIsNamed = (keys: ExamKeys): string[] => [
  ...whoDecided(keys),
  ...keys.withdrawn.map(({ withdrawnBy }) => withdrawnBy),
];

const whoDecided = ({ decisions, proposal }: ExamKeys): string[] =>
  [...decisions, ...(proposal ? [{ proposedBy: proposal.proposedBy, confirmedBy: proposal.askedOf }] : [])].flatMap(
    ({ proposedBy, confirmedBy }) => [proposedBy, ...(confirmedBy === null ? [] : [confirmedBy])],
  );

/** How many of those that were refused are shown: whoever proposed looks for the last. */
const MOST_REFUSED = 5;

export const shownRefused = ({ withdrawn }: ExamKeys, naming: Naming) =>
  lastOver(withdrawn, 'refused', MOST_REFUSED).map((one) => ({
    ...shownOver(one, naming),
    refusedAt: one.withdrawnAt,
  }));

/** Whoever was asked to confirm one looks for it, however long ago: more than a paper ever had. */
const MOST_TAKEN_AWAY = 100;

export const shownTakenAway = ({ withdrawn }: ExamKeys, naming: Naming) =>
  lastOver(withdrawn, 'withdrawn', MOST_TAKEN_AWAY).map((one) => ({
    ...shownOver(one, naming),
    takenAwayAt: one.withdrawnAt,
  }));

/** The newest first. */
const lastOver = (withdrawn: ExamKeys['withdrawn'], why: WithdrawnProposal['why'], most: number) =>
  withdrawn
    .filter((one) => one.why === why)
    .slice(-most)
    .toReversed();

const shownOver = (
  { proposalId, change, reason, words, withdrawnBy }: WithdrawnProposal,
  { names, numbers }: Naming,
) => ({
  proposalId,
  number: numbers.get(change.questionId) ?? 0,
  change,
  reason,
  words,
  by: names.get(withdrawnBy) ?? null,
});

/** The newest first. */
export const shownDecisions = (keys: ExamKeys, { names, numbers }: Naming) =>
  keys.decisions.toReversed().map(({ proposedBy, confirmedBy, takesBack: _, ...one }) => ({
    ...one,
    number: numbers.get(one.questionId) ?? 0,
    reports: reportsIn(one),
    by: names.get(proposedBy) ?? null,
    confirmedBy: confirmedBy === null ? null : (names.get(confirmedBy) ?? null),
    canBeTakenBack: standingDecision(keys, one.questionId)?.decisionId === one.decisionId,
  }));

interface Looking extends Naming {
  readonly accountId: string;
  /** As things stand. */
  readonly basis: string;
  /** Why whoever looks may not confirm it, beside that they made it. */
  readonly whyNot: 'too new' | NotApart | null;
  /** They made it, and whom they asked may not confirm it. */
  readonly askedCannot: boolean;
}

export function shownProposal(
  { proposal, keyVersion }: ExamKeys,
  { names, numbers, accountId, basis, whyNot, askedCannot }: Looking,
) {
  if (proposal === null) return null;
  const { proposalId, change, reason, weighed, proposedBy, askedOf, proposedAt } = proposal;
  const { sittings, marks, moved, ranks } = weighed;
  return {
    proposalId,
    change,
    number: numbers.get(change.questionId) ?? 0,
    reason,
    sittings,
    marks,
    ...(moved !== undefined && { moved }),
    ranks,
    reports: reportsIn(weighed),
    by: names.get(proposedBy) ?? null,
    isOwn: proposedBy === accountId,
    whyNot,
    askedOf: askedOf === null ? null : (names.get(askedOf) ?? null),
    askedCannot,
    proposedAt,
    isOutOfDate: proposal.keyVersion !== keyVersion || weighed.basis !== basis,
  };
}
