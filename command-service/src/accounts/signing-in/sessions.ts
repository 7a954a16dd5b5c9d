import type { Clock } from 'platform/clock';
import type { TokenVerifier } from 'platform/crypto';
import { stateOf } from 'platform/decider/handle';
import type { EventLog } from 'platform/event-log';
import { sessionCache, type Caller, type Sessions } from 'platform/http';
import { isServiceRole } from 'schemas/accounts/roles';
import type { TokenClaims } from 'schemas/accounts/token';
import { account } from '../account/account.decider';
import { session } from './session.decider';
import { stands } from './signing-in';

/** A session that has ended, a new password, a lost role: noticed within this time. */
const FRESH_MS = 3_000;

/** Checks sessions by folding their streams, at most every three seconds for each session. */
export const sessionsOf = (log: EventLog, tokens: TokenVerifier<typeof TokenClaims>, clock: Clock): Sessions =>
  sessionCache({
    open: (token) => tokens.verify(token),
    check: (caller) => current(log, caller),
    freshMs: FRESH_MS,
    most: 20_000,
    clock,
  });

async function current(log: EventLog, caller: Caller): Promise<Caller | undefined> {
  // Our own workers hold tokens that no session stands behind; they live for minutes.
  if (caller.roles.some(isServiceRole)) return caller;
  const [opened, known] = await Promise.all([
    stateOf(log, session, caller.sessionId),
    stateOf(log, account, caller.accountId),
  ]);
  return known !== null && stands(opened, known) ? { ...caller, roles: known.roles } : undefined;
}
