import { afterAll, beforeAll, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { eventually } from 'platform/testing/eventually';
import { beginFractions } from './begin-fractions';
import { logIn, newPage, openBrowser, systemUrl } from '../browser/browser';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

const learner = 'mei@fieldfare.example';

async function begin(page: Page): Promise<void> {
  // Whoever sits mock exams too begins in the portal.
  await page.goto(`${systemUrl()}/app/dashboard`);
  await page.getByRole('link', { name: 'Maths' }).first().click();
  await beginFractions(page);
}

async function answer(page: Page, number: number, text: string): Promise<void> {
  await page.getByRole('heading', { name: `Question ${number}` }).waitFor();
  await page.getByRole('textbox').fill(text);
  await page.keyboard.press('Enter');
}

it('keeps answers through a lost connection and a reload, and goes on on another device', async () => {
  const { page } = await newPage(browser);
  await logIn(page, learner);
  await begin(page);
  await answer(page, 1, '1/2');
  await page
    .getByText(/Saved \d\d:\d\d/)
    .first()
    .waitFor();

  // Kept on the device from here on: every file of the pages, so that a reload needs no connection.
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.context().setOffline(true);
  await answer(page, 2, '1/3');
  await page.reload();
  await answer(page, 3, '1/4');
  await page
    .getByText(/Not saved/)
    .first()
    .waitFor();
  await page.context().setOffline(false);
  await page
    .getByText(/Saved \d\d:\d\d/)
    .first()
    .waitFor();

  const address = page.url();
  await page.reload();
  await page.getByRole('heading', { name: /Question \d/ }).waitFor();

  const other = await newPage(browser, 390);
  await logIn(other.page, learner);
  await other.page.goto(address);
  await other.page.getByRole('heading', { name: /Question \d/ }).waitFor();
  for (const [number, text] of [
    [1, '1/2'],
    [2, '1/3'],
    [3, '1/4'],
  ] as const) {
    await other.page
      .getByRole('button', { name: new RegExp(`^(Question )?${number}\\b`) })
      .first()
      .click();
    await other.page.getByRole('heading', { name: `Question ${number}` }).waitFor();
    await eventually(
      () => other.page.getByRole('textbox').inputValue(),
      (written) => written === text,
    );
  }
});
