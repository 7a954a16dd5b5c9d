import type { Browser, Page } from 'playwright-core';
import { PATIENCE_MS } from 'platform/testing/eventually';
import type { Sitter } from '../../system/mock-exams/seats';
import { systemUrl } from '../browser/browser';
import { watch } from '../browser/evidence';

/** A device on which somebody is signed in who sits mock exams, and what its page complained about. */
export async function deviceOf(browser: Browser, sitter: Sitter, width = 1280) {
  const { email, token: accessToken, learnerId } = sitter;
  const learners = [{ learnerId, childName: 'Zara' }];
  const roles = ['ROLE_MOCK_EXAM_STUDENT'];
  const session = { email, accessToken, roles, childName: 'Zara', learnerId, learners };
  const kept = JSON.stringify({
    ...session,
    expiresInSeconds: 600,
    doorOpenSeconds: 0,
    doorShutsAt: 0,
    asksWho: false,
  });
  const context = await browser.newContext({
    viewport: { width, height: 860 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    storageState: {
      cookies: [],
      origins: [{ origin: systemUrl(), localStorage: [{ name: 'fieldfare.session', value: kept }] }],
    },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  watch(page);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, complaints };
}

export const openAt = (page: Page, path: string) => page.goto(`${systemUrl()}/mock-exams/${path}`);

export const question = (page: Page, number: number) =>
  page.getByRole('heading', { name: `Question ${number}`, exact: true }).waitFor();

/** By keys, as somebody who knows them: a letter, and Enter to hand it in. */
export async function answer(page: Page, number: number, letter: string): Promise<void> {
  await question(page, number);
  await page.keyboard.press(letter);
  await page.keyboard.press('Enter');
}

export const saved = (page: Page) =>
  page
    .getByText(/^Saved \d\d:\d\d:\d\d$/)
    .first()
    .waitFor();
