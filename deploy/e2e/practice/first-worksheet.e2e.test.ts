import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { beginFractions } from './begin-fractions';
import { logIn, mailTo, newPage, onPage, openBrowser, systemUrl } from '../browser/browser';
import { faultsOn } from '../screens/faults';

let browser: Browser;
let page: Page;
let complaints: string[];
beforeAll(async () => {
  browser = await openBrowser();
  ({ page, complaints } = await newPage(browser));
});
afterAll(async () => {
  await browser.close();
});

const email = `o.neill-${randomUUID()}@example.org`;
const password = 'a good password';

/** The topic has a link among what to try next as well. */
const recentWorksheet = () => page.getByRole('table').getByRole('link', { name: 'Fractions' });

it('signs up for the free resources', async () => {
  await page.goto(`${systemUrl()}/free-11plus-resources`);
  await page.getByRole('heading', { name: 'Create your free account below!' }).waitFor();
  await page.getByLabel('First name').fill('Siobhán');
  await page.getByLabel('Last name').fill("O'Neill");
  await page.getByLabel('Email').first().fill(email);
  await page.getByLabel(/child/i).first().fill('Finn');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Register Now' }).dblclick();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL(/individual-login/);
});

it('is welcomed by mail, once', async () => {
  const mail = await mailTo(email, /Welcome/);
  // Nobody has confirmed the address yet: what stands in the form may be somebody's who does not live there.
  expect(mail.text).toContain('Hello,');
  expect(mail.text).not.toContain('Siobhán');
  expect(mail.text).toContain('50 questions a day until');
});

it('logs in and does a Maths worksheet of five', async () => {
  await logIn(page, email, password);
  await page.getByText('No worksheets completed yet').first().waitFor();
  await page.getByRole('link', { name: 'Maths' }).first().click();
  await beginFractions(page);
  for (let number = 1; number <= 5; number += 1) {
    await page.getByRole('heading', { name: `Question ${number}` }).waitFor();
    await page.getByRole('textbox').fill('1/2');
    if (number < 5) await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'View Answers' }).click();
  // Not before it is marked: whoever leaves earlier sees the worksheet as a half-done one.
  await page.getByRole('heading', { name: 'Your answers', level: 2 }).waitFor();
});

it('sees it on the dashboard at once', async () => {
  await page
    .getByRole('link', { name: /My progress|Dashboard/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Recent Worksheets' }).waitFor();
  await recentWorksheet().waitFor();
  expect(await recentWorksheet().count()).toBe(1);
  await page
    .getByText(/^[0-5]\/5$/)
    .first()
    .waitFor();
});

it('reviews a question and flags it', async () => {
  await recentWorksheet().click();
  await page.getByRole('button', { name: 'Q1' }).waitFor();
  await page.getByRole('button', { name: /Flag/ }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('textbox').fill("The picture doesn't show tenths.");
  await dialog.getByRole('button', { name: /Send|Submit/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await page
    .getByRole('button', { name: /Flagged/ })
    .first()
    .waitFor();
});

/** The first question of the worksheet that is checked, answered with what cannot be right. */
async function checkWrongly(): Promise<void> {
  await page.getByRole('textbox').fill('0');
  await page.keyboard.press('Enter');
  const card = page.getByRole('article', { name: 'Question 1 of 5, checked' });
  await card.getByText('Not quite yet').waitFor();
  await onPage(page, 'document.activeElement?.getAttribute("aria-label") === "Question 1 of 5, checked"');
}

it('checks each question by the keyboard alone, with one more try, and finds all of it again after a reload', async () => {
  await page.goto(`${systemUrl()}/app/math/questions?topic=fractions`);
  await page.getByText('Equivalent fractions').first().click();
  await page.getByRole('checkbox', { name: /Check each question/ }).check();
  await page.getByRole('button', { name: 'Start 5 questions' }).click();
  await page.getByRole('heading', { name: 'Question 1' }).waitFor();
  await checkWrongly();
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 860 });
    expect([width, await faultsOn(page)]).toEqual([width, []]);
  }
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.reload();
  await page.getByText('Not quite yet').waitFor();
  await page.getByRole('button', { name: 'One more try' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox').fill('1');
  await page.keyboard.press('Enter');
  await page.getByText('Right answer').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Question 2' }).waitFor();
});

it('reads the steps on the page of results, and tries one like it', async () => {
  for (let number = 2; number <= 5; number += 1) {
    await page.getByRole('heading', { name: `Question ${number}` }).waitFor();
    await page.getByRole('button', { name: 'Skip for now' }).click();
  }
  await page.getByRole('dialog').getByRole('button', { name: 'View Answers' }).click();
  await page.getByRole('heading', { name: /^0 of 5/ }).waitFor();
  await page.getByText('Second try').waitFor();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 860 });
    expect([width, await faultsOn(page)]).toEqual([width, []]);
  }
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.getByRole('button', { name: 'Try one like it' }).first().click();
  await page.getByRole('button', { name: 'Check', exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Question 1' }).waitFor();
});

it('has complained about nothing on the way', () => {
  expect(complaints).toEqual([]);
});
