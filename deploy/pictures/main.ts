// `npm run pictures`: makes the pictures of the README from the demo world, in docs/pictures. Needs Chromium.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { logIn, openBrowser } from '../e2e/browser/browser';
import { withRunningSystem } from '../test/checks/running-system.mjs';
import { pictures, type Picture } from './scenes';

const root = join(__dirname, '../..');
const folder = join(root, 'docs/pictures');

async function take(browser: Browser, { name, width, height, email, scene }: Picture): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (email !== undefined) await logIn(page, email);
  await scene(page);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await context.close();
  console.log(`docs/pictures/${name}.png`);
}

async function takeAll(): Promise<void> {
  const browser = await openBrowser();
  try {
    for (const picture of pictures) await take(browser, picture);
  } finally {
    await browser.close();
  }
}

mkdirSync(folder, { recursive: true });
void withRunningSystem(root, (environment: Readonly<Record<string, string>>) => {
  Object.assign(process.env, environment);
  return takeAll();
});
