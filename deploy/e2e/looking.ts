import type { Page } from 'playwright-core';

/** A way in which a screen is looked at. */
export interface Look {
  readonly is: string;
  readonly width: number;
  readonly height: number;
  /** As "Aa" sets it. */
  readonly text?: '100' | '150';
  /** The system chooses the colours, on a dark page. */
  readonly forced?: true;
  readonly withAxe?: true;
}

/** A zoom of 200 % is a window of half the pixels. */
export const looks: readonly Look[] = [
  { is: '1440 px', width: 1440, height: 900, withAxe: true },
  { is: '1440 px at 200 % zoom', width: 720, height: 450 },
  { is: '820 px', width: 820, height: 1180 },
  { is: '390 px at 150 % text', width: 390, height: 844, text: '150' },
  { is: '1440 px at 150 % text', width: 1440, height: 900, text: '150' },
  { is: '390 px in forced colours', width: 390, height: 844, forced: true },
  { is: '390 px', width: 390, height: 844, withAxe: true },
];

/** The screen that stands there is looked at in another way, and not loaded again. */
export async function lookAs(page: Page, { width, height, text = '100', forced }: Look): Promise<void> {
  await page.emulateMedia(
    forced ? { forcedColors: 'active', colorScheme: 'dark' } : { forcedColors: 'none', colorScheme: 'light' },
  );
  await page.setViewportSize({ width, height });
  await page.evaluate(`document.documentElement.dataset.text = '${text}'`);
  // Two frames: what the change has moved stands then.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
}

interface Shift {
  readonly value: number;
  readonly what: readonly string[];
}

/** In milliseconds: each call of a page comes so much later than the one before it, so that every part comes at a moment of its own. */
const LATER_EACH = 120;

/** From now on calls come slowly, one after the other; and what moves on a page is written down. */
export async function shiftsOnSlowLine(page: Page) {
  let calls = 0;
  await page.route('**/*', async (route) => {
    if (['fetch', 'xhr'].includes(route.request().resourceType())) {
      calls += 1;
      await new Promise((resolve) => setTimeout(resolve, LATER_EACH * calls));
    }
    // A page that was left meanwhile waits for nothing any more.
    await route.continue().catch(() => undefined);
  });
  await page.addInitScript(watchShifts);
  return {
    /** Before a page is opened. */
    anew: () => {
      calls = 0;
    },
    /** What has moved on the page, where it is more in all than so much. */
    over: async (most: number): Promise<Shift[]> => {
      const shifts = await page.evaluate<Shift[]>('globalThis.shifts');
      return shifts.reduce((sum, { value }) => sum + value, 0) > most ? shifts : [];
    },
  };
}

const watchShifts = `
  globalThis.shifts = [];
  const nameOf = ({ node, previousRect, currentRect }) =>
    (node?.className || node?.nodeName) + ' from ' + previousRect.y + ' to ' + currentRect.y;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) globalThis.shifts.push({ value, what: sources.map(nameOf) });
  }).observe({ type: 'layout-shift', buffered: true });
`;
