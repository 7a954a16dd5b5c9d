import { commandsTo } from 'platform/http';
import { requestProjectionRebuild } from 'schemas/investigations/investigations.contract';
import { rebuild } from './rebuild.decider';

const on = commandsTo(rebuild);

export const investigationsRoutes = [
  on(requestProjectionRebuild, ({ projection }, { idFor }) => ({
    id: projection,
    command: { type: 'RequestRebuild', data: { projection, requestId: idFor('request') } },
  })),
];
