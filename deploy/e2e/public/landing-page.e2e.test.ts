import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import type { Browser, Page } from 'playwright-core';
import { logIn, newPage, openBrowser, systemUrl } from '../browser/browser';

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

/** KiB that a page has loaded of these kinds, as they came over the wire, with the headers of their replies. */
async function weightOf(page: Page, path: string, wanted = ['Script', 'Stylesheet']): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (wanted.includes(kinds.get(requestId) ?? '')) bytes += encodedDataLength;
  });
  await page.goto(`${systemUrl()}${path}`);
  await page.waitForLoadState('networkidle');
  return bytes / 1024;
}

it('weighs no more than 110 KiB, headers included, as does each public page', async () => {
  const paths = await publicPaths();
  expect(paths.length).toBeGreaterThanOrEqual(10);
  for (const path of paths) {
    const { page } = await newPage(browser);
    const kib = await weightOf(page, path, ['Document', 'Script', 'Stylesheet']);
    expect({ path, kib, fits: kib <= 110 }).toEqual({ path, kib, fits: true });
    await page.context().close();
  }
}, 120_000);

it('is followed by learner pages of no more than 340 KiB', async () => {
  for (const path of ['/app/math/questions', '/app/dashboard', '/app/analytics']) {
    const { page } = await newPage(browser);
    await logIn(page, 'mei@fieldfare.example');
    const fresh = await newPage(browser);
    await fresh.page.context().addCookies(await page.context().cookies());
    const stored = await page.evaluate<string>('JSON.stringify(Object.entries(localStorage))');
    await fresh.page.context().addInitScript(`for (const [key, value] of ${stored}) localStorage.setItem(key, value);`);
    expect({ path, fits: (await weightOf(fresh.page, path)) <= 340 }).toEqual({ path, fits: true });
    await fresh.page.context().close();
    await page.context().close();
  }
});

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
  expect(looked.filter(({ kib }) => kib === 0 || kib > 110)).toEqual([]);
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
