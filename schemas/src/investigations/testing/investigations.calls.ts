import { called, nothing, type Called } from '../../testing/called';
import {
  findStreams,
  getFailedJobs,
  getProjections,
  getStreamEvents,
  noteStreamLook,
  requestProjectionRebuild,
  retryJob,
} from '../investigations.contract';

export const investigationsCalls: readonly Called[] = [
  called(getProjections, '. . . . . . . . A W . . .', nothing),
  called(requestProjectionRebuild, '. . . . . . . . A W . . .', () => ({ projection: 'accounts_logins' })),
  called(getFailedJobs, '. . . . . . . . A . . . .', nothing),
  called(retryJob, '. . . . . . . . A . . . .', ({ fresh }) => ({ task: 'accounts.welcome-mail', once: fresh })),
  called(findStreams, '. . . . . . . . A . . . .', () => ({ prefix: 'worksheet' })),
  called(getStreamEvents, '. . . . . . . . A . . . .', ({ worksheetId }) => ({ stream: `worksheet-${worksheetId}` })),
  called(noteStreamLook, '. . . . . . . . . W . . .', ({ accountId, worksheetId }) => ({
    accountId,
    stream: `worksheet-${worksheetId}`,
    shown: 'events' as const,
  })),
];
