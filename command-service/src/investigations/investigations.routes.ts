import { commandsTo } from 'platform/http';
import { noteStreamLook, requestProjectionRebuild, retryJob } from 'schemas/investigations/investigations.contract';
import { tables } from 'schemas/tables';
import { jobRetry } from './job-retry.decider';
import { look, lookIdOf } from './look.decider';
import { rebuild } from './rebuild.decider';

const readTables = new Set(tables.map(({ name }) => name));

/** Whether the projectors keep a table of that name. */
export const isReadTable = (name: string): boolean => readTables.has(name);

const onRebuild = commandsTo(rebuild);
const onLook = commandsTo(look);
const onJobRetry = commandsTo(jobRetry);

export const investigationsRoutes = [
  onRebuild(requestProjectionRebuild, ({ projection }, { idFor }) => ({
    id: projection,
    command: {
      type: 'RequestRebuild',
      data: { projection, requestId: idFor('request') },
      isKnown: isReadTable(projection),
    },
  })),
  onLook(noteStreamLook, (data, { now }) => ({
    id: lookIdOf(data.accountId, now),
    command: { type: 'NoteLook', data },
  })),
  onJobRetry(retryJob, ({ task, once }, { idFor }) => ({
    id: task,
    command: { type: 'RetryJob', data: { task, once, requestId: idFor('request') } },
  })),
];
