import { setTimeout as wait } from 'node:timers/promises';
import type { AccessTokens } from 'platform/crypto';
import type { Database } from 'platform/database';
import { sessionCache, unavailable, type Caller, type Sessions } from 'platform/http';
import { SERVICE_ROLE } from 'schemas/accounts/roles';
import type { TokenClaims } from 'schemas/accounts/token';

/** A session that has ended, a new password, a lost role: noticed within this time. */
const FRESH_MS = 2_000;
/** How long the read tables may be behind a token before its holder is asked to come again. */
const PATIENCE_MS = 2_000;
const LOOK_EVERY_MS = 20;

/** Checks sessions against the read tables, at most every two seconds for each session. */
export const sessionsFrom = (db: Database, tokens: AccessTokens<typeof TokenClaims>): Sessions =>
  sessionCache({
    open: (token) => tokens.verify(token),
    check: (caller) => current(db, caller),
    freshMs: FRESH_MS,
  });

async function current(db: Database, caller: Caller): Promise<Caller | undefined> {
  // Our own tools hold tokens that no session stands behind; they live for minutes.
  if (caller.roles.includes(SERVICE_ROLE)) return caller;
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
  readonly roles: string[];
  readonly passwordEpoch: number;
  readonly stands: boolean;
}

function standing(db: Database, { accountId, passwordEpoch, sessionId }: Caller): Promise<Standing | undefined> {
  return db.one<Standing>(
    `select a.roles, a."passwordEpoch", a.active and a."passwordEpoch" = $2
       and not exists (select from read.accounts_sessions s where s."sessionId" = $3 and s."endedAt" is not null) as stands
     from read.accounts_accounts a where a."accountId" = $1`,
    [accountId, passwordEpoch, sessionId],
  );
}
