import { useEffect, useState } from 'react';
import { renewSession } from '../../../client/renew-session';
import { session } from '../../../client/session';

/** What was asked of Stripe is known here within seconds as a rule; after so long nobody is kept waiting. In ms. */
const LONGEST = 30_000;
const LOOKS_EVERY = 1_000;
/** A plan may end, or be paid back, without anybody asking for it here. */
const LOOKS_OTHERWISE = 30_000;

/** Waits until what is shown has changed: a change of plan holds once Stripe has told of it, and not when it was asked. */
export function useWaiting(shown: string) {
  const [askedAt, setAskedAt] = useState<string>();
  const isWaiting = askedAt === shown;
  const isDone = askedAt !== undefined && !isWaiting;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setAskedAt(undefined), LONGEST);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  useEffect(() => {
    // What a log-in may do stands in its token: another one is asked for.
    if (isDone) void renewSession(session.current()?.accessToken).catch(() => false);
  }, [isDone]);
  return { isWaiting, refreshMs: isWaiting ? LOOKS_EVERY : LOOKS_OTHERWISE, begin: () => setAskedAt(shown) };
}
