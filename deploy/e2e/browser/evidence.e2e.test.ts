import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { newPage, openBrowser, systemUrl } from './browser';
import { KEEP_EVIDENCE, keepEvidence } from './evidence';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

it('keeps of a journey that fails what was on the page, what it said and what it asked for', async () => {
  const { page } = await newPage(browser);
  await page.goto(`${systemUrl()}/auth`);
  await page.evaluate("console.log('a word of the page')");
  await page.setContent('<h1>Nobody expects this</h1>');
  const place = (await keepEvidence('a journey / that “failed”')) ?? '';
  try {
    expect(place).toMatch(/a-journey-that-failed-?$/);
    expect(readFileSync(join(place, 'page-1.txt'), 'utf8')).toContain('Nobody expects this');
    const events = readFileSync(join(place, 'page-1.log'), 'utf8');
    expect(events).toMatch(/→ GET \S+\/auth\n/);
    expect(events).toMatch(/← 200 GET \S+\/auth\n/);
    expect(events).toContain('console log: a word of the page');
    expect(statSync(join(place, 'page-1.png')).size).toBeGreaterThan(1_000);
  } finally {
    rmSync(join(place, '..'), { recursive: true, force: true });
  }
  // Where the environment of the browser tests looks for it.
  expect((globalThis as Record<string, unknown>)[KEEP_EVIDENCE]).toBe(keepEvidence);
});
