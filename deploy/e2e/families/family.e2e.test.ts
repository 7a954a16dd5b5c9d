import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { createFreeAccount } from 'schemas/accounts/accounts.contract';
import { logIn, newPage, openBrowser, systemUrl } from '../browser/browser';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

const password = 'three words of ours';

/** An account of its own: its children are in no other journey's way. */
async function newFamily(): Promise<string> {
  const email = `${randomUUID()}@families.example`;
  const body = {
    parentFirstName: 'Grace',
    parentLastName: 'Adeyemi',
    parentEmail: email,
    password,
    childName: 'Amara',
  };
  const reply = await fetch(systemUrl() + createFreeAccount.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(reply.status).toBe(200);
  return email;
}

const addChild = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Add a child' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('heading', { name }).waitFor();
};
const goesOnAs = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `${name}: account menu` }).waitFor();
  await page.getByRole('heading', { level: 1, name: /progress|morning|afternoon|evening/ }).waitFor();
};

it('asks who is practising, goes with the switch in every tab, and lets a parent alone add a child', async () => {
  const email = await newFamily();
  const { page, complaints } = await newPage(browser);
  await logIn(page, email, password);
  await page.goto(`${systemUrl()}/app/family`);
  await addChild(page, 'Tunde');

  // Another browser of the family: it asks, and the door is shut by the child who sits down.
  const there = await newPage(browser, 390);
  await logIn(there.page, email, password);
  await there.page.getByRole('heading', { name: 'Who is practising?' }).waitFor();
  await there.page.getByRole('button', { name: /^Amara/ }).click();
  await goesOnAs(there.page, 'Amara');
  await there.page.reload();
  await goesOnAs(there.page, 'Amara');

  const second = await there.page.context().newPage();
  await second.goto(`${systemUrl()}/app/math/questions`);
  await second.getByRole('button', { name: 'Amara: account menu' }).click();
  await second.getByRole('link', { name: 'Switch child' }).click();
  await second.getByRole('button', { name: /^Tunde/ }).click();
  await goesOnAs(second, 'Tunde');
  await goesOnAs(there.page, 'Tunde');

  await second.goto(`${systemUrl()}/app/family`);
  await second.getByLabel('Parent’s password', { exact: true }).fill(password);
  await second.getByRole('button', { name: 'Open', exact: true }).click();
  await addChild(second, '张');
  await second.getByRole('button', { name: 'Close the parents’ door' }).click();
  await second.getByLabel('Parent’s password', { exact: true }).waitFor();
  expect([...complaints, ...there.complaints]).toEqual([]);
});
