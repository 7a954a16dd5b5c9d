import { start } from 'platform/jobs';
import { alarmBefore } from 'schemas/mock-exams/reports/due.rules';
import { alarmKinds } from 'schemas/mock-exams/reports/reports.events';
import { process } from '../../process';
import { alarmMailJob, reportsAlarmJob, reportsDueJob } from './due.jobs';
import { issueReportJob } from './issue-report.job';
import { issueOverallReportJob, overallMailJob } from './overall-report.jobs';
import { prepareReportsJob } from './prepare-reports.job';
import { reportMailJob } from './report-mail.job';

type Mailed = Parameters<typeof reportMailJob.once>[0];

const mailOf = ({ sessionId, learnerId, familyId, requestId, version, sending, note }: Mailed) => ({
  sessionId,
  learnerId,
  familyId,
  requestId,
  version,
  sending,
  ...(note !== undefined && { note }),
});

/** From asking to the mail: what all are made from is counted once, each is made and kept, and then its family is written to. */
export const sendReports = process('send-reports', {
  MockReportsAskedFor: ({ data: { sessionId, requestId } }) => start(prepareReportsJob, { sessionId, requestId }),
  MockReportsPrepared: ({ data: { sessionId, requestId, kind, learnerIds } }) =>
    kind === 'overall'
      ? start(issueOverallReportJob, { sessionId, requestId })
      : learnerIds.map((learnerId) => start(issueReportJob, { sessionId, learnerId, requestId })),
  MockReportIssued: ({ data }) => start(reportMailJob, mailOf({ ...data, sending: 1 })),
  MockReportResendAskedFor: ({ data }) => start(reportMailJob, mailOf(data)),
  MockOverallReportIssued: ({ data: { sessionId, version, adminIds } }) =>
    adminIds.map((accountId) => start(overallMailJob, { sessionId, version, accountId })),
});

/** Results are due: an hour before, and then, somebody looks whether they are sent. */
export const watchReportsDue = process('watch-reports-due', {
  ExamSessionSetAssigned: ({ data: { sessionId, assignedAt: at } }) => start(reportsDueJob, { sessionId, at }),
  ExamSessionMoved: ({ data: { sessionId, movedAt: at } }) => start(reportsDueJob, { sessionId, at }),
  MockReportsDueSet: ({ data: { sessionId, dueAt } }) => {
    const [before, missed] = alarmKinds;
    return [
      start(reportsAlarmJob, { sessionId, dueAt, kind: before }, { at: alarmBefore(dueAt) }),
      start(reportsAlarmJob, { sessionId, dueAt, kind: missed }, { at: dueAt }),
    ];
  },
  MockReportsAlarmRaised: ({ data: { sessionId, dueAt, kind, waiting, adminIds } }) =>
    adminIds.map((accountId) => start(alarmMailJob, { sessionId, dueAt, kind, waiting, accountId })),
});
