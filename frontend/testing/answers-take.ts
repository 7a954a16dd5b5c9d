import { setTimeout as wait } from 'node:timers/promises';

const [least = 0, most = least] = (process.env['ANSWERS_TAKE'] ?? '0').split('-').map(Number);

/**
 * Has the fake services answer as late as `ANSWERS_TAKE` says, in milliseconds: `150`, or `0-60` for anything between. Without it they
 * answer at once. What a test looks at in passing, or a page shows for a moment, is found by it. Where the test itself says how time
 * goes, nobody waits.
 */
export async function taken(): Promise<void> {
  if (most > 0 && !('clock' in setTimeout)) await wait(least + Math.random() * (most - least));
}
