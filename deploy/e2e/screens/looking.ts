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

/** A screen is loaded in the first window of each, and looked at in the others in its place. A zoom of 200 % is a window of half the pixels. */
export const windows: Readonly<Record<'wide' | 'narrow', readonly [Look, ...Look[]]>> = {
  wide: [
    { is: '1440 px', width: 1440, height: 900, withAxe: true },
    { is: '1440 px at 200 % zoom', width: 720, height: 450 },
    { is: '1440 px at 150 % text', width: 1440, height: 900, text: '150' },
  ],
  narrow: [
    { is: '390 px', width: 390, height: 844, withAxe: true },
    { is: '820 px', width: 820, height: 1180, withAxe: true },
    { is: '390 px at 150 % text', width: 390, height: 844, text: '150' },
    { is: '390 px in forced colours', width: 390, height: 844, forced: true },
  ],
};

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
