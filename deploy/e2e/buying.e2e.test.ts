import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { eventually } from 'platform/testing/eventually';
import { validateUser, createFreeAccount } from 'schemas/accounts/accounts.contract';
import type { Contract, ReplyOf, RequestOf } from 'schemas/describe/contract';
import { directMockExamCheckout } from 'schemas/payments/checkout.contract';
import { getProjections, requestProjectionRebuild } from 'schemas/investigations/investigations.contract';
import { lookAtPayments, refundPayment } from 'schemas/payments/refunds.contract';
import { grants } from 'schemas/rights/grants.table';
import { whyRights } from 'schemas/rights/rights.contract';
import { logIn, mailTo, newPage, openBrowser, systemUrl } from './browser';

let browser: Browser;
let admin: string;
beforeAll(async () => {
  browser = await openBrowser();
  const person = { email: 'admin@fieldfare.example', password: 'fieldfare-demo' };
  admin = (await send(validateUser, person)).accessToken;
});
afterAll(async () => {
  await browser.close();
});

const password = 'three words of ours';
const fresh = () => `${randomUUID()}@payers.example`;

async function send<C extends Contract>(contract: C, request: RequestOf<C>, token?: string) {
  const reply = await fetch(systemUrl() + contract.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(request),
  });
  expect([contract.path, reply.status]).toEqual([contract.path, 200]);
  return (await reply.json()) as ReplyOf<C> & Record<string, unknown>;
}

/** Whether somebody has practice without limit, and all mock exams, on a day. */
async function rightsOn(day: string, email: string): Promise<string> {
  const { account } = await send(whyRights, { email, day }, admin);
  const spans = account?.children.flatMap((child) => child.spans) ?? [];
  const last = spans.at(-1);
  return `${last?.practice === 'unlimited' ? 'practice' : ''} ${last?.allMockSessions === true ? 'mocks' : ''}`.trim();
}
const rightsBecome = async (day: string, email: string, rights: string) =>
  expect(
    await eventually(
      () => rightsOn(day, email),
      (found) => found === rights,
    ),
  ).toBe(rights);

const toPlan = (page: Page) => page.goto(`${systemUrl()}/app/my-subscription`);
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const clock = async (page: Page, name: string) => {
  await page.goto(`${systemUrl()}/stripe`);
  await press(page, name);
};
/** The day that the stand-in's clock shows, and one so many days later. */
async function dayThere(page: Page, later = 0): Promise<string> {
  await page.goto(`${systemUrl()}/stripe`);
  const shown = /Its clock shows (.+?)\./.exec(await page.locator('main').innerText())?.[1] ?? '';
  return new Date(Date.parse(`${shown} 12:00 UTC`) + later * 86_400_000).toISOString().slice(0, 10);
}

async function registerAndPay(page: Page, email: string): Promise<void> {
  await page.goto(`${systemUrl()}/auth/register/1`);
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Adeyemi');
  await page.getByLabel('Email').fill(email);
  await press(page, 'Next');
  await page.getByLabel('Child’s name').fill('Amara');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('checkbox').first().check();
  await press(page, 'Go to the payment');
  await press(page, 'Card declined');
  await page.getByText('Your card was declined.').waitFor();
  await press(page, 'Pay');
  await page.getByText('Your payment was successful.').waitFor();
}

it('buys a plan, changes, cancels and resumes it, pays for the next month, and loses it with a card declined thrice', async () => {
  const { page } = await newPage(browser);
  const email = fresh();
  const began = await dayThere(page);
  await registerAndPay(page, email);
  await rightsBecome(began, email, 'practice');

  await logIn(page, email, password);
  await toPlan(page);
  await page.getByRole('heading', { name: 'Standard plan', exact: true }).waitFor();
  await press(page, 'Change the plan');
  await press(page, /^Standard plan and all mock exams/);
  await press(page, /^Pay £[\d.]+ and change$/);
  await page.getByRole('heading', { name: 'Standard plan and all mock exams', level: 2 }).waitFor();
  await rightsBecome(began, email, 'practice mocks');

  await press(page, 'Cancel the plan');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the plan' }).click();
  await page.getByText(/^Cancelled: it ends on/).waitFor();
  await press(page, 'Resume the plan');
  await page.getByText(/^Next payment:/).waitFor();

  const monthLater = await dayThere(page, 40);
  expect(await rightsOn(monthLater, email)).toBe('');
  await clock(page, 'On by a month');
  await rightsBecome(monthLater, email, 'practice mocks');

  await toPlan(page);
  await press(page, 'Card and billing');
  await press(page, 'Cancel at the end of the month');
  await press(page, 'Resume');
  await press(page, 'New card that will be declined');
  await page.getByText('The card will be declined.').waitFor();

  // Each time is told of in a mail of its own, before the next: what was bought goes on until the last.
  const portal = page.url();
  const subjects = [
    /^This month’s payment has not gone through/,
    /^We could not take this month/,
    /^Your plan has ended/,
  ];
  for (const [nth, subject] of subjects.entries()) {
    await page.goto(portal);
    await press(page, 'Move the clock on to the next payment');
    await mailTo(email, subject);
    await rightsBecome(await dayThere(page), email, nth < 2 ? 'practice mocks' : '');
  }
});

it('buys both plans at a discount, and mock exams without an account', async () => {
  const { page } = await newPage(browser, 390);
  const email = fresh();
  const names = { parentFirstName: 'Grace', parentLastName: 'Adeyemi', parentEmail: email };
  await send(createFreeAccount, { ...names, password, childName: 'Amara' });
  const day = await dayThere(page);
  await logIn(page, email, password);
  await toPlan(page);
  await page.getByLabel(/Discount code/).fill('BLOG20');
  await press(page, 'Choose both');
  await page.getByText('for the first month, then £38.98 a month').waitFor();
  await press(page, 'Pay');
  await page.getByText('Your payment was successful.').waitFor();
  await rightsBecome(day, email, 'practice mocks');
  await isGivenBack(email);
  await rightsBecome(day, email, '');

  const other = fresh();
  const wanted = { ...names, parentEmail: other, selectedExamProduct: 2 as const, acceptedTerms: true };
  await page.goto((await send(directMockExamCheckout, wanted)).url);
  await press(page, 'Pay');
  await page.getByText('A welcome e-mail follows shortly.').waitFor();
  await rightsBecome(day, other, 'mocks');
  await mailTo(other, /^Choose a new password/);

  const asked = await send(requestProjectionRebuild, { projection: grants.name }, admin);
  const rebuilt = await eventually(
    async () => (await send(getProjections, {}, admin)).projections.find((one) => one.projection === grants.name),
    (found) => found?.state === 'live' && found.builtAt >= asked.position,
  );
  expect(rebuilt?.state).toBe('live');
  expect([await rightsOn(day, email), await rightsOn(day, other)]).toEqual(['', 'mocks']);
});

/** By staff, all of what was paid last; what it paid for ends. */
async function isGivenBack(email: string): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const { account } = await send(whyRights, { email, day }, admin);
  const { familyId } = account ?? { familyId: '' };
  const { payments } = await send(lookAtPayments, { familyId }, admin);
  const [payment] = payments;
  expect(payments).toHaveLength(1);
  const { paymentId, pence, refundedPence: seenPence } = payment ?? { paymentId: '', pence: 0, refundedPence: 0 };
  const wanted = { familyId, paymentId, pence, seenPence, ends: true, reason: 'They moved away.' };
  await send(refundPayment, wanted, admin);
}
