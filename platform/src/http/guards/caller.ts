import type { Contract } from 'schemas/describe/contract';
import { ownClaimOf } from 'schemas/describe/schema';
import { looksOnly, notAllowed, notSignedIn, passwordWanted, secondFactorMissing } from '../problem';

/** A role that somebody has for a time, beside those of their account. */
export interface LentRole {
  readonly role: string;
  /** ISO 8601 UTC with milliseconds, exclusive; null: for as long as the token is good. */
  readonly endsAt: string | null;
}

/** Who makes a call, from the token alone. */
export interface Caller {
  readonly accountId: string;
  readonly learnerId: string;
  /** With whom the account began, where that is known: what counts for the whole account is counted by this one. */
  readonly firstLearnerId?: string;
  readonly email: string;
  readonly roles: readonly string[];
  /** What the token says of roles with an end. */
  readonly lent?: readonly LentRole[] | undefined;
  readonly sessionId: string;
  /** Counts password changes: a token of an older epoch is no longer good. */
  readonly passwordEpoch: number;
  /** The household of which the learner is one; the account's own where it is not said. */
  readonly familyId?: string;
  /** Until when the password that was given in this browser counts: an ISO instant. Absent where that is over. */
  readonly parentUntil?: string;
  /** Where it is not the learner who calls but somebody who looks at their screens: who that is. It reads, and changes nothing. */
  readonly look?: { readonly lookId: string; readonly by: string };
  /** They need a second factor, and have none yet. */
  readonly mustEnrol?: true;
}

/** By whom a call counts against a limit: whoever looks at the screens of somebody else spends nothing of theirs. */
export const countedAs = ({ accountId, look }: Caller): string => look?.by ?? accountId;

/** Somebody who has not signed in: nobody's data is theirs. */
export const visitor: Caller = {
  accountId: 'visitor',
  learnerId: 'visitor',
  email: '',
  roles: [],
  sessionId: '',
  passwordEpoch: 0,
};

/** With the roles that a token lends at this instant, beside those that stand. */
export function withLent(caller: Caller, lent: Caller['lent'], now: () => Date): Caller {
  if (lent === undefined || lent.length === 0) return caller;
  const instant = now().toISOString();
  const lasting = lent.filter(({ endsAt }) => endsAt === null || instant < endsAt).map(({ role }) => role);
  return { ...caller, roles: [...new Set([...caller.roles, ...lasting])] };
}

export interface Sessions {
  /** Reads a bearer token; undefined when it is not good, too old, or not ours. */
  readonly open: (token: string) => Caller | undefined;
  /** Whether the session, the account and its roles still stand, at most 5 s out of date; the roles as they are now. */
  readonly current: (caller: Caller) => Promise<Caller | undefined>;
}

/** Who calls, if they may: denied by default. */
export async function admit(
  { side, who }: Pick<Contract, 'side' | 'who'>,
  authorization: string | undefined,
  sessions: Sessions,
): Promise<Caller> {
  const claimed = claimedIn(authorization, sessions);
  // By the token alone, whatever the call: also those that anybody may make.
  if (claimed?.look && side === 'command') throw looksOnly();
  if (who.kind === 'anyone') return visitor;
  const caller = claimed && (await sessions.current(claimed));
  if (!caller) throw notSignedIn();
  const why = hindrance(who, caller);
  if (why) throw why;
  return caller;
}

function claimedIn(authorization: string | undefined, { open }: Sessions): Caller | undefined {
  if (authorization === undefined) return undefined;
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(authorization)?.[1];
  return token === undefined ? undefined : open(token);
}

type ForSome = Extract<Contract['who'], { kind: 'roles' }>;

function hindrance(who: ForSome, caller: Caller) {
  if (!who.roles.some((role) => caller.roles.includes(role))) return notAllowed();
  if (caller.mustEnrol && !who.beforeSecondFactor) return secondFactorMissing();
  return wantsPassword(who, caller) ? passwordWanted() : undefined;
}

const wantsPassword = ({ afterPassword, withoutPassword = [] }: ForSome, { parentUntil, roles }: Caller) =>
  afterPassword === true && parentUntil === undefined && !withoutPassword.some((role) => roles.includes(role));

/** Finds the first field of a request of this call that names somebody else than the caller. */
export function foreignFields(
  contract: Contract,
): (request: Record<string, unknown>, caller: Caller) => string | undefined {
  const own = Object.entries(contract.request).flatMap(([field, schema]) => {
    const claim = ownClaimOf(schema);
    return claim === undefined ? [] : [{ field, claim }];
  });
  return (request, caller) =>
    own.find(({ field, claim }) => {
      const named = request[field];
      return typeof named === 'string' && named.toLowerCase() !== caller[claim].toLowerCase();
    })?.field;
}
