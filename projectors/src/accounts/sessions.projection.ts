import { set } from 'platform/projections';
import { sessions } from 'schemas/accounts/sessions.table';
import { readModel } from '../read-model';

export const sessionsProjection = readModel(sessions, { version: 2 }).fold({
  SessionOpened: (_, { data: { sessionId, accountId, passwordEpoch, expiresAt }, meta }) => ({
    sessionId,
    accountId,
    passwordEpoch,
    openedAt: meta.at,
    expiresAt,
    endedAt: null,
  }),
  SessionEnded: (row, { meta }) => set(row, { endedAt: meta.at }),
});
