import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { zipEntries } from 'platform/finding/zip-entries';
import { pagesOf } from 'platform/testing/pdf-text';

/** A report as its PDF is read. */
export interface Print {
  readonly bytes: Buffer;
  /** The text of each page. */
  readonly pages: readonly string[];
}

/** The last report of each child, by the child's name: all that the page of reports gives as a ZIP. */
export async function allPrints(page: Page): Promise<ReadonlyMap<string, Print>> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Take all as ZIP' }).click(),
  ]);
  const files = zipEntries(readFileSync(await file.path()));
  return new Map(files.map(({ path, bytes }) => [childIn(path), printIn(bytes)]));
}

const printIn = (bytes: Buffer): Print => ({ bytes, pages: pagesOf(bytes) });

/** Presses what shows a report of which none is made yet. */
export async function previewed(page: Page, button: Locator): Promise<Print> {
  let bytes: Buffer | undefined;
  // The page keeps what it has fetched to itself: it is read on its way.
  await page.route('**/mock-exams/previewReport', async (route) => {
    const reply = await route.fetch();
    bytes = await reply.body();
    await route.fulfill({ response: reply });
  });
  const shown = page.waitForEvent('popup');
  await button.click();
  await (await shown).close();
  await page.unroute('**/mock-exams/previewReport');
  return printIn(bytes ?? Buffer.of());
}

const childIn = (path: string): string => /([^/]+)\.pdf$/.exec(path)?.[1] ?? path;

/** What stands first on it: "97 of 139", with what is said of it. */
export const marksIn = ({ pages }: Print): string => /\d+ of \d+/.exec(pages[0] ?? '')?.[0] ?? '';

/** All that it says, but for this note of what changed, and for what it was made from. */
export const saidIn = ({ pages }: Print, note?: string): string =>
  pages
    .join('\n')
    .replace(note === undefined ? '' : new RegExp(`Corrected\\. .*?${note.replaceAll('.', '\\.')}`, 's'), '')
    .replace(/Issue \d+,\s+made .*$/s, '');

const firstIn = (cell: string): string => /^(\d+ of \d+|\S+)/.exec(cell.replace(/\s+/g, ' '))?.[0] ?? '';

/** The children of the page of results that is open, with their marks and their rank; who has no total has dashes. */
export async function resultsOn(page: Page): Promise<ReadonlyMap<string, { marks: string; rank: string }>> {
  const rows = page.getByRole('region', { name: 'Children', exact: true }).locator('tbody tr[data-row-key]');
  await rows.first().waitFor();
  const cells = (await rows.allInnerTexts()).map((row) => row.split('\t').map((cell) => cell.trim()));
  return new Map(
    cells.map(([child = '', marks = '', rank = '']) => [
      // What else stands there is said of them: who did not come, who missed a paper.
      /^\S+/.exec(child)?.[0] ?? '',
      // What opens how it came about is told to whoever hears the page.
      { marks: firstIn(marks), rank: firstIn(rank) },
    ]),
  );
}
