import type { Page } from 'playwright-core';

/** Between a drawing and what it stands on (WCAG 1.4.11). */
const CONTRAST = 3;

/** Of a drawing's pixels: so many at least have to stand out. */
const INK = 0.004;

interface Drawing {
  readonly is: string;
  readonly box: readonly [x: number, y: number, width: number, height: number];
}

/** A page may still be on the move while it is looked at: what is faint each time is faint. */
const LOOKS = 3;

/**
 * The drawings of a page that can hardly be told from what they stand on: of all pixels of each, too few have the contrast.
 * Looks at the picture that the page makes, since a browser that forces colours says of a drawing's what its author chose. The
 * picture is laid on a table for that: an empty page, which serves for any number of them.
 */
export async function faintDrawings(page: Page, table: Page): Promise<string[]> {
  let faint = await faintAtALook(page, table);
  for (let look = 1; look < LOOKS && faint.length > 0; look++) {
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    faint = await faintAtALook(page, table);
  }
  return faint.map((is) => `can hardly be seen: ${is}`);
}

async function faintAtALook(page: Page, table: Page): Promise<string[]> {
  const { drawings, picture } = await pictured(page);
  if (drawings.length === 0) return [];
  const shares = await table.evaluate<number[]>(
    `(${inkIn})('data:image/png;base64,${picture}', ${JSON.stringify(drawings)}, ${CONTRAST})`,
  );
  return drawings.filter((_, n) => (shares[n] ?? 0) < INK).map(({ is }) => is);
}

/** Where each drawing stands, and the page's picture of that very moment: nothing has moved while it was taken. */
async function pictured(page: Page, looks = LOOKS): Promise<{ drawings: Drawing[]; picture: string }> {
  const drawings = await page.evaluate<Drawing[]>(drawingsOnPage);
  const picture = (await page.screenshot({ fullPage: true })).toString('base64');
  const afterwards = await page.evaluate<Drawing[]>(drawingsOnPage);
  const hasMoved = JSON.stringify(afterwards) !== JSON.stringify(drawings);
  return hasMoved && looks > 1 ? pictured(page, looks - 1) : { drawings, picture };
}

/** The outermost ones, as they stand on the page, where nothing lies over them. */
const drawingsOnPage = `
  [...document.querySelectorAll('svg, main img')]
    .filter((drawing) => drawing.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((drawing) => {
      // What is scrolled away within a part of the page is on nobody's screen.
      const { top, bottom } = drawing.getBoundingClientRect();
      for (let around = drawing.parentElement; around && around !== document.body; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === 'visible') continue;
        const frame = around.getBoundingClientRect();
        if (top < frame.top || bottom > frame.bottom) return false;
      }
      return true;
    })
    .map((drawing) => {
      const { left, top, width, height } = drawing.getBoundingClientRect();
      const of = drawing.closest('[class]:not(svg, svg *)')?.className;
      const is = (drawing.getAttribute('aria-label') ?? String(drawing.getAttribute('class'))) + ' in ' + of;
      return { is, box: [left + scrollX, top + scrollY, width, height].map(Math.round) };
    })
    .filter(({ box: [left, top, width, height] }) => left >= 0 && top >= 0 && width >= 12 && height >= 12)
`;

/** Of each drawing: the share of its pixels that stand out from its most frequent colour. */
const inkIn = `async (address, drawings, contrast) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.drawImage(image, 0, 0);
  const linear = (part) => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const lightOf = (colour) =>
    0.2126 * linear(colour >> 16) + 0.7152 * linear((colour >> 8) & 255) + 0.0722 * linear(colour & 255);
  return drawings.map(({ box }) => {
    const { data } = context.getImageData(...box);
    const counts = new Map();
    for (let at = 0; at < data.length; at += 4) {
      const colour = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    const [ground] = [...counts].reduce((most, each) => (each[1] > most[1] ? each : most));
    const under = lightOf(ground);
    const standsOut = ([colour]) => {
      const light = lightOf(colour);
      return (Math.max(light, under) + 0.05) / (Math.min(light, under) + 0.05) >= contrast;
    };
    return [...counts].filter(standsOut).reduce((sum, [, count]) => sum + count, 0) / (data.length / 4);
  });
}`;
