import { chromium, type Browser, type Page } from 'playwright-core';
import { eventually, PATIENCE_MS, until } from 'platform/testing/eventually';
import { watch } from './evidence';

/** The running system that the journeys are made in; the test runner starts one. */
export function systemUrl(): string {
  const url = process.env['E2E_URL'];
  if (url === undefined)
    throw new Error('E2E_URL is not set: run the journeys through `npm test`, or start the system and name it');
  return url;
}

/**
 * Of the last list alone that a browser is given it takes notice: Playwright's own, as far as it is about Linux, and what hangs
 * down from the address bar, a page of the browser's own, made for each window, that takes longer than one of ours.
 */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

// A browser that asks nobody for anything: no updates, no look-ups.
export const quietBrowser = [
  '--no-sandbox',
  // A page stands for a second or two: what is compiled again for the long run is not run for long.
  '--js-flags=--no-opt --no-maglev',
  `--disable-features=${withoutFeatures.join(',')}`,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium's engine without its windows: the same pages, for a fifth less of the processor. */
export const chromiumPath = '/usr/bin/chromium-headless-shell';

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath, args: quietBrowser });

/** A page of a new visitor, and what it complained about. */
export async function newPage(browser: Browser, width = 1280): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({
    viewport: { width, height: 860 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  watch(page);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, complaints };
}

export async function logIn(page: Page, email: string, password = 'fieldfare-demo'): Promise<void> {
  await page.goto(`${systemUrl()}/auth/individual-login`);
  await page.getByRole('heading', { name: 'Individual login' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/\/(app|mock-exams)\//);
}

/** Waits for an expression to be true on the page. It is asked from outside: asking again in the page is code made of text, which its policy refuses. */
export const onPage = (page: Page, expression: string): Promise<void> =>
  until(async () => (await page.evaluate(expression)) === true, expression);

interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
}

/** Whatever has come by now, the newest first. */
export const mails = async () => (await (await fetch(`${systemUrl()}/mail/messages.json`)).json()) as Mail[];
const isTo =
  (address: string, subject: RegExp) =>
  (mail: Mail): boolean =>
    mail.to.includes(address) && subject.test(mail.subject);

/** How many mails have come to an address by now. */
export const mailsTo = async (address: string, subject: RegExp): Promise<number> =>
  (await mails()).filter(isTo(address, subject)).length;

/** The newest mail to an address, once it has come. */
export async function mailTo(address: string, subject: RegExp): Promise<Mail> {
  const found = await eventually(
    async () => (await mails()).find(isTo(address, subject)),
    (mail) => mail !== undefined,
  );
  if (!found) throw new Error(`no mail to ${address} about ${subject.source}`);
  return found;
}
