#!/usr/bin/env node
// `npm run pictures`: makes the pictures of the README from the demo world, in docs/pictures. Needs Chromium.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { withRunningSystem } from '../test/checks/running-system.mjs';
import { pictures } from './scenes.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const folder = join(root, 'docs/pictures');

mkdirSync(folder, { recursive: true });
await withRunningSystem(root, async ({ E2E_URL: address }) => {
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    for (const { name, width, height, email, scene } of pictures) {
      const context = await browser.newContext({
        viewport: { width, height },
        locale: 'en-GB',
        timezoneId: 'Europe/London',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      if (email !== undefined) await logIn(page, address, email);
      await scene(page, address);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(folder, `${name}.png`) });
      await context.close();
      console.log(`docs/pictures/${name}.png`);
    }
  } finally {
    await browser.close();
  }
});

async function logIn(page, address, email) {
  await page.goto(`${address}/auth/individual-login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('fieldfare-demo');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/\/app\//);
}
