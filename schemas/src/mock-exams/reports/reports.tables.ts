import Type from 'typebox';
import { Maybe } from '../../describe/events';
import { Count, Id, Instant, Name, Personal, Text } from '../../describe/schema';
import { table } from '../../describe/table';
import { ContentHash } from '../paper';
import { CohortSummary as Cohort } from '../marks/cohort';
import { OverallContent } from './overall-content';
import {
  askedBecause,
  IssuedNote,
  KeyVersions,
  LogPosition,
  madeFrom,
  ReportNote,
  reportKinds,
  RuleVersion,
} from './reports.events';

/** `issued`: it is made, and its mail on its way. */
export const reportStates = ['queued', 'issued', 'sent', 'failed', 'skipped'] as const;
export type ReportState = (typeof reportStates)[number];

/** What became of the report of each child in each session, as it stands. */
export const mockReports = table('mock_reports', {
  keeps: 'Whether the report of a mock exam was made and sent',
  row: {
    sessionId: Id,
    learnerId: Id,
    familyId: Maybe(Id),
    requestId: Id,
    state: Type.Enum([...reportStates]),
    /** While another is queued: what became of the one before. */
    stood: Maybe(Type.Enum([...reportStates])),
    /** Why there is none. */
    why: Maybe(Text(60)),
    /** What the mail server said to it. */
    refused: Personal(Text(300), 'learnerId'),
    /** 0: none was made. */
    version: Count,
    sending: Count,
    changedAt: Instant,
    /** When the mail server first took a mail about any version. */
    firstSentAt: Maybe(Instant),
  },
  key: ['sessionId', 'learnerId'],
  indexes: [['learnerId']],
});

/** Every report that was made, with what it was made from. What is kept of it opens with `sealKey` alone. */
export const mockReportVersions = table('mock_report_versions', {
  keeps: 'Reports of mock exams as they were made, with the name of the child on them',
  row: {
    sessionId: Id,
    learnerId: Id,
    version: RuleVersion,
    familyId: Id,
    requestId: Id,
    ...madeFrom,
    contentHash: ContentHash,
    sealedHash: ContentHash,
    sealKey: Personal(Type.String(), 'learnerId'),
    childName: Personal(Name, 'learnerId'),
    ageMonths: Personal(Count, 'learnerId'),
    note: Maybe(IssuedNote),
    site: Type.String(),
    issuedAt: Instant,
    sentAt: Maybe(Instant),
  },
  key: ['sessionId', 'learnerId', 'version'],
  indexes: [['learnerId']],
});

/** What was asked for of the reports of each session. */
export const mockReportRequests = table('mock_report_requests', {
  row: {
    sessionId: Id,
    requestId: Id,
    kind: Type.Enum([...reportKinds]),
    reason: Type.Enum([...askedBecause]),
    note: Maybe(ReportNote),
    /** How many were named; null: everybody. */
    named: Maybe(Count),
    askedAt: Instant,
    /** Who asked. */
    askedBy: Type.String(),
    /** All of it null until it is prepared. */
    preparedAt: Maybe(Instant),
    addressed: Maybe(Count),
    /** How many of them had a report that said all of it already. */
    answered: Count,
    position: Maybe(LogPosition),
    keyVersions: Maybe(KeyVersions),
    markingRule: Maybe(RuleVersion),
    template: Maybe(RuleVersion),
    cohort: Maybe(Cohort),
  },
  key: ['sessionId', 'requestId'],
});

/** The reports over all who sat a session. */
export const mockOverallReports = table('mock_overall_reports', {
  row: {
    sessionId: Id,
    version: RuleVersion,
    requestId: Id,
    ...madeFrom,
    contentHash: ContentHash,
    /** What it says; null of one from before that was written down. */
    content: Maybe(OverallContent),
    issuedAt: Instant,
    /** How many admins were to be written to, and were. */
    addressed: Count,
    sent: Count,
    lastSentAt: Maybe(Instant),
  },
  key: ['sessionId', 'version'],
});
