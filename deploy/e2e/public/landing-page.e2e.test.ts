import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import type { Browser } from 'playwright-core';
import { logIn, newPage, openBrowser, systemUrl } from '../browser/browser';
import { screensOf } from '../screens/screens';
import { MOST_KIB, weightOf } from './weight';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

/** Those that ask to be found. */
async function publicPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${systemUrl()}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

it('weighs no more than 110 KiB, headers included, as does each public page', async () => {
  const paths = await publicPaths();
  expect(paths.length).toBeGreaterThanOrEqual(10);
  for (const path of paths) {
    const { page } = await newPage(browser);
    const kib = await weightOf(page, `${systemUrl()}${path}`, ['Document', 'Script', 'Stylesheet']);
    expect({ path, kib, fits: kib <= MOST_KIB }).toEqual({ path, kib, fits: true });
    await page.context().close();
  }
}, 120_000);

it('is followed by learner pages of no more than 340 KiB, each screen of the product', async () => {
  const weighed = await learnerPages();
  expect(weighed.length).toBeGreaterThanOrEqual(25);
  expect(weighed.filter(({ kib }) => kib === 0 || kib > 340)).toEqual([]);
}, 180_000);

/** So many pages are loaded beside each other: most of the time of each is waiting for whether it asks for more. */
const AT_ONCE = 7;

/** What each screen of a learner weighs to somebody who comes to it first, logged in but once for all of them. */
async function learnerPages(): Promise<{ path: string; kib: number }[]> {
  const { page } = await newPage(browser);
  await logIn(page, 'amara@fieldfare.example');
  const cookies = await page.context().cookies();
  const stored = await page.evaluate<string>('JSON.stringify(Object.entries(localStorage))');
  await page.context().close();
  const weigh = async (path: string) => {
    const { page: fresh } = await newPage(browser);
    await fresh.context().addCookies(cookies);
    await fresh.context().addInitScript(`for (const [key, value] of ${stored}) localStorage.setItem(key, value);`);
    const kib = await weightOf(fresh, `${systemUrl()}${path}`);
    await fresh.context().close();
    return { path, kib };
  };
  // A state of a screen comes with the same files.
  const paths = (await screensOf('a learner')).filter((path) => !path.includes('?'));
  const weighed: { path: string; kib: number }[] = [];
  while (paths.length > 0) weighed.push(...(await Promise.all(paths.splice(0, AT_ONCE).map(weigh))));
  return weighed;
}

interface Looked {
  readonly path: string;
  readonly scores: Readonly<Record<string, number>>;
  readonly kib: number;
}

/** The first page, and those whose turn it is: each of the others has it every third day, since a page takes Lighthouse some seven seconds. */
const turnOf = (paths: readonly string[]) =>
  paths.filter((path, nth) => path === '/' || nth % 3 === Math.floor(Date.now() / 86_400_000) % 3);

it('is given at least 95 for each of the four by Lighthouse, as is every other public page when it is its turn', async () => {
  const looked = await lighthouse(turnOf(await publicPaths()));
  expect(looked.length).toBeGreaterThanOrEqual(4);
  const least = looked.map(({ path, scores }) => ({
    path,
    categories: Object.keys(scores).length,
    least: leastOf(scores),
  }));
  expect(least.filter((page) => page.categories !== 4 || page.least < 95)).toEqual([]);
  expect(looked.filter(({ kib }) => kib === 0 || kib > MOST_KIB)).toEqual([]);
}, 500_000);

const leastOf = (scores: Looked['scores']) => Math.min(...Object.values(scores));

/** The program ends with 1 where a page is not good enough; what it tells of each is looked at here. */
async function lighthouse(paths: readonly string[]): Promise<Looked[]> {
  const program = ['deploy/lighthouse/lighthouse.mjs', '--at', systemUrl(), ...paths];
  const lines = await new Promise<string>((resolve, reject) => {
    execFile(process.execPath, program, { timeout: 480_000 }, (error, told) => {
      if (error !== null && told === '') reject(new Error('Lighthouse has told nothing', { cause: error }));
      else resolve(told);
    });
  });
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Looked);
}
