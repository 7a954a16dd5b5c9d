import type { ReplyOf } from 'schemas/describe/contract';
import { getBundleOffer } from 'schemas/payments/my-plan.contract';
import { getUserWorksheets } from 'schemas/practice/worksheets/worksheets.contract';
import { getMyEffort, getPracticePlan, getUserAnalyticsData } from 'schemas/practice/progress/progress.contract';
import { useQuery } from '../../client/contract';
import { usePages, type PagesOf } from '../../client/pages';

export type ListedWorksheet = ReplyOf<typeof getUserWorksheets>[number];
export type TopicScore = ReplyOf<typeof getUserAnalyticsData>['topics'][number];
export type Effort = ReplyOf<typeof getMyEffort>;

export type ListedWorksheets = PagesOf<ListedWorksheet>;

export const useWorksheets = () => usePages(getUserWorksheets, {}, { rowsOf: (worksheets) => worksheets, size: 100 });
export const useBundleOffer = () => useQuery(getBundleOffer, {});
export const useAnalytics = () => useQuery(getUserAnalyticsData, {});
export const usePlan = () => useQuery(getPracticePlan, {});
export const useEffort = () => useQuery(getMyEffort, {});
