import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eventually } from 'platform/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { logIn, mailTo, newPage, openBrowser, systemUrl } from '../browser/browser';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  ({ page } = await newPage(browser));
});
afterAll(async () => {
  await browser.close();
});

const email = `de.souza-${randomUUID()}@example.org`;
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${systemUrl()}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Sessions are looked at again every few seconds. */
async function untilRefused(call: () => Promise<Response>): Promise<number> {
  const refused = await eventually(call, ({ status }) => status !== 200);
  return refused.status;
}

it('sends a link that sets a new password, works once, and ends the sessions there were', async () => {
  await post('/auth/registerUser', { studentName: 'Mei', parentEmail: email, password: 'the old password' });
  const before = (await (await post('/auth/validateUser', { email, password: 'the old password' })).json()) as {
    accessToken: string;
  };
  const asOld = { authorization: `Bearer ${before.accessToken}` };
  expect((await post('/getUserAnalyticsData', {}, asOld)).status).toBe(200);

  await page.goto(`${systemUrl()}/auth/forgot-password`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: /send|reset/i }).click();
  await page.getByText(/may take a few minutes/).waitFor();
  const { links } = await mailTo(email, /new password/);
  const [link = ''] = links.filter((candidate) => candidate.includes('/auth/change-password'));
  expect(link).toContain('?t=');

  await page.goto(link);
  await page.getByLabel(/^(New )?password$/i).fill('the new password');
  await page
    .getByLabel(/confirm/i)
    .and(page.locator('input'))
    .fill('the new password');
  await page.getByRole('button', { name: /change|set|save/i }).click();
  await page.getByText('Password changed successfully, you may now login with your new credentials.').waitFor();

  await logIn(page, email, 'the new password');
  expect((await post('/auth/validateUser', { email, password: 'the old password' })).status).toBe(401);
  const again = await post('/auth/changePassword', {
    password: 'a third password',
    token: new URL(link).searchParams.get('t'),
  });
  expect(again.status).toBe(410);
  expect(await untilRefused(() => post('/getUserAnalyticsData', {}, asOld))).toBe(401);
});
