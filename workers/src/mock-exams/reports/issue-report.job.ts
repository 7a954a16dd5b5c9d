import { job } from 'platform/jobs';
import { Id } from 'schemas/describe/schema';
import { issueReport, skipReport } from 'schemas/mock-exams/reports/delivery.contract';
import type { Services } from '../../services';

const data = { sessionId: Id, learnerId: Id, requestId: Id };

/** Makes the report of one child and keeps it, or says why there is none. Its mail follows from that. */
export const issueReportJob = job<typeof data, Services>('mock-exams.issue-report', {
  data,
  once: ({ sessionId, learnerId, requestId }) => `${sessionId} ${learnerId} ${requestId}`,
  run: async (asked, { reports, command }) => {
    const { sessionId, learnerId } = asked;
    const child = await reports.child(sessionId, learnerId);
    const { familyId, childName, ageMonths, skipped } = child;
    if (skipped !== null) return command(skipReport, { ...asked, why: skipped });
    const made = await reports.make({ ...asked, child });
    if (made === null) return command(skipReport, { ...asked, why: 'did not sit' });
    const outcome = await command(issueReport, {
      ...asked,
      ...made,
      familyId,
      ...(childName !== null && { childName }),
      ...(ageMonths !== null && { ageMonths }),
    });
    // Erased while it was made.
    return outcome === 'skipped' ? command(skipReport, { ...asked, why: 'erased' }) : outcome;
  },
});
