import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { MovingKey } from './session-office';

/** What a change of a key would do to one child. */
interface Moved {
  readonly old: number;
  readonly new: number;
  /** "12 to 11=", or one of them where it stays. */
  readonly ranks: string;
}

/** A change as it is shown before it is decided. */
export interface Change {
  readonly marks: number;
  readonly ranks: number;
  readonly reports: number;
  /** By name: whose issued report would print otherwise. */
  readonly rows: ReadonlyMap<string, Moved>;
}

/** From the page of results that is open: the hardest questions first, and of this one the way to its key. */
export async function openKeyOf(page: Page, { paper, number }: MovingKey): Promise<void> {
  const questions = page.getByRole('region', { name: 'Questions', exact: true });
  await questions.getByRole('columnheader', { name: 'Right' }).click();
  await questions.getByRole('button', { name: `Paper ${paper}, question ${number}`, exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Put this key right' }).click();
  await page.getByRole('heading', { level: 1, name: new RegExp(`^Put a key right: question ${number} of `) }).waitFor();
}

/** The page of a key with a change that is weighed. */
export async function shownChange(page: Page): Promise<Change> {
  const figures = page.getByRole('list', { name: 'What would change' });
  await figures.waitFor();
  const [, marks = 0, ranks = 0, reports = 0] = (await figures.getByRole('listitem').allInnerTexts()).map(firstNumber);
  const table = page.getByRole('region', { name: 'Sittings that would change' });
  const rows = (await table.locator('tbody tr').allInnerTexts()).map((row) => row.split('\t'));
  // The first group are those that are issued again.
  const end = rows.findIndex((cells, index) => index > 0 && cells.length === 1);
  const first = rows.slice(1, end === -1 ? rows.length : end);
  return {
    marks,
    ranks,
    reports,
    rows: new Map(
      first.map(([child = '', , old = '', next = '', rank = '']) => [nameIn(child), moved(old, next, rank)]),
    ),
  };
}

/** What each family would read above the first sentence of its report, by the child's name, with the reason that stands there. */
export async function readByFamilies(page: Page): Promise<ReadonlyMap<string, string>> {
  const card = page.getByRole('region', { name: 'What families will read' });
  const whose = card.getByRole('combobox', { name: 'Whose report' });
  const read = new Map<string, string>();
  for (const label of await whose.getByRole('option').allInnerTexts()) {
    await whose.selectOption({ label });
    read.set(label.replace(/’s$/, ''), await card.locator('blockquote').innerText());
  }
  return read;
}

const nameIn = (cell: string): string => /^\S+/.exec(cell)?.[0] ?? '';

const firstNumber = (text: string): number => Number(/\d+/.exec(text)?.[0]);

const moved = (old: string, next: string, ranks: string): Moved => ({
  old: firstNumber(old),
  new: firstNumber(next),
  // What is read aloud besides comes after it.
  ranks: (ranks.split(':')[0] ?? '').trim(),
});

/** Asks a second person by name, for this reason. */
export async function propose(page: Page, { asks, reason }: { readonly asks: string; readonly reason: string }) {
  await page.getByLabel('Reason, as families will read it').fill(reason);
  await page.getByLabel('Second person, as sent reports change').selectOption({ label: asks });
  await page.getByRole('button', { name: new RegExp(`^Ask ${asks} to confirm`) }).click();
  await page.getByText(new RegExp(`You proposed it on .* and asked ${asks} to confirm it`)).waitFor();
}

/** Refuses what is open, and says why: what was typed of it survives a reload. */
export async function refuse(page: Page, words: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Refuse the proposal' });
  const open = () => page.getByRole('button', { name: 'Refuse it' }).click();
  await open();
  await dialog.getByLabel(/^Why/).fill(words);
  await page.reload();
  await open();
  expect(await dialog.getByLabel(/^Why/).inputValue()).toBe(words);
  await dialog.getByRole('button', { name: 'Refuse it' }).click();
  await page.getByText('The proposal is refused: the key stays as it is.').waitFor();
}

/** Confirms what is open, as it is shown, and waits until it counts. */
export async function confirm(page: Page, who: string): Promise<void> {
  await page.getByRole('button', { name: /^Confirm, and issue/ }).click();
  await page.getByRole('region', { name: 'Decided so far' }).getByText(new RegExp(who)).first().waitFor();
}
