import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { until } from 'platform/testing/eventually';
import { logIn, mailsTo, mailTo, newPage, openBrowser, systemUrl } from '../browser';

const PARTS = 120_000;

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

const rowOf = (child: string) => page.getByRole('row', { name: new RegExp(`^${child}\\b`) });

it(
  'makes the reports of forty children, writes to each family that sat once, and says who was skipped',
  async () => {
    await page.goto(`${systemUrl()}/app/admin-whizz/mock-exam-sessions?show=past`);
    await page
      .getByRole('link', { name: /^Send reports/ })
      .first()
      .click();
    await page.getByRole('heading', { name: '40 reports to send' }).waitFor();
    const preview = page.waitForResponse((response) => response.url().endsWith('/mock-exams/previewReport'));
    await rowOf('Amara')
      .getByRole('button', { name: /^Preview/ })
      .click();
    const looked = await preview;
    expect([looked.status(), looked.headers()['content-type']]).toEqual([200, 'application/pdf']);
    await page.getByRole('button', { name: 'Send 40 reports' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send 40 reports' }).click();
    await page.getByRole('heading', { name: '39 reports sent' }).waitFor({ timeout: PARTS });
    await page.getByText('39 sent, 1 skipped.').waitFor();
    await rowOf('Ruaridh').getByText('Did not sit the exam').waitFor();
    const mail = await mailTo('amara@fieldfare.example', /The report of Amara’s mock exam/);
    expect(mail.text).not.toMatch(/\d+ of \d+|%/);
    expect(mail.links.some((link) => link.includes('/mock-exams/report?'))).toBe(true);
  },
  2 * PARTS,
);

it(
  'sends one again by a decision, and no second time by a second press',
  async () => {
    const toMei = () => mailsTo('mei@fieldfare.example', /The report of Mei’s mock exam/);
    await until(async () => (await toMei()) === 1, 'Mei’s family has its mail');
    await rowOf('Mei')
      .getByRole('button', { name: /^Send again/ })
      .click();
    await page.getByRole('button', { name: 'Send it again' }).dblclick();
    await until(async () => (await toMei()) > 1, 'Mei’s family has it once more');
    await page.reload();
    await page.getByText('39 sent, 1 skipped.').waitFor({ timeout: PARTS });
    expect(await toMei()).toBe(2);
  },
  2 * PARTS,
);

it(
  'makes the overall report for staff, which opens as a PDF',
  async () => {
    await page.getByRole('button', { name: 'Send Overall Report' }).click();
    await page.getByText(/\d\sadmins? (was|were) written to/).waitFor({ timeout: PARTS });
    await mailTo('admin@fieldfare.example', /The overall report of the mock exam/);
    await page.getByRole('link', { name: 'Read it here' }).click();
    await page.getByRole('heading', { level: 1, name: /^Half of 38 children had/ }).waitFor();
    await page.getByRole('button', { name: 'Make it again and compare' }).click();
    await page.getByText('The same to the byte.').waitFor({ timeout: PARTS });
    await page.goBack();
    const [zip] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Take all as ZIP' }).click(),
    ]);
    expect(zip.suggestedFilename()).toMatch(/^mock-exam-reports-.*\.zip$/);
    expect(
      readFileSync(await zip.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    expect(complaints).toEqual([]);
  },
  2 * PARTS,
);
