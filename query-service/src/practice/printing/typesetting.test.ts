import { describe, expect, it } from '@jest/globals';
import { pdfOf, type Content } from 'platform/typesetting';
import { drawnOn, pagesOf } from 'platform/testing/pdf-text';
import { page } from './page';
import { printedFigure } from './printed-figure';
import { withPictures } from './printed-pictures';
import { printedText } from './printed-text';

const worksheet = {
  worksheetId: '7a1c4e52',
  title: 'Maths: Fractions',
  issuedOn: 'today',
  passage: null,
  questions: [],
};
const printed = (...content: Content[]) => pdfOf(page(worksheet, { name: 'Questions', head: [], content }));
const latin = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1');
/** Where each run of glyphs on a page stands, from its lower left corner. */
const places = (drawn: string) =>
  [...drawn.matchAll(/1 0 0 1 ([\d.]+) ([\d.]+) Tm/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

/** Short level lines. */
const bars = (drawn: string) =>
  [...drawn.matchAll(/([\d.]+) ([\d.]+) m\n([\d.]+) ([\d.]+) l\nS/g)]
    .map(([, ...ends]) => ends.map(Number))
    .filter(([fromX = 0, fromY, toX = 0, toY]) => fromY === toY && toX - fromX < 20);

describe('a fraction', () => {
  it('has one number above the other, and a level bar between them', async () => {
    const [drawn = ''] = drawnOn(await printed(printedText('@@3/4')));
    const span = /\/Span <<\s*\/ActualText \(3\/4\)\s*>> BDC(.*?)EMC/s.exec(drawn)?.[1];
    const [over, under] = places(span ?? '');
    if (!over || !under) throw new Error('two numbers are drawn');
    expect(over.x).toBeCloseTo(under.x, 0);
    expect(over.y - under.y).toBeGreaterThan(8);
    expect(bars(drawn)).toHaveLength(1);
  });

  it('keeps its place in the line, also where the line is broken', async () => {
    const long = 'Sebastian spends @@1/12 of his money. '.repeat(12);
    const [text = ''] = pagesOf(await printed(printedText(long)));
    expect(text.match(/spends 112 of his money/g)).toHaveLength(12);
  });
});

describe('a page read aloud', () => {
  const square =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90" width="90" height="90"><title>A square (large)</title><rect width="60" height="60"/></svg>';

  it('says its language, its title, and what is heading, text and drawing', async () => {
    const file = latin(
      await printed(printedText('Look at it.'), printedFigure(square, { width: 90, height: 90, below: 0 })),
    );
    expect(file).toMatch(/\/MarkInfo|\/Marked true/);
    expect(file).toContain('/Lang (en-GB)');
    expect(file).toContain('/DisplayDocTitle true');
    expect(file).toMatch(/\/S \/Document/);
    expect(file.match(/\/S \/H1/g)).toHaveLength(1);
    expect(file).toMatch(/\/S \/P/);
    expect(file).toContain('/Alt (A square \\(large\\))');
  });

  it('is one paragraph over several lines, and passes over what is only ornament', async () => {
    const pdf = await printed(printedText('Seven old fishermen mended their nets. '.repeat(12)));
    // The day, and the text.
    expect(latin(pdf).match(/\/S \/P\b/g)).toHaveLength(2);
    const [drawn = ''] = drawnOn(pdf);
    expect(drawn.match(/\/Artifact BMC/g)?.length).toBeGreaterThanOrEqual(3);
  });

  it('has as many beginnings as ends of what is marked', async () => {
    const [drawn = ''] = drawnOn(await printed(printedText('What is 2@@3/4 of 8?')));
    expect(drawn.match(/\bB[DM]C\b/g)?.length).toBe(drawn.match(/\bEMC\b/g)?.length);
  });
});

describe('pictures to choose from', () => {
  const drawing = (width: number) =>
    printedFigure(`<svg viewBox="0 0 9 9" width="${width}" height="90"/>`, { width: 467, height: 200, below: 7 });
  const pictures = Array.from({ length: 5 }, () => '<svg viewBox="0 0 9 9" width="90" height="90"/>');
  const stacked = (width: number) => withPictures(drawing(width), pictures, { width: 467, share: 1 }).content.length;

  it('stand beside their drawing where there is room, and under it where there is none', () => {
    expect([100, 250, 600].map(stacked)).toEqual([1, 1, 2]);
  });

  it('let a page hold three squares of pictures', async () => {
    const question: Content = {
      unbreakable: true,
      stack: withPictures(drawing(250), pictures, { width: 467, share: 1 }).content,
    };
    expect(pagesOf(await printed(...[1, 2, 3].map(() => structuredClone(question))))).toHaveLength(1);
  });
});
