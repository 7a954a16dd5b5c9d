import type { Clock } from 'platform/clock';
import type { TokenVerifier } from 'platform/crypto';
import type { Queries } from 'platform/database';
import { readsOf } from 'platform/database/reads';
import type { Position } from 'platform/event-store';
import { sessionCache, unavailable, type Caller, type Sessions } from 'platform/http';
import type { CheckpointWatch } from 'platform/projections/checkpoint-watch';
import { accounts } from 'schemas/accounts/accounts.table';
import { children } from 'schemas/accounts/children.table';
import { parents } from 'schemas/accounts/family/parents.table';
import { rolesInFamily } from 'schemas/accounts/family/roles-in-family';
import { learnerLooks } from 'schemas/accounts/looking/looks.table';
import { isServiceRole, isStaff, type StaffSecondFactor } from 'schemas/accounts/roles';
import { secondFactors } from 'schemas/accounts/second-factor/second-factors.table';
import { sessions } from 'schemas/accounts/own-sessions/sessions.table';
import { ENDED_SESSION_NOTICED_MS, lendable, type TokenClaims } from 'schemas/accounts/token';

/** What is left of the promise for the read tables to meet what the log says, and for the call that is under way. */
const READ_TABLES_MS = 1_000;

interface Rules {
  /** Whether staff need a second factor before anything else. */
  readonly staffSecondFactor: StaffSecondFactor;
  /** By which tokens expire; this machine's unless told. */
  readonly clock?: Clock;
  /** Milliseconds that only go forward, by default those of the process. */
  readonly ticks?: () => number;
}

type Db = Pick<Queries, 'prepared'>;

/** The read tables, and how they stand to the log. */
interface Known {
  readonly db: Db;
  /** How far the log has come. */
  readonly head: () => Promise<Position>;
  readonly caughtUp: CheckpointWatch;
}

/**
 * Checks sessions against the read tables: a session that has ended, a new password, a lost role, a second factor that is
 * wanting, a look that is over, a family that was left, a child who was put away.
 */
export const sessionsFrom = (
  known: Known,
  tokens: TokenVerifier<typeof TokenClaims>,
  { staffSecondFactor, clock, ticks }: Rules,
): Sessions =>
  sessionCache({
    open: (token) => tokens.verify(token),
    check: (caller) => (caller.look ? looking : current)(known, caller, staffSecondFactor),
    freshMs: ENDED_SESSION_NOTICED_MS - READ_TABLES_MS,
    ...(clock && { clock }),
    ...(ticks && { ticks }),
  });

async function current(known: Known, caller: Caller, rule: StaffSecondFactor): Promise<Caller | undefined> {
  // Our own tools hold tokens that no session stands behind; they live for minutes.
  if (caller.roles.some(isServiceRole)) return caller;
  const found = (await stands(known.db, caller)) ?? (await standsByNow(known, caller));
  return found === 'over' ? undefined : withStanding(known.db, { ...caller, ...found }, rule);
}

/** Undefined where the tables do not bear the token out: either may be the older one. */
async function stands(db: Db, caller: Caller) {
  const known = await standing(db, caller);
  if (known === undefined || known.passwordEpoch < caller.passwordEpoch) return undefined;
  if (!known.stands) return 'over';
  const { roles, familyId } = known;
  return known.isInFamily ? { roles, familyId } : undefined;
}

// We signed the token, so its account, its password and its child are in the log: until the tables have met all of it they tell
// nothing against it. What they do not bear out then is over: they were erased, the child was put away, or the family left. The
// browser renews the token, and is told who practises now.
async function standsByNow({ db, head, caughtUp }: Known, caller: Caller) {
  if ((await caughtUp(await head(), TABLES)) !== 'fresh') throw unavailable();
  return (await stands(db, caller)) ?? 'over';
}

const TABLES = [accounts, sessions, parents, children].map(({ name }) => name);

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
async function looking(known: Known, caller: Caller, rule: StaffSecondFactor): Promise<Caller | undefined> {
  const { look, accountId } = caller;
  if (!look) return undefined;
  const admin = await current(known, { ...caller, accountId: look.by }, rule);
  if (!admin?.roles.includes('ROLE_ADMIN') || admin.mustEnrol) return undefined;
  const shown = await readsOf(known.db, accounts, learnerLooks)
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
  readonly familyId: string;
  /** Whether the token is one of that family, for a child who practises. */
  readonly isInFamily: boolean;
}

async function standing(db: Db, caller: Caller): Promise<Standing | undefined> {
  const { accountId, passwordEpoch } = caller;
  const found = await find(db, caller);
  if (!found) return undefined;
  const familyId = found.joinedId ?? accountId;
  const { active, endedAt, childFamilyId, archivedAt } = found;
  const isPractising = childFamilyId === familyId && archivedAt === null;
  return {
    roles: rolesOf(found),
    passwordEpoch: found.passwordEpoch,
    stands: active && found.passwordEpoch === passwordEpoch && endedAt === null,
    familyId,
    // Whoever looks is an admin, and no child of the family at which they look.
    isInFamily: caller.look !== undefined || (isPractising && familyId === namedIn(caller)),
  };
}

const namedIn = ({ accountId, familyId = accountId }: Caller): string => familyId;

const rolesOf = ({ roles, founderRoles }: Found): readonly string[] =>
  founderRoles === null ? roles : rolesInFamily(roles, founderRoles);

type Found = NonNullable<Awaited<ReturnType<typeof find>>>;

const find = (db: Db, { accountId, sessionId, learnerId }: Caller) =>
  readsOf(db, accounts, sessions, parents, children)
    .among(accounts, sessions, parents, children)
    .selectFrom('accounts_accounts as account')
    .leftJoin('accounts_sessions as session', (on) => on.on('session.sessionId', '=', sessionId))
    .leftJoin('accounts_parents as parent', 'parent.accountId', 'account.accountId')
    .leftJoin('accounts_accounts as founder', 'founder.accountId', 'parent.familyId')
    .leftJoin('accounts_children as child', (on) => on.on('child.learnerId', '=', learnerId))
    .select(['account.roles', 'account.passwordEpoch', 'account.active', 'session.endedAt'])
    .select(['parent.familyId as joinedId', 'founder.roles as founderRoles'])
    .select(['child.familyId as childFamilyId', 'child.archivedAt'])
    .where('account.accountId', '=', accountId)
    .executeTakeFirst();
