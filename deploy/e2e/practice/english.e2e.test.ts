import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { logIn, newPage, openBrowser, systemUrl } from '../browser/browser';

let browser: Browser;
let page: Page;
let complaints: string[];
beforeAll(async () => {
  browser = await openBrowser();
  ({ page, complaints } = await newPage(browser));
  await logIn(page, 'mei@fieldfare.example');
});
afterAll(async () => {
  await browser.close();
});

/** Chooses an answer to every question from the one on the screen on, and has them marked. */
async function answerAll(letter: string): Promise<void> {
  const dots = page.getByRole('list', { name: 'Questions' }).getByRole('button');
  const last = await dots.count();
  for (let number = 1; number <= last; number += 1) {
    await page.getByRole('heading', { name: `Question ${number}`, exact: true }).waitFor();
    await page.keyboard.press(letter);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('heading', { name: 'Your answers', level: 2 }).waitFor();
}

async function reviewFirst(): Promise<void> {
  // Its dot is there whether it was right, and is folded, or not.
  await page.getByRole('button', { name: /^Question 1,/ }).click();
  await page.getByRole('heading', { name: 'The steps' }).waitFor();
}

it('does a worksheet of spelling, and reviews it', async () => {
  await page.goto(`${systemUrl()}/app/english/questions`);
  await page.getByRole('link', { name: /^Spelling/ }).click();
  await page.getByLabel('Spelling', { exact: true }).fill('3');
  await page.getByRole('button', { name: 'Start 3 questions' }).click();
  await page.getByRole('radio', { name: 'E. No mistake' }).waitFor();
  await answerAll('e');
  await reviewFirst();
  await page.getByText(/yours/).first().waitFor();
});

it('flags a question of it', async () => {
  await page.getByRole('button', { name: 'Flag' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').last().check();
  await dialog.getByRole('button', { name: 'Send flag' }).click();
  await page.getByRole('button', { name: 'Flagged' }).waitFor();
});

it('reads a passage beside its questions, in the review too', async () => {
  await page.goto(`${systemUrl()}/app/english/questions`);
  await page.getByRole('button', { name: /^Comprehension/ }).click();
  const passage = page.getByRole('region', { name: 'The passage' });
  await passage.waitFor();
  const title = await passage.getByRole('heading').innerText();
  await answerAll('a');
  await reviewFirst();
  expect(await page.getByRole('region', { name: 'The passage' }).getByRole('heading').innerText()).toBe(title);
});

it('chooses among drawings', async () => {
  await page.goto(`${systemUrl()}/app/non-verbal-reasoning/questions`);
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  const practiceTest = page.getByRole('button', { name: /^Practice Test/ });
  const start = page.getByRole('button', { name: /^Start/ });
  await practiceTest.or(start).first().click();
  const drawings = page.getByRole('group', { name: 'Choose one answer' }).getByRole('img');
  await drawings.first().waitFor();
  expect(await drawings.count()).toBe(5);
  await answerAll('c');
  await reviewFirst();
});

it('finds all of it on the dashboard', async () => {
  await page.goto(`${systemUrl()}/app/dashboard`);
  const table = page.getByRole('table').filter({ hasText: 'Topic' });
  await table.getByRole('link', { name: 'Spelling' }).first().waitFor();
  await table.getByRole('link', { name: 'Comprehension' }).first().waitFor();
  await table.getByRole('link', { name: 'Spelling' }).first().click();
  await page.waitForURL(/\/app\/english\/review/);
});

it('has complained about nothing on the way', () => {
  expect(complaints).toEqual([]);
});
