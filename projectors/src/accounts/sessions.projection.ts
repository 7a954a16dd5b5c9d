import { set } from 'platform/projections';
import { sessions } from 'schemas/accounts/sessions.table';
import { readModel } from '../read-model';

export const sessionsProjection = readModel(sessions, { version: 1 }).fold({
  SessionOpened: (_, { data: { sessionId, accountId }, meta }) => ({
    sessionId,
    accountId,
    openedAt: meta.at,
    endedAt: null,
  }),
  SessionEnded: (row, { meta }) => set(row, { endedAt: meta.at }),
});
