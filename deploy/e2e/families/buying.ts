import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from 'platform/testing/eventually';
import { createFreeAccount, validateUser } from 'schemas/accounts/accounts.contract';
import type { Contract, ReplyOf, RequestOf } from 'schemas/describe/contract';
import { getProjections, requestProjectionRebuild } from 'schemas/investigations/investigations.contract';
import { grants } from 'schemas/rights/grants.table';
import { whyRights } from 'schemas/rights/rights.contract';
import { systemUrl } from '../browser/browser';

export const password = 'three words of ours';
/** An address that nobody has. */
export const fresh = () => `${randomUUID()}@payers.example`;

export async function send<C extends Contract>(contract: C, request: RequestOf<C>, token?: string) {
  const reply = await fetch(systemUrl() + contract.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(request),
  });
  expect([contract.path, reply.status]).toEqual([contract.path, 200]);
  return (await reply.json()) as ReplyOf<C> & Record<string, unknown>;
}

let admin = '';

/** From now on calls of staff are made as the admin. */
export async function adminSignsIn(): Promise<void> {
  const person = { email: 'admin@fieldfare.example', password: 'fieldfare-demo' };
  admin = (await send(validateUser, person)).accessToken;
}

export const sendAsAdmin = <C extends Contract>(contract: C, request: RequestOf<C>) => send(contract, request, admin);

type Span = NonNullable<ReplyOf<typeof whyRights>['account']>['children'][number]['spans'][number];

const wordsOf = ({ practice, allMockSessions, sessionIds }: Span): string =>
  [practice === 'unlimited' && 'practice', allMockSessions && 'mocks', sessionIds.length > 0 && 'one mock']
    .filter(Boolean)
    .join(' ');

/** What somebody may do on a day, in words: practice without limit, all mock exams, one of them. */
export async function rightsOn(day: string, email: string): Promise<string> {
  const { account } = await sendAsAdmin(whyRights, { email, day });
  const last = account?.children.flatMap((child) => child.spans).at(-1);
  return last ? wordsOf(last) : '';
}
export const rightsBecome = async (day: string, email: string, rights: string) =>
  expect(
    await eventually(
      () => rightsOn(day, email),
      (found) => found === rights,
    ),
  ).toBe(rights);

/** Makes the table of grants anew from the log, and compares what it tells of each family before and after: their rights, and each grant. */
export async function standAfterRebuild(day: string, emails: readonly string[]): Promise<void> {
  const told = () => Promise.all(emails.map((email) => sendAsAdmin(whyRights, { email, day })));
  // Stripe may still be telling of the same while it is made: then it is made once more.
  const compared = await eventually(
    async () => {
      const before = await told();
      await rebuildGrants();
      return { before, after: await told() };
    },
    ({ before, after }) => isDeepStrictEqual(before, after),
  );
  expect(compared.after).toEqual(compared.before);
}

async function rebuildGrants(): Promise<void> {
  const asked = await sendAsAdmin(requestProjectionRebuild, { projection: grants.name });
  const rebuilt = await eventually(
    async () =>
      (await sendAsAdmin(getProjections, {})).projections.find(({ projection }) => projection === grants.name),
    (found) => found?.state === 'live' && found.builtAt >= asked.position,
  );
  expect(rebuilt?.state).toBe('live');
}

export const toPlan = (page: Page) => page.goto(`${systemUrl()}/app/my-subscription`);
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
/** Presses what leads to the same page anew, and waits for that: the one before says what is looked for as well. */
export const pressAnew = (page: Page, name: string) => Promise.all([page.waitForEvent('load'), press(page, name)]);
export const clock = async (page: Page, name: string) => {
  await page.goto(`${systemUrl()}/stripe`);
  await pressAnew(page, name);
};
/** The day that the stand-in's clock shows, and one so many days later. */
export async function dayThere(page: Page, later = 0): Promise<string> {
  await page.goto(`${systemUrl()}/stripe`);
  const shown = /Its clock shows (.+?)\./.exec(await page.locator('main').innerText())?.[1] ?? '';
  return new Date(Date.parse(`${shown} 12:00 UTC`) + later * 86_400_000).toISOString().slice(0, 10);
}

/** Signs up at the form of what is bought, has one card declined, and pays with the next. */
export async function registerAndPay(page: Page, what: string, email: string): Promise<void> {
  await page.goto(`${systemUrl()}/auth/register/${what}`);
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

/** By staff, on the page of the family's payments: the newest, with what it paid for. */
export async function isGivenBack(office: Page, email: string): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const { account } = await sendAsAdmin(whyRights, { email, day });
  await office.goto(`${systemUrl()}/app/admin-whizz/payments?family=${account?.familyId ?? ''}`);
  await office
    .getByRole('button', { name: /^Give back…/ })
    .first()
    .click();
  await office.getByLabel('Why').fill('They moved away.');
  await press(office, 'Go on');
  await office.getByText(/What it paid for ends at once\./).waitFor();
  await press(office, /^Give back £/);
  await office.getByText(/with what it paid for: Given back\./).waitFor();
}

/** A family that pays for nothing. */
export const freeAccount = (parentEmail: string) =>
  send(createFreeAccount, {
    parentFirstName: 'Grace',
    parentLastName: 'Adeyemi',
    parentEmail,
    password,
    childName: 'Amara',
  });
