import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { until } from 'platform/testing/eventually';
import { logIn, mailsTo, mailTo, newPage, openBrowser, systemUrl } from '../browser/browser';
import { callsOf } from '../browser/calls';
import { confirm, openKeyOf, propose, readByFamilies, refuse, shownChange, type Change } from './key-page';
import { allPrints, marksIn, previewed, resultsOn, saidIn, type Print } from './printed-reports';
import { refuseMailTo } from './refused-address';
import { inviteFrom } from './second-admin';
import { SessionOffice } from './session-office';

const PARTS = 120_000;
const FIRST = /^The report of .*’s mock exam/;
const CORRECTED = /^A new report of .*’s mock exam/;
/** What was marked otherwise, the mark before and the one now, then why. */
const CHANGED =
  /Corrected\. Question \d+ of .*? was marked again with a corrected answer: the mark(?: (?:was \d+ of \d+ and is|stays) \d+ of \d+(?: now)?(?:, (?:and )?(?:the percentile was|it is (?:above|level with)|the standardised score was|the range of) [^.]+)?|, \d+ of \d+,(?: and the percentile, \d+, are| is) the same)\. One question was/s;
const WRONG = 'One question was marked with the wrong answer.';
const UNSURE = 'Is the other choice not right as well?';
const BACK = 'Our correction was wrong: it is marked as it was before.';

let browser: Browser;
let page: Page;
let complaints: string[];
let office: SessionOffice;
let second: Awaited<ReturnType<typeof inviteFrom>>;
/** As results and reports were before a key was touched. */
let results: Awaited<ReturnType<typeof resultsOn>>;
let issued: ReadonlyMap<string, Print>;
let change: Change;
/** What the second person was shown that families would read, by the child. */
let told: ReadonlyMap<string, string>;

beforeAll(async () => {
  browser = await openBrowser();
  ({ page, complaints } = await newPage(browser, 1440));
  await logIn(page, 'admin@fieldfare.example');
  office = await SessionOffice.of(await callsOf('admin@fieldfare.example'));
  await open('mock-exam-results');
  results = await resultsOn(page);
});
afterAll(async () => {
  await browser.close();
});

const rowOf = (child: string) => page.getByRole('row', { name: new RegExp(`^${child}\\b`) });
const open = (name: string) =>
  page.goto(`${systemUrl()}/app/admin-whizz/${name}?mockExamSessionId=${office.sessionId}`);

/** Of all who sat: so much for each, or where it is one of these another number. */
const ofEach = (count: number, other = count, those: ReadonlyMap<string, unknown> = new Map()) =>
  new Map([...issued.keys()].map((child) => [child, those.has(child) ? other : count]));

/** Waits until each report was sent as often as this, and was mailed about no oftener. */
async function sentAs(versions: ReadonlyMap<string, number>): Promise<void> {
  await until(
    async () => isSame(await office.sent(), versions),
    'each report is sent as often as it was issued',
    PARTS,
  );
  const corrected = new Map([...versions].map(([child, version]) => [child, version - 1]));
  expect(await office.mailsAbout(FIRST)).toEqual(ofEach(1));
  expect(await office.mailsAbout(CORRECTED)).toEqual(corrected);
}

const isSame = (some: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>) =>
  some.size === others.size && [...some].every(([child, count]) => others.get(child) === count);

it(
  'previews a report, makes all forty and writes to each family that sat once; one that is refused is told, and sent again',
  async () => {
    await page.goto(`${systemUrl()}/app/admin-whizz/mock-exam-sessions?show=past`);
    await page
      .getByRole('link', { name: /^Send reports/ })
      .first()
      .click();
    await page.getByRole('heading', { name: '39 reports to send' }).waitFor();
    const preview = await previewed(page, rowOf('Amara').getByRole('button', { name: /^Preview/ }));
    expect([preview.pages.length, marksIn(preview)]).toEqual([2, results.get('Amara')?.marks]);

    const mendMailbox = refuseMailTo('amara@fieldfare.example');
    await page.getByRole('button', { name: 'Send 39 reports' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send 39 reports' }).click();
    await page.getByRole('heading', { name: '1 report could not be sent' }).waitFor({ timeout: PARTS });
    await page.getByText('38 sent, 1 failed.').waitFor();
    await rowOf('Ruaridh').getByText('Did not sit the exam').waitFor();
    await rowOf('Amara').getByText('The mail server said: 550 5.1.1 no such mailbox').waitFor();
    mendMailbox();
    await rowOf('Amara')
      .getByRole('button', { name: /^Send again/ })
      .click();
    await page.getByRole('button', { name: 'Send it again' }).click();
    await page.getByRole('heading', { name: '39 reports sent' }).waitFor();
    await page.getByText('39 sent.').waitFor();
    expect((await mailTo('amara@fieldfare.example', FIRST)).text).not.toMatch(/\d+ of \d+|%/);
  },
  2 * PARTS,
);

it('prints of each child the marks that the page of results has, and has mailed about each once', async () => {
  await open('mock-exam-reports');
  issued = await allPrints(page);
  const [printed, shown] = [marksOf(issued), new Map([...results].map(([child, { marks }]) => [child, marks]))];
  // One did not come, and one left before the second paper: the report is of the first alone.
  expect([shown.size, shown.get('Ruaridh'), shown.get('Suki')]).toEqual([40, '–', '–']);
  expect(printed.get('Suki')).toMatch(/^\d+ of (69|70)$/);
  for (const child of ['Ruaridh', 'Suki']) shown.delete(child);
  expect(new Map([...printed].filter(([child]) => child !== 'Suki'))).toEqual(shown);
  for (const [child, { pages }] of issued)
    expect([child, pages.length, pages[0]?.includes(child)]).toEqual([child, 2, true]);
  await sentAs(ofEach(1));
});

const nothing: Print = { bytes: Buffer.of(), pages: [] };
const rightIn = (print: Print = nothing) => Number(marksIn(print).split(' ')[0]);
const marksOf = (prints: ReadonlyMap<string, Print>) =>
  new Map([...prints].map(([child, print]) => [child, marksIn(print)]));

/** What a mail leads to. */
async function openMailed(reader: Page, email: string, subject: RegExp): Promise<void> {
  const { links } = await mailTo(email, subject);
  await reader.goto(links.find((link) => link.includes('mock-exam-key')) ?? '');
}

it(
  'shows whose marks and ranks another key would change, and has it confirmed by an admin who was invited for it',
  async () => {
    const key = await office.keyThatMoves(5);
    await open('mock-exam-results');
    await openKeyOf(page, key);
    await page.getByRole('radio', { name: `Key is ${key.letter}` }).click();
    change = await shownChange(page);
    expect([change.marks, change.rows.size]).toEqual([key.moves, change.reports]);
    expect(change.ranks).toBeGreaterThanOrEqual(3);
    for (const [child, { old }] of change.rows) expect([child, old]).toEqual([child, rightIn(issued.get(child))]);
    const looked = page.url();
    second = await inviteFrom(page, browser);
    await page.goto(looked);
    await propose(page, { asks: second.name, reason: WRONG });
    await openMailed(second.page, second.email, /^The key of question \d+ of .+ waits for you to confirm it/);
    await refuse(second.page, UNSURE);
    await openMailed(page, 'admin@fieldfare.example', /^Your change of the key of question \d+ of .+ was refused/);
    await page.getByText(`Refused: “${UNSURE}”`).waitFor();
    await page.goto(looked);
    await propose(page, { asks: second.name, reason: WRONG });
    await openMailed(second.page, second.email, /^The key of question \d+ of .+ waits for you to confirm it/);
    await second.page.getByRole('button', { name: 'See what it would change' }).click();
    expect(await shownChange(second.page)).toEqual(change);
    told = await readByFamilies(second.page);
    expect([...told.keys()].toSorted()).toEqual([...change.rows.keys()].toSorted());
    await confirm(second.page, 'Ravi Menon, confirmed by Wren Abara');
  },
  2 * PARTS,
);

/** Who was to be issued again has the new mark and says that it was corrected; everybody else the very same bytes. */
function isAsShown(child: string, print: Print): void {
  const moved = change.rows.get(child);
  if (!moved) expect([child, print.bytes.equals((issued.get(child) ?? nothing).bytes)]).toEqual([child, true]);
  else expect([child, rightIn(print)]).toEqual([child, moved.new]);
  expect([child, CHANGED.test(print.pages[0] ?? '')]).toEqual([child, moved !== undefined]);
  expect([child, print.pages.length]).toEqual([child, 2]);
}

/** However lines are broken. */
const unbroken = (text: string): string => text.replace(/\s+/g, '');

/** The card, the mail and the paper say the same, word for word. */
function areAsTold(prints: ReadonlyMap<string, Print>, mailed: ReadonlyMap<string, string>): void {
  for (const [child, words] of told) {
    expect([child, unbroken(prints.get(child)?.pages[0] ?? '')]).toEqual([child, stringContaining(words)]);
    expect([child, unbroken(mailed.get(child) ?? '')]).toEqual([child, stringContaining(words.slice(CORRECTION))]);
  }
}
const CORRECTION = 'Corrected. '.length;
const stringContaining = (words: string): unknown => expect.stringContaining(unbroken(words));

it(
  'issues those alone again whose print differs, tells their families once, and keeps the first issue',
  async () => {
    await open('mock-exam-reports');
    await sentAs(ofEach(1, 2, change.rows));
    await page.getByText(/A key was put right: \d+\sreports? that would now read otherwise made anew/).waitFor();
    const prints = await allPrints(page);
    for (const [child, print] of prints) isAsShown(child, print);
    areAsTold(prints, await office.mailedAbout(CORRECTED));
    const [child = ''] = change.rows.keys();
    await rowOf(child).getByRole('link', { name: /^Read/ }).click();
    await page.getByText(WRONG).waitFor();
    await page.getByRole('link', { name: /^the one of/ }).click();
    await page.getByText('This is an earlier report.').waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as PDF' }).click(),
    ]);
    expect(await readFile(await file.path())).toEqual(issued.get(child)?.bytes);
    await open('mock-exam-results');
    expect((await resultsOn(page)).get(child)?.marks).toBe(marksIn(prints.get(child) ?? nothing));
  },
  2 * PARTS,
);

it(
  'takes it back by a second decision, and everything is as it was before',
  async () => {
    const { page: other } = second;
    await other.getByRole('button', { name: 'See what taking it back would change' }).click();
    const back = await shownChange(other);
    expect([...back.rows.keys()].toSorted()).toEqual([...change.rows.keys()].toSorted());
    await propose(other, { asks: 'Ravi Menon', reason: BACK });
    await openMailed(page, 'admin@fieldfare.example', /^The key of question \d+ of .+ waits for you to confirm it/);
    await page.getByRole('button', { name: 'See what it would change' }).click();
    await shownChange(page);
    await confirm(page, 'Wren Abara, confirmed by Ravi Menon');
    await sentAs(ofEach(1, 3, change.rows));
    await open('mock-exam-results');
    expect(await resultsOn(page)).toEqual(results);
    await open('mock-exam-reports');
    for (const [child, print] of await allPrints(page)) {
      expect([child, saidIn(print, BACK)]).toEqual([child, saidIn(issued.get(child) ?? nothing)]);
    }
    expect([...complaints, ...second.complaints]).toEqual([]);
  },
  2 * PARTS,
);

it('sends one again by a decision, and no second time by a second press', async () => {
  const toMei = () => mailsTo('mei@fieldfare.example', /report of .*’s mock exam/);
  const before = await toMei();
  await rowOf('Mei')
    .getByRole('button', { name: /^Send again/ })
    .click();
  await page.getByRole('button', { name: 'Send it again' }).dblclick();
  await until(async () => (await toMei()) > before, 'Mei’s family has it once more');
  await page.reload();
  await page.getByText('39 sent.').waitFor({ timeout: PARTS });
  expect(await toMei()).toBe(before + 1);
});

it('makes the overall report for staff, which opens as a PDF', async () => {
  await page.getByRole('button', { name: 'Send Overall Report' }).click();
  await page.getByText(/\d\sadmins? (was|were) written to/).waitFor({ timeout: PARTS });
  await mailTo('admin@fieldfare.example', /The overall report of the mock exam/);
  await page.getByRole('link', { name: 'Read it here' }).click();
  await page.getByRole('heading', { level: 1, name: /^Half of 38 children had/ }).waitFor();
  await page.getByRole('button', { name: 'Make it again and compare' }).click();
  await page.getByText('The same to the byte.').waitFor({ timeout: PARTS });
  expect(complaints).toEqual([]);
});
