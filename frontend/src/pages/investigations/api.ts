import { getAdminDashboard } from 'schemas/accounts/people/users.contract';
import type { ReplyOf } from 'schemas/describe/contract';
import {
  findStreams,
  getFailedJobs,
  getProjections,
  getStreamEvents,
  requestProjectionRebuild,
  retryJob,
} from 'schemas/investigations/investigations.contract';
import { getMockKeyProposals } from 'schemas/mock-exams/keys/key-proposals.contract';
import { useCommand, useQuery } from '../../client/contract';
import { usePages } from '../../client/pages';

export type ProjectionRow = ReplyOf<typeof getProjections>['projections'][number];
export type FailedJob = ReplyOf<typeof getFailedJobs>['jobs'][number];
export type FailedJobsTold = Pick<ReplyOf<typeof getFailedJobs>, 'heldUp'>;
export type StreamRow = ReplyOf<typeof findStreams>['streams'][number];
export type StreamEvent = ReplyOf<typeof getStreamEvents>['events'][number];

export type WaitingKey = ReplyOf<typeof getMockKeyProposals>['proposals'][number];

/** In ms: how soon it is seen that a colleague has proposed something. */
const COLLEAGUES_MS = 30_000;

export const useWaitingKeys = () => useQuery(getMockKeyProposals, {}, { refreshMs: COLLEAGUES_MS });
export const useDashboard = () => useQuery(getAdminDashboard, {});
/** `refreshMs`: how often it is asked again while the page stands; progress is watched, not waited for. */
export const useProjections = (refreshMs: number) => useQuery(getProjections, {}, { refreshMs });
export const useRebuild = () => useCommand(requestProjectionRebuild);
export const useFailedJobs = (refreshMs: number) =>
  usePages(getFailedJobs, {}, { rowsOf: ({ jobs }) => jobs, size: 50, refreshMs });
export const useRetry = () => useCommand(retryJob);
export const useStreams = (prefix: string) =>
  usePages(findStreams, { prefix }, { rowsOf: ({ streams }) => streams, size: 25 });
export const useStreamEvents = (stream: string) =>
  usePages(getStreamEvents, { stream }, { rowsOf: ({ events }) => events, size: 25 });
