import { commandsTo } from 'platform/http';
import { requestProjectionRebuild, retryJob } from 'schemas/investigations/investigations.contract';
import { jobRetry } from './job-retry.decider';
import { rebuild } from './rebuild.decider';

const onRebuild = commandsTo(rebuild);
const onJobRetry = commandsTo(jobRetry);

export const investigationsRoutes = [
  onRebuild(requestProjectionRebuild, ({ projection }, { idFor }) => ({
    id: projection,
    command: { type: 'RequestRebuild', data: { projection, requestId: idFor('request') } },
  })),
  onJobRetry(retryJob, ({ task, once }, { idFor }) => ({
    id: task,
    command: { type: 'RetryJob', data: { task, once, requestId: idFor('request') } },
  })),
];
