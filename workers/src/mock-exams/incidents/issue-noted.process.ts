import { start } from 'platform/jobs';
import { process } from '../../process';
import { issueNotedJob } from './issue-noted.job';

/** A decision that puts a note on reports, or takes one off, is followed by those that were made before it. */
export const issueNoted = process('issue-noted', {
  MockIncidentDecided: ({ data: { sessionId, decisionId, children } }) =>
    children.length === 0 ? [] : start(issueNotedJob, { sessionId, decisionId }),
});
