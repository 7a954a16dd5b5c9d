import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { logIn, newPage, openBrowser, systemUrl } from './browser';
import { faultsOn, widthFaults } from './faults';
import { lookAs, looks, shiftsOnSlowLine, type Look } from './looking';

const publicScreens = [
  '/',
  '/free-11plus-resources',
  '/auth',
  '/auth/individual-login',
  '/auth/forgot-password',
  '/auth/change-password?t=none',
  '/auth/confirm-email?t=none',
  '/auth/register/1',
  '/terms',
  '/privacy',
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
  '/app/my-subscription',
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

/** Whoever watches a screen come says that it has: its heading stands, and nothing is awaited any more. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${systemUrl()}${path}`);
  // A quiet network is not enough: on a busy machine the screen is drawn well after its script has come.
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForSelector('[aria-busy=true], .screen-coming', { state: 'detached' });
}

/** The faults of a screen, which is loaded once and then looked at in one way after the other. */
async function faultsOf(page: Page, path: string, ways: readonly Look[]): Promise<string[]> {
  await open(page, path);
  const faults: string[] = [];
  for (const look of ways) {
    await lookAs(page, look);
    const found = look.withAxe ? await faultsOn(page) : await widthFaults(page);
    faults.push(...found.map((fault) => `${look.is}: ${fault}`));
  }
  return faults;
}

/** Each screen with what was found, where something was. */
async function walk(screens: readonly string[], find: (path: string) => Promise<readonly unknown[]>) {
  const faults: Record<string, readonly unknown[]> = {};
  for (const path of screens) {
    const found = await find(path);
    if (found.length > 0) faults[path] = found;
  }
  return faults;
}

interface Visit {
  readonly who: string;
  readonly email?: string;
  readonly screens: readonly string[];
  readonly ways: readonly Look[];
}

// The desk is loaded once and looked at in all ways in its place; the others once for each of two windows.
const inWideAndNarrow = looks.filter(({ withAxe }) => withAxe);
const visits: readonly Visit[] = [
  { who: 'a learner', email: 'amara@fieldfare.example', screens: learnerScreens, ways: looks },
  ...inWideAndNarrow.flatMap((look) => [
    { who: `a visitor at ${look.is}`, screens: publicScreens, ways: [look] },
    { who: `an admin at ${look.is}`, email: 'admin@fieldfare.example', screens: adminScreens, ways: [look] },
  ]),
];

it.each(visits)(
  'the screens of $who fit and are accessible',
  async ({ email, screens, ways }) => {
    const { page, complaints } = await newPage(browser, ways[0]?.width);
    if (email !== undefined) await logIn(page, email);
    const faults = await walk(screens, (path) => faultsOf(page, path, ways));
    expect({ faults, complaints }).toEqual({ faults: {}, complaints: [] });
    await page.context().close();
  },
  300_000,
);

const steady = ['/app/math/questions', '/app/dashboard', '/app/analytics', '/app/mistakes', '/app/parents'];

it.each([
  { who: 'a visitor', screens: publicScreens },
  { who: 'a learner', email: 'mei@fieldfare.example', screens: steady },
])(
  'the screens of $who move no more than 0.05 as they come on a slow line',
  async ({ email, screens }) => {
    const { page } = await newPage(browser, 390);
    if (email !== undefined) await logIn(page, email);
    const shifts = await shiftsOnSlowLine(page);
    const moved = await walk(screens, async (path) => {
      shifts.anew();
      await open(page, path);
      return shifts.over(0.05);
    });
    expect(moved).toEqual({});
    await page.context().close();
  },
  300_000,
);

it('a list of choices opens for somebody who wants nothing to move', async () => {
  const { page } = await newPage(browser);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logIn(page, 'admin@fieldfare.example');
  await open(page, '/app/admin-whizz/add-grammar-question');
  await page.getByRole('combobox', { name: 'Topic' }).click();
  await page.locator('.ant-select-item-option').first().waitFor({ state: 'visible' });
  await page.context().close();
}, 120_000);
