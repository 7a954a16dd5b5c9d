import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { newPage, onPage, openBrowser } from '../browser/browser';
import { MOST_MOVED, open, putOnSlowLine, shiftsOver } from '../browser/slow-line';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

/** The page, drawn in what stands in for its typeface, and then in the typeface itself. */
async function seenLate(path: string, width: number) {
  const { page } = await newPage(browser, width);
  let send: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/*.woff2', async (route) => {
    await wanted;
    await route.continue();
  });
  await putOnSlowLine(page);
  // It has not loaded for as long as a typeface is awaited that it wants beforehand.
  await open(page, path, 'commit');
  const wasThere = await page.evaluate<boolean>(HAS_COME);
  send();
  await onPage(page, HAS_COME);
  // Two frames: it is drawn with it then, and what has moved is told.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  const moved = await shiftsOver(page, MOST_MOVED);
  await page.context().close();
  return { wasThere, moved };
}

const HAS_COME = `[...document.fonts].some(({ family, status }) => /Lexend Variable/.test(family) && status === 'loaded')`;

it.each(['/', '/free-11plus-resources', '/auth/the-gl-exams', '/auth/individual-login'])(
  '%s stands still when its typeface comes long after its words',
  async (path) => {
    for (const width of [1440, 390])
      expect([width, await seenLate(path, width)]).toEqual([width, { wasThere: false, moved: [] }]);
  },
);
