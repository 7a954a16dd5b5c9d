// The gallery has these services in a browser, where there is nothing of Node.
const asked = typeof process === 'undefined' ? undefined : process.env['ANSWERS_TAKE'];
const [least = 0, most = least] = (asked ?? '0').split('-').map(Number);
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * Has the fake services answer as late as `ANSWERS_TAKE` says, in milliseconds: `150`, or `0-60` for anything between. Without it they
 * answer at once. What a test looks at in passing, or a page shows for a moment, is found by it. Where the test itself says how time
 * goes, nobody waits.
 */
export async function taken(): Promise<void> {
  if (most > 0 && !('clock' in setTimeout)) await wait(least + Math.random() * (most - least));
}
