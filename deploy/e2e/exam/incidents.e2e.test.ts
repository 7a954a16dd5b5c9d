import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { logIn, newPage, openBrowser, systemUrl } from '../browser/browser';
import { faultsOn } from '../screens/faults';
import { lookAs } from '../screens/looking';

let browser: Browser;
let page: Page;
let complaints: string[];
beforeAll(async () => {
  browser = await openBrowser();
  ({ page, complaints } = await newPage(browser, 1440));
  await logIn(page, 'admin@fieldfare.example');
});
afterAll(async () => {
  await browser.close();
});

const rowOf = (child: string) => page.getByRole('row').filter({ hasText: child });

it('shows of the session that is over who was silent and who came late, with how it is reckoned', async () => {
  await page.goto(`${systemUrl()}/app/admin-whizz/mock-exam-sessions?show=past`);
  await page.getByRole('link', { name: /^40 of 60 signed up/ }).click();
  await page.getByRole('link', { name: 'Incidents' }).click();
  await page.getByRole('heading', { name: /The log shows signs of lost time for 4.children/ }).waitFor();
  await rowOf('Emeka')
    .getByText(/\(Device silent\)/)
    .waitFor();
  await page.getByRole('checkbox', { name: /^Device silent/ }).check();
  await page.getByRole('checkbox', { name: /^Late start/ }).check();
  await rowOf('Emeka').getByText('2 min 20 s').waitFor();
  await page.getByRole('button', { name: /^Emeka/ }).click();
  await page.getByText(/Device silent 10:22:\d\d–10:24:\d\d \(log \d+–\d+\)/).waitFor();
  await page.getByRole('button', { name: /^Malik/ }).click();
  await page.getByText(/before it was opened/).waitFor();
  for (const look of [
    { is: '390 px', width: 390, height: 844 },
    { is: '1440 px', width: 1440, height: 900 },
  ]) {
    await lookAs(page, look);
    expect([look.is, await faultsOn(page)]).toEqual([look.is, []]);
  }
});

it('has a note put on the reports of those who are ticked, and tells it in its history and in a child’s timeline', async () => {
  await page.getByRole('button', { name: 'Mark what the log shows…' }).click();
  await page.getByLabel('What happened', { exact: true }).fill('The line of one hall');
  await page.getByRole('button', { name: 'Mark it' }).click();
  await page.getByRole('heading', { name: /^The line of one hall/ }).waitFor();
  await page.getByLabel('A note on the report').check();
  expect(await page.getByLabel('Time, now').count()).toBe(0);
  await page.getByLabel('Note on the report, as families will read it').fill('Some minutes of this exam were lost.');
  await page.getByLabel('Why', { exact: true }).fill('The line was down, and nobody saw it in time.');
  await page.getByRole('button', { name: /^Put a note on 3.reports/ }).click();
  const history = page.getByRole('region', { name: 'History' });
  await history.getByText('A note on the report').waitFor();
  await history.getByText(/On the report: “Some minutes of this exam were lost\.”/).waitFor();
  await page.getByRole('link', { name: 'Timeline of Emeka' }).click();
  await page.getByRole('button', { name: /^Staff/ }).click();
  await page
    .getByText(/The line of one hall: a note on the report/)
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
});
