import { tryAgain } from 'platform/backoff';
import type { JobOutcome } from 'platform/jobs';
import { willPass } from 'platform/logging';

/** So long it is tried to write down that a mail was taken, before anybody could think that it was not. */
const NOTED_WITHIN_MS = 30 * 60_000;
const PAUSES = { firstMs: 250, longestMs: 15_000 };

/** Writes down that a mail was taken. Whoever writes it down may be away for a while: that is no reason to send the mail again. */
export function noted(note: () => Promise<JobOutcome>): Promise<JobOutcome> {
  const until = performance.now() + NOTED_WITHIN_MS;
  return tryAgain(note, { pauses: PAUSES, mayPass: (error) => willPass(error) && performance.now() < until });
}
