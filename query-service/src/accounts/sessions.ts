import { setTimeout as wait } from 'node:timers/promises';
import type { TokenVerifier } from 'platform/crypto';
import type { Queries } from 'platform/database';
import { readsOf } from 'platform/database/reads';
import { sessionCache, unavailable, type Caller, type Sessions } from 'platform/http';
import { accounts } from 'schemas/accounts/accounts.table';
import { learnerLooks } from 'schemas/accounts/looking/looks.table';
import { isServiceRole, isStaff, type StaffSecondFactor } from 'schemas/accounts/roles';
import { secondFactors } from 'schemas/accounts/second-factor/second-factors.table';
import { sessions } from 'schemas/accounts/sessions.table';
import { ENDED_SESSION_NOTICED_MS, lendable, type TokenClaims } from 'schemas/accounts/token';

/** What is left of the promise for the read tables to meet what the log says, and for the call that is under way. */
const READ_TABLES_MS = 1_000;
/** How long the read tables may be behind a token before its holder is asked to come again. */
const PATIENCE_MS = 2_000;
const LOOK_EVERY_MS = 20;

interface Rules {
  /** Whether staff need a second factor before anything else. */
  readonly staffSecondFactor: StaffSecondFactor;
  /** Milliseconds that only go forward, by default those of the process. */
  readonly ticks?: () => number;
}

type Db = Pick<Queries, 'prepared'>;

/**
 * Checks sessions against the read tables: a session that has ended, a new password, a lost role, a second factor that is
 * wanting, a look that is over.
 */
export const sessionsFrom = (
  db: Db,
  tokens: TokenVerifier<typeof TokenClaims>,
  { staffSecondFactor, ticks }: Rules,
): Sessions =>
  sessionCache({
    open: (token) => tokens.verify(token),
    check: (caller) => (caller.look ? looking : current)(db, caller, staffSecondFactor),
    freshMs: ENDED_SESSION_NOTICED_MS - READ_TABLES_MS,
    ...(ticks && { ticks }),
  });

async function current(db: Db, caller: Caller, rule: StaffSecondFactor): Promise<Caller | undefined> {
  // Our own tools hold tokens that no session stands behind; they live for minutes.
  if (caller.roles.some(isServiceRole)) return caller;
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (;;) {
    const known = await standing(db, caller);
    if (known && known.passwordEpoch >= caller.passwordEpoch)
      return known.stands ? withStanding(db, { ...caller, roles: known.roles }, rule) : undefined;
    // We signed the token, so its account and its password are in the log: the read tables have yet to meet them.
    if (performance.now() > giveUpAt) throw unavailable();
    await wait(LOOK_EVERY_MS);
  }
}

async function withStanding(db: Db, caller: Caller, rule: StaffSecondFactor): Promise<Caller> {
  if (rule === 'optional' || !isStaff(caller.roles)) return caller;
  const factor = await readsOf(db, secondFactors)
    .from(secondFactors)
    .select('factorId')
    .where('accountId', '=', caller.accountId)
    .executeTakeFirst();
  return factor ? caller : { ...caller, mustEnrol: true };
}

/** Whoever looks is an admin still, in a session that stands, and has not left; then they see what the learner sees. */
async function looking(db: Db, caller: Caller, rule: StaffSecondFactor): Promise<Caller | undefined> {
  const { look, accountId } = caller;
  if (!look) return undefined;
  const admin = await current(db, { ...caller, accountId: look.by }, rule);
  if (!admin?.roles.includes('ROLE_ADMIN') || admin.mustEnrol) return undefined;
  const shown = await readsOf(db, accounts, learnerLooks)
    .among(accounts, learnerLooks)
    .selectFrom('accounts_accounts as account')
    .leftJoin('accounts_learner_looks as look', (on) => on.on('look.lookId', '=', look.lookId))
    .select(['account.roles', 'look.endedAt'])
    .where('account.accountId', '=', accountId)
    .executeTakeFirst();
  if (!shown || shown.endedAt !== null) return undefined;
  return { ...caller, roles: lendable.filter((role) => shown.roles.includes(role)) };
}

interface Standing {
  readonly roles: readonly string[];
  readonly passwordEpoch: number;
  readonly stands: boolean;
}

async function standing(db: Db, { accountId, passwordEpoch, sessionId }: Caller): Promise<Standing | undefined> {
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
