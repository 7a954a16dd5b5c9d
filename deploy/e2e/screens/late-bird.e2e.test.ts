import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { logIn, newPage, onPage, openBrowser } from '../browser/browser';
import { MOST_MOVED, open, putOnSlowLine, shiftsOver } from '../browser/slow-line';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

const POSES = /\/(?:standing|puzzled|looking-up|reading|hopping|proud|flying)-[\w-]+\.svg$/;
const BIRDS = `[...document.querySelectorAll('img.bird')]`;
const HAVE_COME = `${BIRDS}.length > 0 && ${BIRDS}.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)`;

/** The page with all its words and without its bird, and then with it. */
async function seenLate(page: Page, path: string) {
  let send: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => (send = resolve));
  await page.route(POSES, async (route) => {
    await wanted;
    await route.continue();
  });
  await putOnSlowLine(page);
  await open(page, path, 'commit');
  const wasThere = await page.evaluate<boolean>(HAVE_COME);
  send();
  await onPage(page, HAVE_COME);
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  return { wasThere, moved: await shiftsOver(page, MOST_MOVED) };
}

it.each(['/app/dashboard', '/app/math/questions?topic=there-is-no-such-topic'])(
  '%s says all of its words before its bird comes, and stands still then',
  async (path) => {
    for (const width of [1440, 390]) {
      const { page } = await newPage(browser, width);
      // What keeps the files for a visit without connection would hand the bird over at once.
      await page.addInitScript('delete Navigator.prototype.serviceWorker');
      await logIn(page, 'finn@fieldfare.example');
      expect([width, await seenLate(page, path)]).toEqual([width, { wasThere: false, moved: [] }]);
      await page.context().close();
    }
  },
);
