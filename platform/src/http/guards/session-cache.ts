import { systemClock, type Clock } from '../../clock/clock';
import { withLent, type Caller, type Sessions } from './caller';
import { keptTokens } from './kept-tokens';

interface SessionCacheParts extends Pick<Sessions, 'open'> {
  /** Whether a session, its account and its password still stand, with the roles as they are now; undefined when not. */
  readonly check: (caller: Caller) => Promise<Caller | undefined>;
  /** How long an answer serves: what ends a session is noticed within this time. */
  readonly freshMs: number;
  /** Sessions remembered before those that are no longer fresh are swept out; default 10,000. */
  readonly most?: number;
  /** By which tokens expire; default the system's. */
  readonly clock?: Clock;
  /** Milliseconds that only go forward; default `performance.now()`. */
  readonly ticks?: () => number;
}

interface Seen {
  readonly at: number;
  readonly caller: Promise<Caller | undefined>;
}

/**
 * Sessions whose check is shared by all calls that come within `freshMs` of it. A new password makes a new entry, for a
 * token of the new epoch must not be answered with what was found for the old one; and so does another learner, for
 * what one of two siblings does must never be taken for the other's; and so does another family. A check that fails is
 * not remembered.
 * Nor is it remembered that somebody has yet to set up what they need: they go on as soon as they have.
 * The token itself is verified once for as long as it lives.
 */
export function sessionCache({
  open,
  check,
  freshMs,
  most = 10_000,
  clock = systemClock,
  ticks = () => performance.now(),
}: SessionCacheParts): Sessions {
  const seen = new Map<string, Seen>();
  const checked = (caller: Caller) => {
    const key = keyOf(caller);
    const now = ticks();
    const known = seen.get(key);
    if (known && now - known.at < freshMs) return known.caller;
    const entry = { at: now, caller: check(caller) };
    seen.set(key, entry);
    forgetWhereItPasses(seen, key, entry);
    if (seen.size > most) forgetOld(seen, now - freshMs);
    return entry.caller;
  };
  return {
    open: keptTokens(open, clock),
    // What one token lends is not another's, nor until when its password counts, though both are of one session.
    current: async (caller) => {
      const known = await checked(caller);
      return (
        known &&
        asParent(
          withLent(known, caller.lent, () => clock.now()),
          caller,
        )
      );
    },
  };

  /** Until when the password counts, which every token says for itself. */
  function asParent({ parentUntil: _, ...others }: Caller, { parentUntil }: Caller): Caller {
    const isOpen = parentUntil !== undefined && Date.parse(parentUntil) > clock.now().getTime();
    return isOpen ? { ...others, parentUntil } : others;
  }
}

const keyOf = ({ sessionId, accountId, learnerId, passwordEpoch, look, familyId = accountId }: Caller): string =>
  `${sessionId} ${accountId} ${familyId} ${learnerId} ${passwordEpoch} ${look?.lookId ?? ''}`;

/** A check that failed, and that somebody has yet to set up what they need. */
function forgetWhereItPasses(seen: Map<string, Seen>, key: string, entry: Seen): void {
  const forget = () => {
    if (seen.get(key) === entry) seen.delete(key);
  };
  entry.caller.then((found) => {
    if (found?.mustEnrol) forget();
  }, forget);
}

function forgetOld(seen: Map<string, Seen>, before: number): void {
  for (const [key, { at }] of seen) if (at <= before) seen.delete(key);
}
