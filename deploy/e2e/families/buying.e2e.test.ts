import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { londonDay } from 'platform/clock';
import { directMockExamCheckout } from 'schemas/payments/checkout.contract';
import { createMockExamSession } from 'schemas/mock-exams/sessions/sessions.contract';
import { logIn, mailTo, newPage, openBrowser, systemUrl } from '../browser/browser';
import {
  adminSignsIn,
  clock,
  dayThere,
  freeAccount,
  fresh,
  isGivenBack,
  password,
  press,
  pressAnew,
  registerAndPay,
  rightsBecome,
  rightsOn,
  send,
  sendAsAdmin,
  standAfterRebuild,
  toPlan,
} from './buying';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});
beforeEach(adminSignsIn);

interface Payer {
  readonly page: Page;
  readonly email: string;
  /** By the spec's numbers. */
  readonly product: '1' | '2' | '4';
  readonly rights: string;
}

/** One after the other, each in a browser of their own: the machine has other work. */
async function each(payers: readonly Payer[], act: (payer: Payer) => Promise<void>): Promise<void> {
  for (const payer of payers) await act(payer);
}

const monthly = [
  ['1', 'practice'],
  ['2', 'mocks'],
  ['4', 'practice mocks'],
] as const;

it('sells each plan, declines once, goes on for a month, is cancelled, resumed and declined thrice, and sold again and given back', async () => {
  const payers = await Promise.all(
    monthly.map(async ([product, rights]) => ({ ...(await newPage(browser)), email: fresh(), product, rights })),
  );
  const emails = payers.map(({ email }) => email);
  const { page: clockPage } = await newPage(browser);
  const began = await dayThere(clockPage);
  const monthLater = await dayThere(clockPage, 40);

  await each(payers, ({ page, email, product }) => registerAndPay(page, product, email));
  await each(payers, async ({ email, rights }) => {
    await rightsBecome(began, email, rights);
    expect(await rightsOn(monthLater, email)).toBe('');
  });
  await standAfterRebuild(began, emails);
  await each(payers, async ({ page, email }) => {
    await logIn(page, email, password);
    await toPlan(page);
    await press(page, 'Cancel the plan');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the plan' }).click();
    await page.getByText(/^Cancelled: it ends on/).waitFor();
    await press(page, 'Resume the plan');
    await page.getByText(/^Next payment:/).waitFor();
  });
  await standAfterRebuild(began, emails);
  await clock(clockPage, 'On by a month');
  await each(payers, ({ email, rights }) => rightsBecome(monthLater, email, rights));
  await standAfterRebuild(monthLater, emails);

  await each(payers, async ({ page }) => {
    await toPlan(page);
    await press(page, 'Card and billing');
    await press(page, 'Cancel at the end of the month');
    await press(page, 'Resume');
    await press(page, 'New card that will be declined');
    await page.getByText('The card will be declined.').waitFor();
  });
  // Each time is told of in a mail of its own, before the next: what was bought goes on until the last.
  const subjects = [
    /^This month’s payment has not gone through/,
    /^We could not take this month/,
    /^Your plan has ended/,
  ];
  for (const [nth, subject] of subjects.entries()) {
    await each(payers, async ({ page }) => {
      await pressAnew(page, 'Move the clock on to the next payment');
      await page.getByText('The card will be declined.').waitFor();
    });
    const day = await dayThere(clockPage);
    await each(payers, async ({ email, rights }) => {
      await mailTo(email, subject);
      await rightsBecome(day, email, nth < 2 ? rights : '');
    });
    await standAfterRebuild(day, emails);
  }

  const choices = { '1': 'Choose the Standard plan', '2': 'Choose mock exams', '4': 'Choose both' } as const;
  const { page: office } = await newPage(browser);
  await logIn(office, 'admin@fieldfare.example');
  const today = await dayThere(clockPage);
  await each(payers, async ({ page, email, product, rights }) => {
    await toPlan(page);
    await page.getByText(/as its payment did not go through/).waitFor();
    await press(page, choices[product]);
    await press(page, 'Pay');
    await page.getByText('Your payment was successful.').waitFor();
    await rightsBecome(today, email, rights);
    await isGivenBack(office, email);
    await rightsBecome(today, email, '');
  });
  await standAfterRebuild(today, emails);
}, 480_000);

it('changes a plan at the price that it shows, with a discount on the first month', async () => {
  const { page } = await newPage(browser, 390);
  const email = fresh();
  await freeAccount(email);
  const day = await dayThere(page);
  await logIn(page, email, password);
  await toPlan(page);
  await page.getByLabel(/Discount code/).fill('BLOG20');
  await press(page, 'Choose the Standard plan');
  await page.getByText('for the first month, then £8.99 a month').waitFor();
  await press(page, 'Pay');
  await page.getByText('Your payment was successful.').waitFor();
  await rightsBecome(day, email, 'practice');
  await toPlan(page);
  await press(page, 'Change the plan');
  await press(page, /^Standard plan and all mock exams/);
  await press(page, /^Pay £[\d.]+ and change$/);
  await page.getByRole('heading', { name: 'Standard plan and all mock exams', level: 2 }).waitFor();
  await rightsBecome(day, email, 'practice mocks');
  await standAfterRebuild(day, [email]);
});

it('sells one mock exam to a visitor and to a family, gives one back, and mock exams without an account; rights are the same after a rebuild', async () => {
  const { mockExamSessionId } = await sendAsAdmin(createMockExamSession, inAMonth());
  const [visitor, family] = [await newPage(browser), await newPage(browser, 390)];
  const [visited, known, other] = [fresh(), fresh(), fresh()];
  const day = londonDay(new Date());
  // A plan begins when Stripe says so, whose clock may have been moved on.
  const there = await dayThere(visitor.page);
  await visitor.page.goto(`${systemUrl()}/auth/register/3`);
  await visitor.page.locator(`a[href$="/auth/register/3/${mockExamSessionId}"]`).click();
  await visitor.page.getByRole('link', { name: 'Another date' }).waitFor();
  await registerAndPay(visitor.page, `3/${mockExamSessionId}`, visited);
  await rightsBecome(day, visited, 'one mock');

  await freeAccount(known);
  await logIn(family.page, known, password);
  await family.page.goto(`${systemUrl()}/mock-exams/upcoming-exams`);
  await family.page
    .getByRole('row', { name: /2:45/ })
    .getByRole('button', { name: /^Book Now/ })
    .first()
    .click();
  await press(family.page, 'Card declined');
  await press(family.page, 'Pay');
  await family.page.getByText('A mail about the place follows shortly.').waitFor();
  await rightsBecome(day, known, 'one mock');
  const { page: office } = await newPage(browser);
  await logIn(office, 'admin@fieldfare.example');
  await isGivenBack(office, known);
  await rightsBecome(day, known, '');

  const names = { parentFirstName: 'Grace', parentLastName: 'Adeyemi', parentEmail: other };
  const wanted = { ...names, selectedExamProduct: 2 as const, acceptedTerms: true };
  await family.page.goto((await send(directMockExamCheckout, wanted)).url);
  await press(family.page, 'Pay');
  await family.page.getByText('A welcome e-mail follows shortly.').waitFor();
  await rightsBecome(there, other, 'mocks');
  await mailTo(other, /^Choose a new password/);

  await standAfterRebuild(day, [visited, known, other]);
  const after = [rightsOn(day, visited), rightsOn(day, known), rightsOn(there, other)];
  expect(await Promise.all(after)).toEqual(['one mock', '', 'mocks']);
});

const inAMonth = () => ({
  examSessionDate: londonDay(new Date(Date.now() + 30 * 86_400_000)),
  examSessionTime: '14:45:00',
  examType: 'GL' as const,
});
