import type { AccessTokens } from 'platform/crypto';
import { stateOf } from 'platform/decider/handle';
import type { EventLog } from 'platform/event-log';
import type { Caller, Sessions } from 'platform/http';
import { SERVICE_ROLE } from 'schemas/accounts/roles';
import type { TokenClaims } from 'schemas/accounts/token';
import { account } from './account.decider';
import { session } from './session.decider';
import { stands } from './signing-in';

/** A session that has ended, a new password, a lost role: noticed within this time. */
const FRESH_MS = 3_000;
const MOST_KEPT = 20_000;

/** Checks sessions by folding their streams, at most every three seconds for each session. */
export function sessionsOf(log: EventLog, tokens: AccessTokens<typeof TokenClaims>): Sessions {
  const seen = new Map<string, { at: number; caller: Promise<Caller | undefined> }>();
  return {
    open: (token) => tokens.verify(token),
    current: (caller) => {
      const now = performance.now();
      const known = seen.get(caller.sessionId);
      if (known && now - known.at < FRESH_MS) return known.caller;
      const checked = current(log, caller);
      seen.set(caller.sessionId, { at: now, caller: checked });
      // What could not be found out is not known for three seconds.
      checked.catch(() => seen.delete(caller.sessionId));
      if (seen.size > MOST_KEPT) for (const [id, { at }] of seen) if (now - at >= FRESH_MS) seen.delete(id);
      return checked;
    },
  };
}

async function current(log: EventLog, caller: Caller): Promise<Caller | undefined> {
  // Our own workers hold tokens that no session stands behind; they live for minutes.
  if (caller.roles.includes(SERVICE_ROLE)) return caller;
  const [opened, known] = await Promise.all([
    stateOf(log, session, caller.sessionId),
    stateOf(log, account, caller.accountId),
  ]);
  return known !== null && stands(opened, known) ? { ...caller, roles: known.roles } : undefined;
}
