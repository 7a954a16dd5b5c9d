import type { Clock } from '../../clock/clock';
import type { Caller, Sessions } from './caller';

interface Kept {
  readonly caller: Caller;
  /** In milliseconds since 1970. */
  readonly until: number;
}

/**
 * Tokens that were found good, until they expire: a token never becomes a bad one before, and its signature costs more
 * to verify than the rest of a call. Whether its session still stands is asked apart from this, as often as before.
 * @param most remembered; those used longest ago go first.
 */
export function keptTokens(open: Sessions['open'], clock: Clock, most = 20_000): Sessions['open'] {
  const known = new Map<string, Kept>();
  return (token) => {
    const kept = known.get(token);
    known.delete(token);
    if (kept && clock.now().getTime() < kept.until) {
      known.set(token, kept);
      return kept.caller;
    }
    const caller = open(token);
    if (caller === undefined) return undefined;
    const until = expiryOf(token);
    if (until !== undefined) known.set(token, { caller, until });
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return caller;
  };
}

/** Of a JSON Web Token that has been verified; undefined where it names none. */
function expiryOf(token: string): number | undefined {
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp?: unknown };
    return typeof claims.exp === 'number' ? claims.exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}
