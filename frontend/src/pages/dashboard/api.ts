import { getUserAnalyticsData, getUserWorksheets } from 'schemas/practice/practice.contract';
import { useQuery } from '../../client/contract';
import type { ReplyOf } from '../../client/reply';

export type ListedWorksheet = ReplyOf<typeof getUserWorksheets>[number];
export type TopicScore = ReplyOf<typeof getUserAnalyticsData>['topics'][number];

export const useWorksheets = () => useQuery(getUserWorksheets, {});
export const useAnalytics = () => useQuery(getUserAnalyticsData, {});
