import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { flagQuestion } from 'schemas/practice/flagging/flagging.contract';
import { registerUser, validateUser } from 'schemas/accounts/accounts.contract';
import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumPath, quietBrowser } from '../e2e/browser/browser';
import { innerPorts } from 'platform/ports';
import { PATIENCE_MS } from 'platform/testing/eventually';
import { workspaces } from '../build/workspaces.mjs';
import { crowding } from '../system/running/crowding';

const root = join(__dirname, '../..');
// On the disk of the packages, which can be linked only there.
const place = join(root, '.data');
let copy: string;
let port: number;
let dev: ChildProcess;
let said = '';
let browser: Browser;
let page: Page;

/** A copy of the sources, whose files may be changed; the packages are the same files by another name. */
function copied(): string {
  mkdirSync(place, { recursive: true });
  const folder = mkdtempSync(join(place, 'dev-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.trim().split('\n'))
    cpSync(join(root, file), join(folder, file), { force: false, errorOnExist: false });
  for (const at of ['.', ...workspaces(root)])
    linkPackages(join(root, at, 'node_modules'), join(folder, at, 'node_modules'));
  return folder;
}

// Hard links: a package that is found through a symbolic link is looked for under its own name, and is then another's.
function linkPackages(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    execFileSync('cp', ['--archive', '--link', from, to], { stdio: 'ignore' });
  } catch {
    // A workspace without packages of its own, or the cache that changes while it is being linked.
  }
  rmSync(join(to, '.cache'), { recursive: true, force: true });
}

beforeAll(async () => {
  copy = copied();
  [port = 0] = await innerPorts(1);
  dev = spawn(process.execPath, [join(copy, 'deploy/dev/dev.mjs')], {
    cwd: copy,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(copy, '.data'), DEMO_WORLD: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const output of [dev.stdout, dev.stderr]) output?.on('data', (text: Buffer) => (said += text.toString()));
  await hears('Fieldfare is running.');
  browser = await chromium.launch({ executablePath: chromiumPath, args: quietBrowser });
  page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
});

afterAll(async () => {
  await browser.close();
  dev.kill('SIGKILL');
  rmSync(copy, { recursive: true, force: true });
});

async function hears(text: string | RegExp): Promise<void> {
  while (typeof text === 'string' ? !said.includes(text) : !text.test(said)) {
    if (dev.exitCode !== null) throw new Error(`it has ended: ${said}`);
    await wait(20);
  }
}

function change(file: string, from: string, to: string): void {
  const text = readFileSync(join(copy, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(copy, file), text.replace(from, to));
}

async function begunAgain(from: string, to: string): Promise<void> {
  const before = said.length;
  change('command-service/src/practice/worksheet.decider.ts', from, to);
  while (!/command-service is begun again/.test(said.slice(before))) await wait(20);
}

/** In milliseconds, of all times that a changed service was begun again. */
const quickest = (): number =>
  Math.min(...Array.from(said.matchAll(/command-service is begun again \((\d+) ms\)/g), ([, ms]) => Number(ms)));

const post = async (path: string, body: object, token?: string) => {
  const response = await fetch(`http://localhost:${port}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as { accessToken?: string; code?: string } };
};

it('puts a changed page on the screen at once, with what was typed into it', async () => {
  await page.goto(`http://localhost:${port}/auth/individual-login`);
  await page.getByLabel('Email').fill('half@typed');
  const took: number[] = [];
  let from = 'Individual login';
  const limit = 1_000 * crowding();
  for (let n = 1; n <= 10 && Math.min(...took, Infinity) >= limit; n += 1) {
    const to = `Change ${n}.`;
    const began = performance.now();
    change('frontend/src/pages/accounts/log-in.page.tsx', `'${from}'`, `'${to}'`);
    await page.getByRole('heading', { name: to }).waitFor();
    took.push(performance.now() - began);
    from = to;
  }
  expect(await page.getByLabel('Email').inputValue()).toBe('half@typed');
  // The quickest of several: what a busy machine adds is not ours.
  expect(Math.min(...took)).toBeLessThan(limit);
});

it('begins the service again whose decider was changed, and no other', async () => {
  const person = { parentEmail: 'ada@example.org', password: 'a long enough password' };
  await post(registerUser.path, { ...person, studentName: 'Ada' });
  const { body } = await post(validateUser.path, { email: person.parentEmail, password: person.password });
  const flag = () => post(flagQuestion.path, { worksheetId: 'no-such-worksheet', questionNumber: 1 }, body.accessToken);
  expect(await flag()).toMatchObject({ status: 404, body: { code: 'WorksheetNotFound' } });

  const before = said.length;
  change(
    'command-service/src/practice/worksheet.decider.ts',
    "refuse('WorksheetNotFound')",
    "refuse('QuestionNotFound')",
  );
  await hears(/command-service is begun again/);
  while ((await flag().catch(() => undefined))?.body.code !== 'QuestionNotFound') await wait(20);
  expect(said.slice(before)).not.toMatch(/(query-service|projectors|workers|gateway) is begun again/);
});

it('marks each line of the log with the service that wrote it', () => {
  expect(said).toMatch(/command-service\s+\S*\d\d:\d\d:\d\d ready/);
});

it('goes on with what it has where the sources hold a fault, and takes them up once they are mended', async () => {
  change('command-service/src/practice/worksheet.decider.ts', 'function decide(', 'function decide((');
  await hears(/worksheet\.decider\.ts:\d+/);
  expect((await post('/auth/validateUser', {})).status).toBe(400);
  await begunAgain('function decide((', 'function decide(');
  // The quickest of several times, for the same reason.
  const limit = 3_000 * crowding();
  for (let n = 1; n <= 6 && quickest() >= limit; n += 1)
    await begunAgain(n === 1 ? 'function decide(' : `/* ${n - 1} */ function decide(`, `/* ${n} */ function decide(`);
  expect(quickest()).toBeLessThan(limit);
});

it('stops all of it at one Ctrl-C, or whatever else tells it to', async () => {
  const ended = once(dev, 'exit');
  // As a terminal that is closed does, and a service manager: Ctrl-C goes the same way.
  dev.kill('SIGTERM');
  await ended;
  // Whoever is killed in the middle leaves it behind.
  expect(existsSync(join(copy, '.data/processes.json'))).toBe(false);
  await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow();
});
