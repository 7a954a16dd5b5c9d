import type { Page } from 'playwright-core';

/** KiB that a page has loaded of these kinds, as they came over the wire, with the headers of their replies. */
export async function weightOf(page: Page, address: string, wanted = ['Script', 'Stylesheet']): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (wanted.includes(kinds.get(requestId) ?? '')) bytes += encodedDataLength;
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  return bytes / 1024;
}

/** What a public page may weigh. */
export const MOST_KIB = 110;
