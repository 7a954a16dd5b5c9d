import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { logIn, mailTo, newPage } from '../browser/browser';

const email = `wren-${randomUUID().slice(0, 8)}@fieldfare.example`;
const password = 'amber tractor violin';

/** Has the page that is open invite another admin, who takes it up in a browser of their own and is logged in there. */
export async function inviteFrom(page: Page, browser: Browser) {
  // Another test may have left an admin behind.
  await page.getByRole('link', { name: /^Invite an(other)? admin$/ }).click();
  const form = page.getByRole('dialog', { name: 'Create Admin' });
  await form.getByLabel('Address of the new member of staff').fill(email);
  await form.getByRole('button', { name: 'Invite' }).click();
  await page.getByText(`An invitation is on its way to ${email}`).waitFor();
  const { links } = await mailTo(email, /Your invitation to Fieldfare/);
  const other = await newPage(browser, 1440);
  await other.page.goto(links.find((link) => link.includes('accept-invitation')) ?? '');
  await other.page.getByLabel('First name').fill('Wren');
  await other.page.getByLabel('Surname').fill('Abara');
  await other.page.getByLabel('Password', { exact: true }).fill(password);
  await other.page.getByLabel('Confirm password', { exact: true }).fill(password);
  await other.page.getByRole('button', { name: 'Make my account' }).click();
  await other.page.getByRole('heading', { name: 'Your account is ready' }).waitFor();
  await logIn(other.page, email, password);
  return { ...other, email, name: 'Wren Abara' };
}
