import Type, { type Static } from 'typebox';
import { admins, learners } from '../../accounts/roles';
import { afterPassword, query } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Count, Email, Id, Instant, orNull, Own, Shape } from '../../describe/schema';
import { trendSays } from '../marks/trend.rules';
import { MockExamType } from '../paper';
import { ShownScore } from './results.contract';

/** More of one child nobody reads; the last ones are told. */
export const MOST_TREND_POINTS = 24;

/** One session of a child: their own marks, and nobody else's. */
export const ShownTrendPoint = Shape({
  mockExamSessionId: Id,
  startsAt: Instant,
  mockExamType: orNull(MockExamType),
  examSetName: orNull(Type.String()),
  /** In the papers that were opened. */
  right: Count,
  of: Count,
  /** Everybody who has sat the same papers; 0 of whoever missed a paper. */
  n: Count,
  percentile: orNull(Count),
  standard: orNull(ShownScore),
  whyNone: orNull(Type.Enum(['too few', 'no spread', 'missed a paper'])),
  /** Whether how the score came about is told. */
  isExplained: Type.Boolean(),
  /** Beside the session before it that has a score. */
  change: orNull(
    Shape({
      since: Instant,
      /** Of the standardised score. */
      points: Type.Integer(),
      says: Type.Enum([...trendSays]),
      /** How it came about, in sentences, with the sums that were reckoned. */
      steps: Type.Array(Shape({ says: Type.String(), sum: orNull(Type.String()) })),
    }),
  ),
});
export type ShownTrendPoint = Static<typeof ShownTrendPoint>;

/** In the order in which they were sat. */
const points = Type.Array(ShownTrendPoint, { maxItems: MOST_TREND_POINTS });

export const getMockExamTrend = query({
  call: 'POST /mock-exams/getTrend',
  who: admins,
  summary:
    'A child’s mock exams in the order in which they were sat, with what was got and the standardised score as they stand now, each beside the one before it. Who looked is noted.',
  request: { email: Maybe(Own(Email, 'email')), mockExamUserId: Id },
  reply: { serverNow: Instant, points },
  refusals: ['SessionNotFound', 'MockResultsNotThere'],
});

export const getMockExamReportTrend = query({
  call: 'POST /mock-exams/getReportTrend',
  who: afterPassword(learners, 'ROLE_ADMIN'),
  summary:
    'The same from the reports that were issued, each as it was issued last: for the child’s parents, behind their door. When an admin looks it is noted.',
  request: { mockExamUserId: Id },
  reply: { serverNow: Instant, points },
  refusals: ['ReportNotFound'],
});
