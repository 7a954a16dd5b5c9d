import type { AccessTokens } from 'platform/crypto';
import type { Database } from 'platform/database';
import type { Caller, Sessions } from 'platform/http';
import type { TokenClaims } from 'schemas/accounts/token';

/** A session that has ended, a new password, a lost role: noticed within this time. */
const FRESH_MS = 2_000;

interface Seen {
  readonly at: number;
  readonly caller: Promise<Caller | undefined>;
}

/** Checks sessions against the read tables, at most every two seconds for each session. */
export function sessionsFrom(db: Database, tokens: AccessTokens<typeof TokenClaims>): Sessions {
  const seen = new Map<string, Seen>();
  return {
    open: (token) => tokens.verify(token),
    current: (caller) => {
      const key = `${caller.sessionId} ${caller.passwordEpoch}`;
      const known = seen.get(key);
      const now = performance.now();
      if (known && now - known.at < FRESH_MS) return known.caller;
      const checked = current(db, caller);
      seen.set(key, { at: now, caller: checked });
      if (seen.size > 10_000) forgetOld(seen, now);
      return checked;
    },
  };
}

async function current(db: Database, caller: Caller): Promise<Caller | undefined> {
  // Our own tools hold tokens that no session stands behind; they live for minutes.
  if (caller.roles.includes('ROLE_SERVICE')) return caller;
  const [account] = await db.many<{ roles: string[] }>(
    `select a.roles from read.accounts_accounts a
     where a."accountId" = $1 and a.active and a."passwordEpoch" = $2
       and not exists (select from read.accounts_sessions s where s."sessionId" = $3 and s."endedAt" is not null)`,
    [caller.accountId, caller.passwordEpoch, caller.sessionId],
  );
  return account && { ...caller, roles: account.roles };
}

function forgetOld(seen: Map<string, Seen>, now: number): void {
  for (const [key, { at }] of seen) if (now - at >= FRESH_MS) seen.delete(key);
}
