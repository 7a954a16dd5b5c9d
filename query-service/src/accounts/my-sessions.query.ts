import { answer, notForLooks } from 'platform/http';
import { accounts } from 'schemas/accounts/accounts.table';
import { getMySessions } from 'schemas/accounts/own-sessions/own-sessions.contract';
import { sessions } from 'schemas/accounts/own-sessions/sessions.table';

const MOST_SESSIONS = 50;

export const mySessionsQuery = answer(
  getMySessions,
  { reads: [accounts, sessions] },
  async (_, { db, caller: { accountId, sessionId, look }, now }) => {
    // Whoever looks at a child's screens sees what the child sees, and nothing of where the parents are.
    if (look) throw notForLooks();
    const open = await db
      .among(accounts, sessions)
      .selectFrom('accounts_sessions as session')
      .innerJoin('accounts_accounts as account', (on) =>
        on
          .onRef('account.accountId', '=', 'session.accountId')
          .onRef('account.passwordEpoch', '=', 'session.passwordEpoch'),
      )
      .select(['session.sessionId', 'session.device', 'session.openedAt', 'session.seenAt'])
      .where('session.accountId', '=', accountId)
      .where('session.endedAt', 'is', null)
      .where('session.expiresAt', '>', now)
      .orderBy('session.seenAt', 'desc')
      .execute();
    const all = open.map(({ device, ...session }) => ({
      device: device ?? null,
      isThis: session.sessionId === sessionId,
      sessionId: session.sessionId,
      openedAt: session.openedAt,
      seenAt: session.seenAt,
    }));
    const inOrder = [...all.filter(({ isThis }) => isThis), ...all.filter(({ isThis }) => !isThis)];
    return { sessions: inOrder.slice(0, MOST_SESSIONS), sessionCount: inOrder.length };
  },
);
