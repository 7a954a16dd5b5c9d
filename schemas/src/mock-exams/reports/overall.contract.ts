import Type from 'typebox';
import { admins } from '../../accounts/roles';
import { file, query } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Count, Email, Id, Instant, orNull, Own, Shape, Text } from '../../describe/schema';
import { ContentHash } from '../paper';
import { OverallContent } from './overall-content';
import { madeFrom, RuleVersion } from './reports.events';

/** `version`: the last one, unless told. It names nobody, so no look at it is noted. */
const which = { email: Maybe(Own(Email, 'email')), mockExamSessionId: Id, version: Maybe(RuleVersion) };

const made = { ...madeFrom, contentHash: ContentHash };

export const getOverallMockExamReport = query({
  call: 'POST /mock-exams/getOverallReport',
  who: admins,
  summary:
    'The report over all who sat a session as it was issued: what it says, and every version that there was of it.',
  request: which,
  reply: {
    serverNow: Instant,
    startsAt: Instant,
    /** The last one first. */
    versions: Type.Array(Shape({ version: RuleVersion, issuedAt: Instant })),
    version: RuleVersion,
    /** Of each paper the version of its key that this issue was marked with, and the one that counts now. */
    keys: Type.Array(Shape({ paper: Text(200), made: Count, now: Count })),
    made: Shape(made),
    /** Nothing where it was issued before what it says was kept: its PDF is there. */
    content: orNull(OverallContent),
    /** By what the figures of its parts and questions are asked for, in their order; empty where what they were made from is not kept. */
    explains: Shape({ parts: Type.Array(Type.String()), questions: Type.Array(Type.String()) }),
  },
  refusals: ['SessionNotFound', 'ReportNotFound'],
});

export const takeOverallMockExamReport = query({
  call: 'POST /mock-exams/takeOverallReport',
  who: admins,
  summary: 'The same as a PDF, to the byte as it was issued.',
  request: which,
  reply: file('application/pdf'),
  atATime: 2,
  refusals: ['SessionNotFound', 'ReportNotFound'],
});

export const rebuildOverallMockExamReport = query({
  call: 'POST /mock-exams/rebuildOverallReport',
  who: admins,
  summary: 'Sets the report over all again by its own template, and compares the bytes with those that were issued.',
  request: which,
  reply: {
    version: RuleVersion,
    isSame: Type.Boolean(),
    contentHash: ContentHash,
    /** Of what was made again. */
    rebuiltHash: ContentHash,
    bytes: Count,
  },
  refusals: ['SessionNotFound', 'ReportNotFound'],
});
