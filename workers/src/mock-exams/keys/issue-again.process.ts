import { start } from 'platform/jobs';
import type { ReportsThatDiffer, SeenRequests } from 'schemas/mock-exams/keys/key-change';
import { process } from '../../process';
import { reportsIn } from 'schemas/mock-exams/keys/reports-in.rules';
import { issueAgainJob } from './issue-again.job';
import { keyAskedMailJob } from './key-asked-mail.job';
import { keyDecidedMailJob } from './key-decided-mail.job';
import { keyOverMailJob } from './key-over-mail.job';

interface Decided {
  readonly paperHash: string;
  readonly keyVersion: number;
  readonly reports: ReportsThatDiffer;
  readonly seenRequests?: SeenRequests;
}

/** Also where it names none: some may have been counted while it was made. */
const asked = ({ paperHash, keyVersion, reports, seenRequests }: Decided) =>
  reports.length === 0 && seenRequests === undefined ? [] : [start(issueAgainJob, { paperHash, keyVersion })];

interface Confirmed extends Decided {
  readonly decisionId: string;
  readonly confirmedBy?: string;
}

/** Where nobody had to confirm it, whoever decided is the one who proposed. */
const decided = (data: Confirmed) => {
  const { paperHash, decisionId: proposalId, confirmedBy } = data;
  const told = { paperHash, proposalId, outcome: 'confirmed' as const };
  return [
    ...asked(data),
    ...(confirmedBy === undefined ? [] : [start(keyDecidedMailJob, { ...told, decidedBy: confirmedBy })]),
  ];
};

/**
 * A decision on a key is followed by the reports that it prints differently, and by no others that were seen, and by a word to whoever
 * proposed it; a proposal by a word to whoever was asked, and by another once there is nothing to confirm any more.
 */
export const issueAgain = process('issue-again', {
  MockKeyChangeProposed: ({ data: { paperHash, proposalId, change, weighed, askedOf, proposedBy } }) => {
    if (askedOf === undefined || askedOf === proposedBy) return [];
    const { questionId } = change;
    const what = { paperHash, proposalId, questionId, reports: reportsIn(weighed) };
    return start(keyAskedMailJob, { ...what, accountId: askedOf });
  },
  MockKeyProposalWithdrawn: ({ data: { paperHash, proposalId, why, withdrawnBy } }) => [
    ...(why === 'withdrawn'
      ? []
      : [start(keyDecidedMailJob, { paperHash, proposalId, outcome: why, decidedBy: withdrawnBy })]),
    // Of what takes its place whoever is asked then hears by another mail.
    ...(why === 'out of date'
      ? []
      : [start(keyOverMailJob, { paperHash, proposalId, outcome: why, endedBy: withdrawnBy })]),
  ],
  MockKeyChanged: ({ data }) => decided(data),
  MockKeyChangeTakenBack: ({ data }) => decided(data),
});
