import { set } from 'platform/projections';
import { sessions } from 'schemas/accounts/own-sessions/sessions.table';
import { readModel } from '../read-model';

export const sessionsProjection = readModel(sessions, { version: 3 }).fold({
  SessionOpened: (_, { data: { sessionId, accountId, passwordEpoch, expiresAt, device }, meta }) => ({
    sessionId,
    accountId,
    passwordEpoch,
    openedAt: meta.at,
    expiresAt,
    endedAt: null,
    device: device ?? null,
    seenAt: meta.at,
  }),
  SessionRefreshed: (row, { meta }) => set(row, { seenAt: meta.at }),
  SessionRenewed: (row, { data }) => set(row, { seenAt: data.renewedAt }),
  SessionKept: (row, { data }) => set(row, { passwordEpoch: data.passwordEpoch }),
  SessionEnded: (row, { meta }) => set(row, { endedAt: meta.at }),
});
