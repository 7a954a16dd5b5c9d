import { setTimeout as wait } from 'node:timers/promises';
import type { TokenVerifier } from 'platform/crypto';
import type { Queries } from 'platform/database';
import { readsOf } from 'platform/database/reads';
import { sessionCache, unavailable, type Caller, type Sessions } from 'platform/http';
import { accounts } from 'schemas/accounts/accounts.table';
import { isServiceRole } from 'schemas/accounts/roles';
import { sessions } from 'schemas/accounts/sessions.table';
import { ENDED_SESSION_NOTICED_MS, type TokenClaims } from 'schemas/accounts/token';

/** What is left of the promise for the read tables to meet what the log says, and for the call that is under way. */
const READ_TABLES_MS = 1_000;
/** How long the read tables may be behind a token before its holder is asked to come again. */
const PATIENCE_MS = 2_000;
const LOOK_EVERY_MS = 20;

/**
 * Checks sessions against the read tables: a session that has ended, a new password, a lost role. `ticks`: milliseconds
 * that only go forward, by default those of the process.
 */
export const sessionsFrom = (
  db: Pick<Queries, 'prepared'>,
  tokens: TokenVerifier<typeof TokenClaims>,
  ticks?: () => number,
): Sessions =>
  sessionCache({
    open: (token) => tokens.verify(token),
    check: (caller) => current(db, caller),
    freshMs: ENDED_SESSION_NOTICED_MS - READ_TABLES_MS,
    ...(ticks && { ticks }),
  });

async function current(db: Pick<Queries, 'prepared'>, caller: Caller): Promise<Caller | undefined> {
  // Our own tools hold tokens that no session stands behind; they live for minutes.
  if (caller.roles.some(isServiceRole)) return caller;
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (;;) {
    const known = await standing(db, caller);
    if (known && known.passwordEpoch >= caller.passwordEpoch)
      return known.stands ? { ...caller, roles: known.roles } : undefined;
    // We signed the token, so its account and its password are in the log: the read tables have yet to meet them.
    if (performance.now() > giveUpAt) throw unavailable();
    await wait(LOOK_EVERY_MS);
  }
}

interface Standing {
  readonly roles: readonly string[];
  readonly passwordEpoch: number;
  readonly stands: boolean;
}

async function standing(
  db: Pick<Queries, 'prepared'>,
  { accountId, passwordEpoch, sessionId }: Caller,
): Promise<Standing | undefined> {
  const account = await readsOf(db, accounts, sessions)
    .among(accounts, sessions)
    .selectFrom('accounts_accounts as account')
    .leftJoin('accounts_sessions as session', (on) => on.on('session.sessionId', '=', sessionId))
    .select(['account.roles', 'account.passwordEpoch', 'account.active', 'session.endedAt'])
    .where('account.accountId', '=', accountId)
    .executeTakeFirst();
  if (!account) return undefined;
  return {
    roles: account.roles,
    passwordEpoch: account.passwordEpoch,
    stands: account.active && account.passwordEpoch === passwordEpoch && account.endedAt === null,
  };
}
