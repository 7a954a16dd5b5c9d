import { source } from 'axe-core';
import type { Page } from 'playwright-core';
import { onPage } from '../browser/browser';

/** Rules that axe finds broken on the page as it stands once nothing moves, each with the elements it finds, and whether the page is wider than the window. */
export async function faultsOn(page: Page): Promise<string[]> {
  await settled(page);
  const found = await brokenRules(page);
  return [...found, ...(await widthFaults(page))];
}

/** From now on each page that is opened has axe at hand, unread until somebody asks: to send it to each takes longer than to look. */
export const haveAxeAtHand = (page: Page): Promise<unknown> =>
  page.addInitScript(`globalThis.readAxe = () => { ${source} }`);

/** As axe finds them. A page keeps it for as long as it stands, and says only what is broken: to send either to and fro takes longer than to look. */
async function brokenRules(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>(hasAxe))) await page.evaluate(source);
  return page.evaluate<string[]>(looking);
}

const hasAxe = `(() => {
  if (!('axe' in window)) globalThis.readAxe?.();
  return 'axe' in window;
})()`;

// No page of ours has frames.
const looking = `
  axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', ')))
`;

/** Whether the page is wider than the window, and stays so, with what reaches out: what a script measures comes a few frames after the window. */
export async function widthFaults(page: Page): Promise<string[]> {
  let out: string | undefined;
  for (let looks = 0; looks < LOOKS; looks += 1) {
    out = await page.evaluate<string | undefined>(reachingOut);
    if (out === undefined) return [];
    await page.waitForTimeout(BETWEEN_LOOKS_MS);
  }
  return [`wider than the window: ${String(out)}`];
}

const LOOKS = 20;
const BETWEEN_LOOKS_MS = 100;

/** The innermost of what is beyond the right edge, or the words where what they stand in is not beyond it itself. */
const reachingOut = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return undefined;
  const isBeyond = (one) => one.getBoundingClientRect().right > clientWidth + 0.5;
  const beyond = [...document.querySelectorAll('body *')].filter(isBeyond).map((one) => one.tagName + '.' + one.className + ' ' + one.textContent);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words = document.createRange();
  while (texts.nextNode()) {
    words.selectNodeContents(texts.currentNode);
    if (isBeyond(words)) beyond.push('“' + texts.currentNode.data + '” in ' + texts.currentNode.parentElement.className);
  }
  return scrollWidth + ' of ' + clientWidth + ' ' + beyond.slice(-3).map((one) => one.slice(0, 80)).join(' | ');
})()`;

/** What is half faded in has the contrast of neither its beginning nor its end; a skeleton's shimmer, which has no end, is left to itself. */
async function settled(page: Page): Promise<void> {
  await onPage(
    page,
    `document.getAnimations().every(({ playState, effect }) =>
      playState !== 'running' || effect?.getComputedTiming().endTime === Infinity)`,
  );
}
