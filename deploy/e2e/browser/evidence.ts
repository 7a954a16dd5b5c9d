import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** The name under which the tests' environment finds `keepEvidence`, which lives in the sandbox of the tests. */
export const KEEP_EVIDENCE = 'keepEvidenceOfTheBrowser';
export type KeepEvidence = (journey: string) => Promise<unknown>;

interface Watched {
  readonly page: Page;
  /** What the page has asked for and said, with the time of each. */
  readonly events: string[];
}

/** No page answers for ever: a screenshot of one that hangs is not waited for. */
const PATIENCE_MS = 5_000;
const LATEST = 2_000;

const watched = new Set<Watched>();
let folder: string | undefined;

/** From now on what the page asks for and says is written down, for the case that its journey fails. */
export function watch(page: Page): void {
  const events: string[] = [];
  const note = (text: string) => {
    events.push(`${new Date().toISOString()} ${text}`);
    if (events.length > LATEST) events.shift();
  };
  page.on('console', (message) => note(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => note(`error: ${error.stack ?? error.message}`));
  page.on('request', (request) => note(`→ ${request.method()} ${request.url()}`));
  page.on('response', (response) => note(`← ${response.status()} ${response.request().method()} ${response.url()}`));
  page.on('requestfailed', (request) => note(`✗ ${request.url()}: ${request.failure()?.errorText ?? 'failed'}`));
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) note(`at ${frame.url()}`);
  });
  const one = { page, events };
  watched.add(one);
  page.on('close', () => watched.delete(one));
}

/** Keeps a picture, the text and the events of every open page in a folder, and says where. */
export async function keepEvidence(journey: string): Promise<string | undefined> {
  if (watched.size === 0) return undefined;
  const among = process.env['E2E_EVIDENCE'] ?? tmpdir();
  mkdirSync(among, { recursive: true });
  folder ??= mkdtempSync(join(among, 'fieldfare-evidence-'));
  const place = join(folder, journey.replace(/[^\p{L}\d]+/gu, '-').slice(0, 80));
  mkdirSync(place, { recursive: true });
  await Promise.all([...watched].map((one, n) => keepPage(one, join(place, `page-${n + 1}`))));
  console.error(`What the browser showed when “${journey}” failed is in ${place}`);
  return place;
}

async function keepPage({ page, events }: Watched, file: string): Promise<void> {
  const soon = { timeout: PATIENCE_MS };
  const text = await page.locator('body').innerText(soon).catch(String);
  writeFileSync(`${file}.txt`, `${page.url()}\n\n${text}\n`);
  writeFileSync(`${file}.log`, `${events.join('\n')}\n`);
  await page.screenshot({ ...soon, path: `${file}.png`, fullPage: true }).catch((error: unknown) => {
    writeFileSync(`${file}.png.txt`, String(error));
  });
}

(globalThis as Record<string, unknown>)[KEEP_EVIDENCE] = keepEvidence;
