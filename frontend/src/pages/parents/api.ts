import type { ReplyOf } from 'schemas/describe/contract';
import { getParentReport } from 'schemas/practice/progress/progress.contract';
import { useQuery } from '../../client/contract';

export type Report = ReplyOf<typeof getParentReport>;
export type TopicReport = Report['topics'][number];
export type RepeatedError = Report['errors'][number];

export const useParentReport = () => useQuery(getParentReport, {});
