import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from 'playwright-core';
import { createFreeAccount } from 'schemas/accounts/accounts.contract';
import { logIn, newPage, openBrowser, systemUrl } from '../browser/browser';
import { callsOf } from '../browser/calls';
import { password, send } from '../families/buying';
import { faultsOn } from './faults';
import { lookAs, windows } from './looking';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

const looks = [...windows.wide, ...windows.narrow].filter(({ withAxe }) => withAxe);

/** What is wrong with a dialog that a button opens, in each window; Escape shuts it, and the button has the focus again. */
async function faultsOfDialog(page: Page, name: string | RegExp): Promise<string[]> {
  const button = page.getByRole('button', { name }).first();
  await button.click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const faults: string[] = [];
  for (const look of looks) {
    await lookAs(page, look);
    faults.push(...(await faultsOn(page)).map((fault) => `${String(name)}, ${look.is}: ${fault}`));
  }
  await lookAs(page, windows.wide[0]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await button.and(page.locator(':focus')).waitFor();
  return faults;
}

/** One after the other, on the page that they are opened from. */
async function faultsOfDialogs(page: Page, path: string, names: readonly (string | RegExp)[]): Promise<string[]> {
  await lookAs(page, windows.wide[0]);
  await page.goto(`${systemUrl()}${path}`);
  const faults: string[] = [];
  for (const name of names) faults.push(...(await faultsOfDialog(page, name)));
  return faults;
}

/** What shuts a dialog that holds nothing: Escape, twice at once as well; a press beside it; text that is marked to beyond its edge. */
async function slipOutOf(page: Page, field: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(4, 4);
  const box = await field.boundingBox();
  if (!box) throw new Error('The dialog has gone');
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(4, box.y, { steps: 4 });
  await page.mouse.up();
}

it('the dialogs of a worksheet are accessible and fit, and give the focus back', async () => {
  const email = 'tomas@fieldfare.example';
  const call = await callsOf(email);
  const parts = [{ questionType: 'fraction-of', level: 2, count: 1 }];
  const { worksheetId } = await call('/startPlannedWorksheet', { purpose: 'practice', parts });
  const { page, complaints } = await newPage(browser);
  await logIn(page, email);
  const sheet = `/app/math/questions?worksheet=${String(worksheetId)}`;
  expect(await faultsOfDialogs(page, sheet, [/^Flag/, 'View Answer'])).toEqual([]);
  expect(await faultsOfDialogs(page, '/app/dashboard', [/^Discard/])).toEqual([]);
  expect(complaints).toEqual([]);
}, 120_000);

it('the dialogs of a family are accessible and fit, and give the focus back', async () => {
  const email = `${randomUUID()}@dialogs.example`;
  const names = { parentFirstName: 'Grace', parentLastName: 'Adeyemi', childName: 'Amara' };
  await send(createFreeAccount, { ...names, parentEmail: email, password });
  const { page, complaints } = await newPage(browser);
  await logIn(page, email, password);
  expect(await faultsOfDialogs(page, '/app/family', ['Add a child', 'Change Amara'])).toEqual([]);
  await page.getByRole('button', { name: 'Add a child' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Tunde');
  await slipOutOf(page, page.getByLabel('Name', { exact: true }));
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Tunde');
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('heading', { name: 'Tunde' }).waitFor();
  expect(await faultsOfDialog(page, 'Put Tunde away')).toEqual([]);
  expect(complaints).toEqual([]);
}, 120_000);
