import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { logIn, newPage, openBrowser, systemUrl } from '../browser/browser';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  ({ page } = await newPage(browser, 1440));
  await logIn(page, 'admin@fieldfare.example');
});
afterAll(async () => {
  await browser.close();
});

it('shows each read table with its state, and rebuilds one', async () => {
  await page.goto(`${systemUrl()}/app/admin-whizz/investigations`);
  await page.getByRole('button', { name: /Read models all/ }).click();
  const row = page.getByRole('row', { name: /^practice_topic_scores/ });
  await row.waitFor();
  await row.getByRole('button', { name: /Rebuild/ }).click();
  const confirm = page.getByRole('button', { name: /Rebuild|Yes|OK/ }).last();
  await confirm.click();
  await page
    .getByText(/practice_topic_scores/)
    .first()
    .waitFor();
  await row.getByText(/live/i).first().waitFor();
});

it('reads one worksheet from its issue to its marking, with who and when', async () => {
  await page.goto(`${systemUrl()}/app/admin-whizz/investigations`);
  const search = page.getByRole('searchbox');
  await search.fill('worksheet-');
  await page.keyboard.press('Enter');
  await page
    .getByText(/^worksheet-[0-9a-f-]{36}$/)
    .first()
    .click();
  await page.getByText('WorksheetIssued').first().waitFor();
  await page.getByText('AnswerSubmitted').first().waitFor();
  expect(await page.getByText(/\d\d:\d\d:\d\d/).count()).toBeGreaterThan(1);
});

it('is not for learners', async () => {
  const other = await newPage(browser);
  await logIn(other.page, 'amara@fieldfare.example');
  await other.page.goto(`${systemUrl()}/app/admin-whizz/investigations`);
  await other.page.waitForURL((url) => !url.pathname.includes('admin-whizz'));
});
