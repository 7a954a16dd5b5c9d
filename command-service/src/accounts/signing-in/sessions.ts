import type { Clock } from 'platform/clock';
import type { TokenVerifier } from 'platform/crypto';
import { stateOf } from 'platform/decider/handle';
import type { EventLog } from 'platform/event-log';
import { sessionCache, type Caller, type CommandTools, type Sessions } from 'platform/http';
import { isServiceRole, isStaff, type StaffSecondFactor } from 'schemas/accounts/roles';
import { ENDED_SESSION_NOTICED_MS, type TokenClaims } from 'schemas/accounts/token';
import { account, type Account } from '../account/account.decider';
import { practising } from '../family/family.decider';
import { childrenOfHousehold, householdOf, rolesOf } from '../family/household';
import { session } from './session.decider';
import { secondFactor } from '../second-factor/second-factor.decider';
import { stands } from './signing-in';

/** What is left of the promise for the call that is under way: this service reads the log itself. */
const CALL_MS = 500;

interface Timing {
  /** Whether staff need a second factor before anything else. */
  readonly staffSecondFactor: StaffSecondFactor;
  /** By which tokens expire. */
  readonly clock: Clock;
  /** Milliseconds that only go forward; default those of the process. */
  readonly ticks?: () => number;
}

/** Checks sessions by folding their streams: a session that has ended, a new password, a lost role, a family that was left, a child who was put away. */
export const sessionsOf = (
  log: EventLog,
  tokens: TokenVerifier<typeof TokenClaims>,
  { staffSecondFactor, clock, ticks }: Timing,
): Sessions =>
  sessionCache({
    open: (token) => tokens.verify(token),
    check: (caller) => current(log, caller, staffSecondFactor),
    freshMs: ENDED_SESSION_NOTICED_MS - CALL_MS,
    most: 20_000,
    clock,
    ...(ticks && { ticks }),
  });

async function current(log: EventLog, caller: Caller, rule: StaffSecondFactor): Promise<Caller | undefined> {
  // Our own workers hold tokens that no session stands behind; they live for minutes.
  if (caller.roles.some(isServiceRole)) return caller;
  const [opened, known] = await Promise.all([
    stateOf(log, session, caller.sessionId),
    stateOf(log, account, caller.accountId),
  ]);
  if (known === null || !stands(opened, known)) return undefined;
  const found = await inFamily(log, known, caller);
  if (found === undefined) return undefined;
  const isWanting =
    rule === 'required' &&
    isStaff(known.roles) &&
    (await stateOf(log, secondFactor, caller.accountId)).standing === null;
  return isWanting ? { ...found, mustEnrol: true } : found;
}

/** Of a family that was joined or left since, or of a child who was put away: the browser renews it, and is told who practises now. */
async function inFamily(log: EventLog, known: NonNullable<Account>, caller: Caller): Promise<Caller | undefined> {
  const read: CommandTools['read'] = (aggregate, id) => stateOf(log, aggregate, id);
  const household = await householdOf(known, { read });
  const { familyId, founder } = household;
  const children = practising(await childrenOfHousehold(household, { read }));
  if (familyId !== (caller.familyId ?? caller.accountId)) return undefined;
  if (!children.some(({ learnerId }) => learnerId === caller.learnerId)) return undefined;
  return { ...caller, familyId, roles: rolesOf(known, household), firstLearnerId: founder.learnerId };
}
