import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds on the page as it stands, and whether it is wider than the window. */
export async function faultsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  return [...found, ...(await widthFaults(page))];
}

/** Whether the page as it stands is wider than the window. */
export async function widthFaults(page: Page): Promise<string[]> {
  const tooWide = await page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');
  return tooWide === true ? ['wider than the window'] : [];
}
