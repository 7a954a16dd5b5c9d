import type { ReplyOf } from 'schemas/describe/contract';
import { getMockExamReportTrend, getMockExamTrend } from 'schemas/mock-exams/results/trend.contract';
import { useQuery } from '../../../../client/contract';

export type Trend = ReplyOf<typeof getMockExamTrend>;
export type TrendPoint = Trend['points'][number];
export type TrendChange = NonNullable<TrendPoint['change']>;

/** By the reports as they were issued. */
export const useReportTrend = (mockExamUserId: string) => useQuery(getMockExamReportTrend, { mockExamUserId });

/** As it stands now, for staff. */
export const useStandingTrend = (mockExamUserId: string) => useQuery(getMockExamTrend, { mockExamUserId });
