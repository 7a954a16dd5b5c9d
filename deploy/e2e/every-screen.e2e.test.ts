import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { logIn, newPage, openBrowser, systemUrl } from './browser';
import { faultsOn } from './faults';

const publicScreens = [
  '/',
  '/free-11plus-resources',
  '/auth',
  '/auth/individual-login',
  '/auth/forgot-password',
  '/auth/change-password?t=none',
  '/auth/confirm-email?t=none',
  '/auth/register/1',
];
const learnerScreens = [
  '/app/math/questions',
  '/app/math/questions?topic=fractions',
  '/app/verbal-reasoning/questions',
  '/app/english/questions',
  '/app/english/questions?topic=spelling',
  '/app/non-verbal-reasoning/questions',
  '/app/math/questions?plan=try-next&parts=fraction-of~3~2,spelling~2~',
  '/app/dashboard',
  '/app/analytics',
  '/app/mistakes',
  '/app/parents',
];
const adminScreens = [
  '/app/admin-whizz',
  '/app/admin-whizz/investigations',
  '/app/admin-whizz/flagged-questions',
  '/app/admin-whizz/view-all-users',
  '/app/admin-whizz/add-english-question',
  '/app/admin-whizz/add-grammar-question',
  '/app/admin-whizz/add-comprehension-question',
];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

/** What is wrong with a screen as it opens. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(`${systemUrl()}${path}`);
  // A quiet network is not enough: on a busy machine the screen is drawn well after its script has come.
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  return faultsOn(page);
}

describe.each([1440, 390])('at %i pixels', (width) => {
  it.each([
    ['a visitor', undefined, publicScreens],
    ['a learner', 'amara@fieldfare.example', learnerScreens],
    ['an admin', 'admin@fieldfare.example', adminScreens],
  ])(
    'axe finds nothing on the screens of %s, and all fit',
    async (_, email, screens) => {
      const { page, complaints } = await newPage(browser, width);
      if (email !== undefined) await logIn(page, email);
      const faults: Record<string, string[]> = {};
      for (const path of screens) {
        const found = await faultsOf(page, path);
        if (found.length > 0) faults[path] = found;
      }
      expect({ faults, complaints }).toEqual({ faults: {}, complaints: [] });
      await page.context().close();
    },
    180_000,
  );
});
