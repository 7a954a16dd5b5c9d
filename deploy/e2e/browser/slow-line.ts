import type { Page } from 'playwright-core';
import { PATIENCE_MS } from 'platform/testing/eventually';
import { systemUrl } from './browser';

/** Of the window: so much at most moves as a screen comes. */
export const MOST_MOVED = 0.05;

interface Shift {
  readonly value: number;
  readonly what: readonly string[];
}

/** In milliseconds: each call of a page comes so much later than the one before it, so that every part comes at a moment of its own. */
const LATER_EACH = 60;

/** In milliseconds: how long no call has to be under way before a page stands. */
const QUIET = 120;

/** From now on the calls of each page that is opened come slowly, one after the other; and what moves on it is written down. */
export const putOnSlowLine = (page: Page): Promise<unknown> => page.addInitScript(slowLine);

/** Whoever watches a screen come says that it has: its heading stands, and nothing is awaited any more. */
export async function open(page: Page, path: string, waitUntil: 'load' | 'commit' = 'load'): Promise<void> {
  await page.goto(`${systemUrl()}${path}`, { waitUntil });
  // A quiet network is not enough: on a busy machine the screen is drawn well after its script has come.
  await page.locator('h1').first().waitFor();
  if (!(await page.evaluate<boolean>(hasCome))) throw new Error(`${path} is still coming after ${PATIENCE_MS} ms`);
}

// Asks in the page: each question from outside takes as long as hundreds from within, and a screen takes a while to come.
const hasCome = `(async () => {
  const isComing = () =>
    document.querySelector('h1') === null || line.underWay > 0 || performance.now() - line.lastAt <= ${QUIET} ||
    document.querySelector('[aria-busy=true], .screen-coming') !== null;
  const end = performance.now() + ${PATIENCE_MS};
  while (isComing() && performance.now() < end) await new Promise((later) => setTimeout(later, 20));
  return !isComing();
})()`;

/** What has moved on the page as it came, where it is more in all than so much. */
export async function shiftsOver(page: Page, most: number): Promise<string[]> {
  const shifts = await page.evaluate<Shift[]>('line.shifts');
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  return sum > most ? [`moves ${sum.toFixed(3)}: ${shifts.flatMap(({ what }) => what).join(', ')}`] : [];
}

// In the page itself, so that its files are kept from one page to the next as they are for everybody.
const slowLine = `
  globalThis.line = { calls: 0, underWay: 0, lastAt: 0, shifts: [] };
  const send = globalThis.fetch;
  globalThis.fetch = async (...call) => {
    line.calls += 1;
    line.underWay += 1;
    try {
      await new Promise((resolve) => setTimeout(resolve, ${LATER_EACH} * line.calls));
      return await send(...call);
    } finally {
      line.underWay -= 1;
      line.lastAt = performance.now();
    }
  };
  const nameOf = ({ node, previousRect, currentRect }) =>
    (node?.className || node?.nodeName) + ' from ' + previousRect.y + ' to ' + currentRect.y;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) line.shifts.push({ value, what: sources.map(nameOf) });
  }).observe({ type: 'layout-shift', buffered: true });
`;
