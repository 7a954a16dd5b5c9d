import Type from 'typebox';
import { admins, learners } from '../../accounts/roles';
import { afterPassword, file, query } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Count, Id, Instant, orNull, Shape } from '../../describe/schema';
import { ContentHash } from '../paper';
import { IssuedNote, madeFrom, RuleVersion } from './reports.events';
import type { ReportContent } from './report-content';

/** The child's parents, behind their door: a child is told of stars and topics, not of percentiles. Staff besides. */
const parentsAndAdmins = afterPassword(learners, 'ROLE_ADMIN');

/** `version`: the last one, unless told. */
const which = { mockExamUserId: Id, mockExamSessionId: Id, version: Maybe(RuleVersion) };

/** What a report was made from. */
const made = { ...madeFrom, contentHash: ContentHash };

export const getMockExamReportForMockExamUser = query({
  call: 'POST /getMockExamReportForMockExamUser',
  who: parentsAndAdmins,
  summary:
    'The report of a child’s mock exam, as it was issued, for the child’s parents and for admins: what it says, and every version that there was of it. When an admin looks it is noted.',
  request: which,
  reply: {
    serverNow: Instant,
    /** Null: never named. */
    childName: orNull(Type.String()),
    /** The last one first. `note`: what changed since the one before, and why. */
    versions: Type.Array(
      Shape({ version: RuleVersion, issuedAt: Instant, sentAt: orNull(Instant), note: orNull(IssuedNote) }),
    ),
    /** Which of them this is. */
    version: RuleVersion,
    made: Shape(made),
    content: Type.Unsafe<ReportContent>(Type.Object({})),
  },
  refusals: ['ReportNotFound'],
});

export const takeMockExamReport = query({
  call: 'POST /mock-exams/takeReport',
  who: parentsAndAdmins,
  summary: 'The same as a PDF, to the byte as it was issued. When an admin takes it that is noted.',
  request: which,
  reply: file('application/pdf'),
  refusals: ['ReportNotFound'],
});

export const rebuildMockExamReport = query({
  call: 'POST /mock-exams/rebuildReport',
  who: admins,
  summary:
    'Makes a report again from its position in the log, its keys, its marking rule and its template, and compares the bytes with those that were issued. It is noted that somebody looked.',
  request: which,
  reply: {
    version: RuleVersion,
    isSame: Type.Boolean(),
    ...made,
    /** Of what was made again. */
    rebuiltHash: ContentHash,
    bytes: Count,
    /** How many sat the same papers, as they were counted then. */
    cohort: Count,
    issuedAt: Instant,
  },
  refusals: ['ReportNotFound'],
});
