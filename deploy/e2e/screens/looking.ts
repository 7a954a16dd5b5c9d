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
export async function lookAs(page: Page, look: Look): Promise<void> {
  await windowFor(page, look);
  await page.evaluate(`(${settingText})('${look.text ?? '100'}')`);
}

/** Pages whose colours the system chooses by now: to be told again what it knows has a browser reckon all its styles anew. */
const inForcedColours = new WeakSet<Page>();

/** The window in which the next screen comes; nothing is awaited of the one that goes. */
export async function windowFor(page: Page, { width, height, forced }: Look): Promise<void> {
  if ((forced === true) !== inForcedColours.has(page)) {
    await page.emulateMedia(
      forced ? { forcedColors: 'active', colorScheme: 'dark' } : { forcedColors: 'none', colorScheme: 'light' },
    );
    if (forced) inForcedColours.add(page);
    else inForcedColours.delete(page);
  }
  await page.setViewportSize({ width, height });
}

// Two frames: what the change has moved stands then.
const settingText = `(text) => {
  document.documentElement.dataset.text = text;
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}`;
