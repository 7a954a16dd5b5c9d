import Type from 'typebox';
import { service } from '../../accounts/roles';
import { command } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Count, Id, Instant, Name, Text } from '../../describe/schema';
import { ContentHash } from '../paper';
import { CohortSummary as Cohort } from '../marks/cohort';
import { OverallContent } from './overall-content';
import {
  alarmKinds,
  askedBecause,
  IssuedNote,
  madeFrom,
  MOST_ADDRESSED,
  RuleVersion,
  skippedBecause,
} from './reports.events';

const workers = service('workers');
const request = { sessionId: Id, requestId: Id };
const one = { sessionId: Id, learnerId: Id };
const sending = { ...one, version: RuleVersion, sending: RuleVersion };
const adminIds = Type.Array(Id, { maxItems: 500 });

export const prepareReports = command({
  call: 'POST /mock-exams/prepareReports',
  who: workers,
  summary:
    'Writes down what the reports of one request are made from, and whom it concerns. Once for each request; refused where other keys count by now.',
  request: { ...request, ...madeFrom, cohort: Cohort, learnerIds: Type.Array(Id, { maxItems: MOST_ADDRESSED }) },
  refusals: ['ReportNotFound', 'ReportsKeysMeanwhile'],
  bodyKiB: 700,
});

export const issueReport = command({
  call: 'POST /mock-exams/issueReport',
  who: workers,
  summary:
    'Writes down that the report of a child was made and is kept, or that the one before says all of it. Once for each request.',
  request: {
    ...request,
    learnerId: Id,
    familyId: Id,
    /** As it stands on the report: one more than the last. */
    version: RuleVersion,
    ...madeFrom,
    contentHash: ContentHash,
    sealedHash: ContentHash,
    sealKey: Type.String({ minLength: 44, maxLength: 44 }),
    childName: Maybe(Name),
    ageMonths: Maybe(Count),
    note: Maybe(IssuedNote),
    /** Why it was asked for. */
    because: Maybe(Type.Enum([...askedBecause])),
    site: Text(300),
  },
  refusals: ['ReportChangedMeanwhile'],
});

export const skipReport = command({
  call: 'POST /mock-exams/skipReport',
  who: workers,
  summary: 'Writes down that a child has no report, and why. Once for each request.',
  request: { ...request, learnerId: Id, why: Type.Enum([...skippedBecause]) },
});

export const standsReport = command({
  call: 'POST /mock-exams/standsReport',
  who: workers,
  summary: 'Asks whether a mail about a report is still to be sent; nothing is changed by it.',
  request: sending,
  refusals: ['ReportNotStanding'],
});

export const noteReportSent = command({
  call: 'POST /mock-exams/noteReportSent',
  who: workers,
  summary: 'Writes down that the mail server has taken the mail about a report.',
  request: sending,
  refusals: ['ReportNotFound'],
});

export const noteReportFailed = command({
  call: 'POST /mock-exams/noteReportFailed',
  who: workers,
  summary: 'Writes down that the mail server refused the mail about a report for good, in its words.',
  request: { ...sending, why: Text(300) },
  refusals: ['ReportNotFound'],
});

export const setReportsDue = command({
  call: 'POST /mock-exams/setReportsDue',
  who: workers,
  summary: 'Writes down by when families have the results of a session as it stands.',
  request: { sessionId: Id },
});

export const raiseReportsAlarm = command({
  call: 'POST /mock-exams/raiseReportsAlarm',
  who: workers,
  summary: 'Writes down that the reports of a session are late, or about to be, so that admins are written to. Once.',
  request: { sessionId: Id, dueAt: Instant, kind: Type.Enum([...alarmKinds]), waiting: Count, adminIds },
});

export const issueOverallReport = command({
  call: 'POST /mock-exams/issueOverallReport',
  who: workers,
  summary: 'Writes down that the report over all who sat a session was made and is kept. Once for each request.',
  request: { ...request, ...madeFrom, contentHash: ContentHash, content: OverallContent, adminIds },
  refusals: ['ReportNotFound'],
  bodyKiB: 700,
});

export const noteOverallReportSent = command({
  call: 'POST /mock-exams/noteOverallReportSent',
  who: workers,
  summary: 'Writes down that an admin was written to about the report over all who sat a session.',
  request: { sessionId: Id, version: RuleVersion, accountId: Id },
});
