import { start } from 'platform/jobs';
import type { ReportsThatDiffer } from 'schemas/mock-exams/keys/key-change';
import { process } from '../../process';
import { issueAgainJob } from './issue-again.job';

interface Decided {
  readonly paperHash: string;
  readonly keyVersion: number;
  readonly reports: ReportsThatDiffer;
}

const asked = ({ paperHash, keyVersion, reports }: Decided) =>
  reports.length === 0 ? [] : [start(issueAgainJob, { paperHash, keyVersion })];

/** A decision on a key is followed by the reports that it prints differently, and by no others. */
export const issueAgain = process('issue-again', {
  MockKeyChanged: ({ data }) => asked(data),
  MockKeyChangeTakenBack: ({ data }) => asked(data),
});
