import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { logIn, newPage, openBrowser } from '../browser/browser';
import { faintDrawings } from './drawings';
import { faultsOn, haveAxeAtHand, widthFaults } from './faults';
import { lookAs, windowFor, windows, type Look } from './looking';
import { mailedScreens } from './mailed-screens';
import { satScreens, writtenScreens } from '../exam/mock-exams';
import { screensOf } from './screens';
import { MOST_MOVED, open, putOnSlowLine, shiftsOver } from '../browser/slow-line';
import { worksheetScreens } from '../practice/worksheets';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

interface Visit {
  readonly who: string;
  readonly email?: string;
  readonly screens: () => Promise<readonly string[]>;
}

const standard = 'tomas@fieldfare.example';
const sitter = 'mei@fieldfare.example';
const visits: readonly Visit[] = [
  { who: 'a visitor', screens: () => screensOf('a visitor') },
  { who: 'a visitor with links out of mails', screens: mailedScreens },
  { who: 'a learner', email: 'amara@fieldfare.example', screens: () => screensOf('a learner') },
  { who: 'an admin', email: 'admin@fieldfare.example', screens: () => screensOf('an admin') },
  {
    who: 'a learner with worksheets',
    email: standard,
    screens: async () => [
      ...(await worksheetScreens(standard)),
      '/app/dashboard',
      '/app/analytics',
      '/app/parents',
      '/app/mistakes',
      '/app/math/questions?topic=fractions',
      '/app/english/questions?topic=comprehension',
    ],
  },
];

/** Walked after the others: so many at once keep the machine from answering. */
const filled: readonly Visit[] = [
  { who: 'an admin with mock exams', email: 'admin@fieldfare.example', screens: writtenScreens },
  { who: 'a child who sat one', email: sitter, screens: () => satScreens(sitter) },
];

/** The page of somebody who walks through the screens, and the table that its pictures are looked at on. */
interface Walk {
  readonly page: Page;
  readonly table: Page;
}

/** The faults of a screen that stands, seen in one way. */
async function faultsSeen({ page, table }: Walk, look: Look): Promise<string[]> {
  await lookAs(page, look);
  const faults = look.withAxe ? await faultsOn(page) : await widthFaults(page);
  if (look.forced) faults.push(...(await faintDrawings(page, table)));
  return faults.map((fault) => `${look.is}: ${fault}`);
}

type Ways = readonly [Look, ...Look[]];

/** The faults of a screen, which is loaded once and then looked at in one way after the other. */
async function faultsOf(walk: Walk, path: string, ways: Ways): Promise<string[]> {
  const { page } = walk;
  await windowFor(page, ways[0]);
  await open(page, path);
  const faults = (await shiftsOver(page, MOST_MOVED)).map((fault) => `${ways[0].is}: ${fault}`);
  for (const look of ways) faults.push(...(await faultsSeen(walk, look)));
  return faults;
}

/** Every screen of somebody, from log-in on, with what was found where something was. */
async function walk({ who, email, screens }: Visit) {
  const { page, complaints } = await newPage(browser);
  if (email !== undefined) await logIn(page, email);
  await putOnSlowLine(page);
  await haveAxeAtHand(page);
  const table = await browser.newPage();
  const faults: Record<string, readonly string[]> = {};
  const titles = new Map<string, string>();
  for (const path of await screens()) {
    const found: string[] = [];
    for (const ways of [windows.wide, windows.narrow]) found.push(...(await faultsOf({ page, table }, path, ways)));
    // In the tabs and the history of a browser each page is told from the next by it. The pages of a room have states.
    const [title, twin] = [await page.title(), titles.get(await page.title())];
    if (email === undefined && twin !== undefined) found.push(`${title} is the title of ${twin} as well`);
    titles.set(title, path);
    if (found.length > 0) faults[path] = found;
  }
  await Promise.all([page.context().close(), table.close()]);
  return { who, faults, complaints };
}

// Beside each other: most of a walk on a slow line is waiting.
it('every screen comes without moving, fits and is accessible', async () => {
  const found = await Promise.all(visits.map(walk));
  expect(found).toEqual(visits.map(({ who }) => ({ who, faults: {}, complaints: [] })));
}, 900_000);

it('what stands in mock exams comes without moving, fits and is accessible', async () => {
  const found = await Promise.all(filled.map(walk));
  expect(found).toEqual(filled.map(({ who }) => ({ who, faults: {}, complaints: [] })));
}, 600_000);

it('a list of choices opens for somebody who wants nothing to move', async () => {
  const { page } = await newPage(browser);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logIn(page, 'admin@fieldfare.example');
  await putOnSlowLine(page);
  await open(page, '/app/admin-whizz/add-grammar-question');
  await page.getByRole('combobox', { name: 'Topic' }).click();
  await page.locator('.ant-select-item-option').first().waitFor({ state: 'visible' });
  await page.context().close();
}, 120_000);
