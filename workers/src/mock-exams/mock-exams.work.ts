import type { Work } from '../work';
import { arrangedMailJob } from './arranged/arranged-mail.job';
import { followSessionJob } from './follow-session.job';
import { issueAgainJob } from './keys/issue-again.job';
import { issueAgain } from './keys/issue-again.process';
import { keyAskedMailJob } from './keys/key-asked-mail.job';
import { keyDecidedMailJob } from './keys/key-decided-mail.job';
import { keyOverMailJob } from './keys/key-over-mail.job';
import { alarmMailJob, reportsAlarmJob, reportsDueJob } from './reports/due.jobs';
import { issueReportJob } from './reports/issue-report.job';
import { issueOverallReportJob, overallMailJob } from './reports/overall-report.jobs';
import { prepareReportsJob } from './reports/prepare-reports.job';
import { reportMailJob } from './reports/report-mail.job';
import { sendReports, watchReportsDue } from './reports/send-reports.process';
import { bookCatchUpJob } from './incidents/book-catch-up.job';
import { catchUpMail } from './incidents/catch-up-mail.job';
import { issueNotedJob } from './incidents/issue-noted.job';
import { issueNoted } from './incidents/issue-noted.process';
import { offerCatchUp } from './incidents/offer-catch-up.process';
import { pauseReminderJob } from './room/pause-reminder.job';
import { remindOfPauses } from './room/remind-of-pauses.process';
import { returnExamJob } from './return-exam.job';
import { seatMail } from './seat-mail.job';
import { settleSittingJob } from './sittings/settle-sitting.job';
import { settleSittings } from './sittings/settle-sittings.process';
import { tellSeats } from './tell-seats.process';

export const mockExamsWork: Work = {
  processes: [
    tellSeats,
    settleSittings,
    sendReports,
    watchReportsDue,
    offerCatchUp,
    issueNoted,
    issueAgain,
    remindOfPauses,
  ],
  jobs: [
    followSessionJob,
    seatMail,
    arrangedMailJob,
    returnExamJob,
    settleSittingJob,
    prepareReportsJob,
    issueReportJob,
    reportMailJob,
    issueOverallReportJob,
    overallMailJob,
    reportsDueJob,
    reportsAlarmJob,
    alarmMailJob,
    bookCatchUpJob,
    catchUpMail,
    issueNotedJob,
    issueAgainJob,
    keyAskedMailJob,
    keyDecidedMailJob,
    keyOverMailJob,
    pauseReminderJob,
  ],
};
